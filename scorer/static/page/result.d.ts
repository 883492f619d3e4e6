import type { Report } from "../sheet/report.js";
import type { Sheet } from "../sheet/sheet.js";
import type { Setup } from "../types.js";

export function showResult(root: HTMLElement, sheet: Sheet, link?: (key: string) => string): Report;
export function showRulebook(
  part: HTMLElement,
  report: Report,
  choice: (text: string, sheet: Sheet) => Element,
): void;
export function partClasses(setup: Setup): Record<string, string>;
