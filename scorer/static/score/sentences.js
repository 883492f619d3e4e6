// The server's sentences about findings and temples: only names and numbers are put in here.

export const filled = (text, params) => text.replace(/%\((\w+)\)s/g, (_, name) => params[name]);

// A name is isolated from the direction of the text around it, as the server does it.
export const nameIn = (who) => (who?.querySelector("bdi") ? `\u2068${who.textContent}\u2069` : who?.textContent);

// Making one takes longer than using it a hundred times.
const lists = new Map();
function inList(items, tag) {
  if (!lists.has(tag)) lists.set(tag, new Intl.ListFormat(tag));
  return lists.get(tag).format(items);
}

// A whole number in the digits of the language.
function inDigits(value, zero) {
  return String(value).replace(/\d/g, (digit) => String.fromCodePoint(zero.codePointAt(0) + Number(digit)));
}

export function findingText(code, params = {}, { colorNames, jungleNames, zero }, { tag, findings }) {
  const text = findings[code];
  const shown = Object.entries(params).map(([name, value]) => {
    if (name === "color") return [name, colorNames[value]];
    if (name === "kind") return [name, jungleNames[value]];
    // Isolated, or a right-to-left sentence would turn 3-0-0-1 into 1-0-0-3: another tile.
    if (name === "pattern") return [name, `\u2066${value}\u2069`];
    return [name, inDigits(value, zero)];
  });
  const form = text.by ? text[new Intl.PluralRules(tag).select(params[text.by])] : text;
  return filled(form, Object.fromEntries(shown));
}

// “Temple 2: Red 2 at the top, …”, as the server says it: `sides` are like "R2", or "." for nobody.
export function templeLabel(sides, n, { colors, colorNames, zero }, { tag, temples }) {
  const shown = sides.flatMap((side, at) => {
    const workers = Number(side[1] ?? 0);
    const text = workers && filled(temples.sides[at], { n: inDigits(workers, zero) });
    return text ? [`${colorNames[colors[side[0]]]} ${text}`] : [];
  });
  const spread = inList(shown, tag) || temples.nobody[0];
  return filled(temples.temple[0], { n: inDigits(n, zero), sides: spread });
}

// Who gets what at a temple and why: `scored` as scoreTemple() has it, in seating order.
export function templeText(scored, { temple, colorNames, zero }, { tag, temples }, names = colorNames) {
  const parts = temples.order.flatMap((code) => {
    const colors = Object.keys(scored).filter((color) => scored[color].reason === code);
    if (!colors.length) return [];
    const of = code === "shared-second" ? temple.second : temple.first;
    const forms = (of % colors.length === 0 && temples[`${code}-exact`]) || temples[code];
    return filled(forms[colors.length > 1 ? forms.length - 1 : 0], {
      who: inList(colors.map((color) => names[color]), tag),
      gold: inDigits(scored[colors[0]].gold, zero),
      players: inDigits(colors.length, zero),
      of: inDigits(of, zero),
    });
  });
  return parts.join(" ") || temples.empty[0];
}
