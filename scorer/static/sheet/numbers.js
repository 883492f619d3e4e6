// The one reader of numbers that people type, the same as the server's; and sums.

const IGNORED = /[\p{Cc}\p{Cf}\p{Zs}]/gu; // keyboards of right-to-left languages add them
const TYPED = /^(?:([-−‐‑‒–﹣－])|[+﹢＋])?(\p{Nd}+)$/u;
const LONGEST = 12; // digits whose sums are still exact; what longer numbers say does not matter any more

export const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);

/** @param {string} text @returns {number | null} */
export function readNumber(text) {
  const [, minus, digits] = text.replace(IGNORED, "").match(TYPED) ?? [];
  if (!digits) return null;
  const typed = [...digits];
  const value = typed.length > LONGEST ? 10 ** LONGEST : Number(typed.map(valueOf).join(""));
  return minus && value ? -value : value;
}

// The digits of a script stand together, in order; some scripts have several sets of ten.
function valueOf(digit) {
  let zero = digit.codePointAt(0);
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (digit.codePointAt(0) - zero) % 10;
}
