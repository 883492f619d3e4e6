// Two players never have the same colour: choosing a taken one swaps the two.

export function swapColors(form) {
  const seats = [...form.querySelectorAll(".seat")];
  const colorOf = (seat) => seat.querySelector("input[type=radio]:checked")?.value;
  let before = seats.map(colorOf);
  form.addEventListener("change", (event) => {
    if (event.target.type !== "radio") return;
    const changed = seats.indexOf(event.target.closest(".seat"));
    const other = seats.findIndex((seat, i) => i !== changed && colorOf(seat) === event.target.value);
    const given = before[changed];
    if (other >= 0 && given) {
      seats[other].querySelector(`input[value="${CSS.escape(given)}"]`).checked = true;
    }
    before = seats.map(colorOf);
  });
}
