export function readNumber(text: string): number | null;
