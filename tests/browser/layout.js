// What is wrong with the layout of this page, as a list of sentences; run inside the page.
() => {
  const found = [];
  const bar = document.querySelector(".bar");
  const page = document.scrollingElement;
  const box = (element) => element.getBoundingClientRect();
  const name = (element) =>
    `<${element.localName} class="${element.getAttribute("class") ?? ""}"> ${element.textContent.trim().slice(0, 40)}`;
  const all = (selector) =>
    [...document.querySelectorAll(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
        !element.closest(".visually-hidden, .skip, .brief [data-state=incomplete] [data-name], .contents"),
    );

  if (page.scrollWidth > page.clientWidth) found.push(`scrolls sideways: ${page.scrollWidth} px`);
  for (const element of all("body *:not(svg *, .stage *, .scroll *)")) {
    const { left, right } = box(element);
    if (left < -0.5 || right > page.clientWidth + 0.5) found.push(`sticks out: ${name(element)}`);
  }

  // The squares of a board are a drawing of any size, and some of them may be out of sight.
  for (const element of all("h1, h2, h3, p, li, label, legend, summary, button:not(.square), a, figcaption")) {
    if (element.scrollWidth > Math.ceil(box(element).width) && getComputedStyle(element).display !== "inline")
      found.push(`cut off: ${name(element)}`);
  }

  // A radio button lies under its label on purpose, and a link in a sentence is as high as its line.
  const controls = all("a, button:not(.square), summary, label.color-choice, input, select, textarea").filter(
    (element) => !element.matches("input[type=radio], input[type=checkbox]"),
  );
  for (const element of controls) {
    const alone = element.parentElement.textContent.trim() === element.textContent.trim();
    const inSentence = element.localName === "a" && getComputedStyle(element).display === "inline" && !alone;
    if (!inSentence && box(element).height < 43.5)
      found.push(`too low to tap: ${name(element)}: ${box(element).height} px`);
  }

  window.scrollTo(0, page.scrollHeight);
  const lying = controls.filter((element) => !bar.contains(element));
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  lying.forEach((one, i) => {
    if (overlap(box(one), box(bar))) found.push(`under the bar: ${name(one)}`);
    for (const other of lying.slice(i + 1)) {
      const nested = one.contains(other) || other.contains(one);
      if (!nested && overlap(box(one), box(other))) found.push(`overlap: ${name(one)} / ${name(other)}`);
    }
  });
  // Of screens side by side those that are not there have no height, and what is in them is cut off.
  const isCut = (element) => {
    const screen = element.closest(".one-by-one .boards > :not([data-current])");
    return screen && screen.scrollHeight > screen.clientHeight + 1;
  };
  const shown = all("main *:not(svg *)").filter((element) => !isCut(element));
  const last = Math.max(...shown.map((element) => box(element).bottom));
  if (last > box(bar).top + 0.5) found.push("the end of the page is under the bar");
  const band = box(bar).top - last;
  // A form that its script has yet to arrange is not shown.
  const waits = [...document.forms].some((form) => getComputedStyle(form).visibility === "hidden");
  if (!waits && page.scrollHeight > page.clientHeight && band > 40)
    found.push(`a blank band under the content: ${band} px`);
  return found;
};
