import type { Problem, Seat } from "../types.js";

/** Whoever tells problems. */
export interface Teller {
  problemText(problem: Pick<Problem, "code" | "params">): string;
  label?(color: string): string;
  sheet: { seats: Seat[] };
}
export function showProblems(problems: Problem[], report: Teller): void;
