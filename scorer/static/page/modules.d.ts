export function addTileArt(): Promise<void>;
