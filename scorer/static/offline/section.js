// A section in a second language beside the first, if the phone has that language too.

const query = new URLSearchParams(location.search);
const wanted = document.querySelector(`.second [name=with][value="${CSS.escape(query.get("with") ?? "")}"]`);

async function show({ value: tag, lang, dir }) {
  const answer = await fetch(location.pathname.replace(/^\/[^/]+/, `/${tag}`));
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const second = Object.assign(page.querySelector("article"), { lang, dir });
  const title = Object.assign(document.createElement("h2"), { className: "h1" });
  title.append(...second.querySelector("h1").childNodes);
  second.querySelector("h1").replaceWith(title);
  document.querySelector("article").after(second);
  second.parentElement.className = "pair";
  document.querySelector("[data-one]").hidden = false;
}

if (wanted) {
  wanted.setAttribute("aria-pressed", "true");
  show(wanted).catch(() => wanted.setAttribute("aria-pressed", "false"));
}
