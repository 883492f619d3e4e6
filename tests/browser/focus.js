// Where the focus is: what is wrong with it, and whether it is on `wanted`; run inside the page.
(wanted) => {
  const here = document.activeElement;
  if (here === document.body) return { fault: "the focus is lost", there: false };
  // A radio button lies invisibly on what it chooses.
  const shown = here.matches("input[type=radio]") ? here.nextElementSibling : here;
  const name = `${here.outerHTML.slice(0, 120)} at ${Math.round(scrollY)}`;
  const { outlineStyle, outlineWidth } = getComputedStyle(shown);
  const ring = here.matches(".square") ? getComputedStyle(here, "::before").borderTopWidth : outlineWidth;
  const isRinged = Number.parseFloat(ring) >= 2 && (here.matches(".square") || outlineStyle !== "none");
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isSeen = seen && (shown.contains(seen) || seen.contains(shown) || seen === here);
  const fault = isRinged
    ? isSeen
      ? ""
      : `hidden behind ${seen?.outerHTML.slice(0, 80)}: ${name}`
    : `no ring: ${name}`;
  return { fault, there: here.matches(wanted) };
};
