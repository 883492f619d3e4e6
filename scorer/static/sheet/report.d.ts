import type { Finding, Language, PlayerResult, Problem, Result, Standings, Words } from "../types.js";
import type { Sheet } from "./sheet.js";

export class Report {
  constructor(sheet: Sheet, language: Language);
  sheet: Sheet;
  language: Language;
  result: Result;
  words: Words;
  ranking: PlayerResult[];
  hasSharedSecond: boolean;
  get headline(): string;
  get why(): string;
  get missing(): { key: string; text: string }[];
  get scores(): string;
  get asText(): string;
  label(color: string): string;
  templeText(standings: Standings): string;
  templeLabel(sides: string[], n: number): string;
  problemText(problem: Pick<Problem, "code" | "params">): string;
  findingText(finding: Finding): string;
}
