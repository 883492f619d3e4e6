// Straight to where the server would lead to by a redirect. It saves a round trip; and where a service
// worker answers, some browsers (WebKit) put every redirect into the history, so that going back would
// lead forward again. Without this file the server's redirects do the same.

const CALCULATION = ["p", "t", "b", "m", "g", "s", "w", "c"];

// Fields in the order in which the server writes them: players, temples, board, and then seat by seat.
function inOrder(fields) {
  const rank = ([name]) => {
    const [, letter, at] = /^([a-z])(\d?)$/.exec(name) ?? [];
    const kind = CALCULATION.indexOf(letter);
    if (kind < 0) return Infinity;
    return letter === "t" ? 1 + Number(at) / 10 : kind < 4 ? kind : 4 + Number(at) + kind / 10;
  };
  return [...fields].sort((one, other) => rank(one) - rank(other) || 0);
}

// The whole board counts only if nothing else was chosen.
function withOneMode(fields) {
  const modes = fields.filter(([name]) => name === "m").map(([, value]) => value);
  const others = fields.filter(([name]) => name !== "m");
  return modes.length && modes.every((mode) => mode === "board") ? [...others, ["m", "board"]] : others;
}

export const calculationIn = (fields) => new URLSearchParams(inOrder(withOneMode(fields)));

export function fieldsOf(form, button) {
  return [...new FormData(form), ...(button?.name ? [[button.name, button.value]] : [])];
}

// To a language: its choice is remembered by the server, if that can be reached.
export async function speak(address) {
  const url = new URL(address, location.href);
  const target = url.pathname.replace(/^\/language/, "") + url.search;
  try {
    await fetch(url, { redirect: "manual" });
  } catch {
    // Then the page is in that language all the same.
  }
  location.assign(target);
}

for (const link of document.querySelectorAll(".languages a")) {
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    speak(link.href);
  });
}
