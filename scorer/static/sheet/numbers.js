// The one reader of numbers that people type, the same as the server's; and sums.

const IGNORED = /[\p{Cc}\p{Cf}\p{Zs}]/gu; // keyboards of right-to-left languages add them
const TYPED = /^(?:([-−‐‑‒–﹣－])|[+﹢＋])?(\p{Nd}+)$/u;
const LONGEST = 12; // digits whose sums are still exact; what longer numbers say does not matter any more

/** @param {number[]} numbers */
export const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);

/** @param {string} text */
export function readNumber(text) {
  const [, minus, digits] = text.replace(IGNORED, "").match(TYPED) ?? [];
  if (!digits) return null;
  const typed = Array.from(digits, (digit) => digit.codePointAt(0) ?? 0);
  const value = typed.length > LONGEST ? 10 ** LONGEST : Number(typed.map(digitOf).join(""));
  return minus && value ? -value : value;
}

/**
 * The digits of a script stand together, in order; some scripts have several sets of ten.
 * @param {number} code
 */
function digitOf(code) {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
