import type { Sheet } from "../sheet/sheet.js";

export function sampled(sheet: Sheet): Sheet;
