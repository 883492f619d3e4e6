// What axe does not look for, as a list of sentences; run inside a page that should not move.
(looksForMotion) => {
  const found = [];
  const name = (element) => element.outerHTML.slice(0, 120);
  const still = (seconds) => seconds.split(", ").every((each) => Number.parseFloat(each) === 0);

  // A drawing says what it shows, or stands beside a text that says the same.
  for (const drawing of document.querySelectorAll("svg:not(svg svg)")) {
    const isSilent = drawing.closest("[aria-hidden=true]");
    const isNamed = drawing.getAttribute("role") === "img" && drawing.getAttribute("aria-label")?.trim();
    if (!isSilent && !isNamed) found.push(`a drawing without a text: ${name(drawing)}`);
  }

  for (const element of looksForMotion ? document.querySelectorAll("*") : []) {
    for (const part of [null, "::before", "::after"]) {
      const style = getComputedStyle(element, part);
      const moves =
        !still(style.transitionDuration) || !still(style.animationDuration) || style.scrollBehavior === "smooth";
      if (moves) found.push(`moves: ${name(element)}`);
    }
  }
  return found;
};
