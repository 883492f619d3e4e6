// Who plays, from an address, with the same judgement as the server's.

const printable = (sign) => !/[\p{C}\p{Z}]/u.test(sign) || sign === "\u200c";
const clean = (text) => [...text].map((sign) => (printable(sign) ? sign : " ")).join("").trim().replace(/ +/g, " ");

function read(text) {
  const [color, ...name] = text.split(":");
  return { color, name: clean(name.join(":")) };
}

export const written = ({ color, name }) => (name ? `${color}:${name}` : color);

// The players that an address names, or those of the form that asks for them.
export function seatsOf(query) {
  const given = query.getAll("p").map(read);
  const count = Number(query.get("players") ?? given.length);
  return Array.from({ length: count }, (_, i) => ({
    color: query.get(`seats-${i}-color`) ?? given[i]?.color,
    name: clean(query.get(`seats-${i}-name`) ?? given[i]?.name ?? ""),
  }));
}

// What is wrong with them: the field's id and the problem's code.
export function problemsOf(seats, colors, nameLimit) {
  return seats.flatMap(({ color, name }, i) => {
    const found = [];
    const earlier = seats.slice(0, i).map((seat) => seat.color);
    if (!colors.includes(color)) found.push([`seats-${i}-color`, "unknown-color"]);
    else if (earlier.includes(color)) found.push([`seats-${i}-color`, "duplicate-color"]);
    if ([...name].length > nameLimit) found.push([`seats-${i}-name`, "name-too-long"]);
    return found;
  });
}
