import type { Sheet } from "../sheet/sheet.js";
import type { Pair } from "../types.js";

export function carry(form: Element, pairs: Pair[]): void;
export function fillForm(form: HTMLElement, sheet: Sheet, isShared?: boolean): void;
export function setText(element: Element, text: string): void;
export function showSeats(root: ParentNode, sheet: Sheet): void;
export function showState(root: ParentNode, sheet: Sheet): void;
