import type { Game, Problem } from "../types.js";

export function moduleProblems(game: Game, players: number, codes: string[]): Problem[];
