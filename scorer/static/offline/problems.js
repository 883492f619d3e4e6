// What is wrong with a form, told as the server tells it: a summary that links every field, and a note
// beside each.

const { problems: texts, summary } = JSON.parse(document.getElementById("shell").textContent);

const make = (name, attributes, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

// Problems are fields' ids with codes; `whose` says more about a field in the summary, if needed.
export function showProblems(problems, whose = (_, text) => text) {
  if (!problems.length) return;
  const items = problems.map(([field, code]) =>
    make("li", {}, make("a", { href: `#${field}` }, whose(field, texts[code]))),
  );
  const title = make("h2", { id: "problems-title" }, summary[Math.min(problems.length, summary.length) - 1]);
  const box = make("div", { class: "problems", role: "alert", "aria-labelledby": "problems-title", tabindex: -1 }, title);
  box.append(make("ul", {}, ...items));
  document.querySelector("h1").after(box);
  // Once the page is shown.
  requestAnimationFrame(() => box.focus());
  for (const [field, code] of problems) {
    const place = document.getElementById(field);
    const note = make("p", { class: "problem", id: `${field}-problem` }, texts[code]);
    if (place.matches("input")) {
      place.setAttribute("aria-invalid", "true");
      place.parentElement.after(note);
    } else (place.querySelector("legend") ?? place.firstElementChild).after(note);
    place.setAttribute("aria-describedby", note.id);
  }
}
