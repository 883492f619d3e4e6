import type { Color, Counts, Standings, Term } from "../types.js";

export function scoreTemple(majority: Term, workers: Counts, colors: Color[]): Standings;
