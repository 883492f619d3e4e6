export const isKept: boolean;
