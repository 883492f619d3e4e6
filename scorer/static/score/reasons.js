// Why a temple pays what it pays. The sentences are the server's; names and numbers are put in here.

import { number } from "./store.js";

const list = new Intl.ListFormat(document.documentElement.lang);

export const inList = (items) => list.format(items);

// A name is isolated from the direction of the text around it, as the server does it.
export const nameIn = (who) => (who?.querySelector("bdi") ? `\u2068${who.textContent}\u2069` : who?.textContent);

export function filled(text, params) {
  return text.replace(/%\((\w+)\)s/g, (_, name) => params[name]);
}

export function reasonFor(scored, nameOf, words, constants) {
  const parts = words.order.flatMap((code) => {
    const colors = Object.keys(scored).filter((color) => scored[color].reason === code);
    if (!colors.length) return [];
    const of = code === "shared-second" ? constants.temple.second : constants.temple.first;
    const forms = (of % colors.length === 0 && words[`${code}-exact`]) || words[code];
    return filled(forms[colors.length > 1 ? forms.length - 1 : 0], {
      who: inList(colors.map(nameOf)),
      gold: number.format(scored[colors[0]].gold),
      players: number.format(colors.length),
      of: number.format(of),
    });
  });
  return parts.join(" ") || words.empty[0];
}
