import type { Color, Counts, Finding, Setup, Tiles } from "../types.js";

export function check(board: Tiles, setup: Setup, colors: Color[], villages?: Counts[]): Finding[];
