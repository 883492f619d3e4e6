// What the interpreter of the sheet needs for game modules alone: fields with items, their scores and checks.

export { checkItems } from "./item_checks.js";
export { bonusesOf, itemLine, namedItem, toldItems } from "./item_scores.js";
export { chosenItems, itemsText, parseItems, readChoice, readItemsEntry } from "./items.js";
