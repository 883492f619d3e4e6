// Addresses and table fields of version 0.1.0 in the keys of today, where no server has converted them.

/** It counted from 0 and had one letter per field: `g0` is `gold1` today. */
export function convertedKey(key, { legacy }) {
  const [, letter, n] = key.match(/^([a-z])([0-9]?)$/) ?? [];
  return legacy[letter] ? `${legacy[letter]}${n && Number(n) + 1}` : key;
}

/** What was not entered counted nothing in a result; a board was all of it. */
export function asResult(sheet) {
  const absent = sheet.setup.fields.flatMap(({ key, kind, code }) => {
    if (kind === "temple" && !sheet.usesBoard) return [[key, "...."]];
    return code === "sun" ? [[key, "0"]] : [];
  });
  if (sheet.usesBoard) absent.push(["complete", "1"]);
  return sheet.with(Object.fromEntries([...absent, ...sheet.entries]));
}
