import type { Game, Language } from "../types.js";

export const game: Game;
export const language: Language;
