import type { Color, Game, Setup, TileCode, Tiles } from "../types.js";

/** Where reading a board stops, counted from 1, and why. */
export interface BoardProblem {
  code: string;
  position: number;
  found: string;
}
export function rotationsOf(sides: string): string[];
export function patternOf(sides: string): string;
export function letterOf(color: Color): string;
export function colorOf(code: string, game: Game): Color | undefined;
export function readBoard(
  text: string,
  setup: Setup,
): { tiles: Tiles; problem?: undefined } | { tiles?: undefined; problem: BoardProblem };
export function writeBoard(tiles: Tiles): TileCode;
