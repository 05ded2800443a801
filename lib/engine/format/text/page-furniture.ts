/** What a web page puts around any recipe: menus, ratings, dates, nutrition tables. */
import type { LineShape } from "./line-features";
import type { Label } from "./line-model";

const FURNITURE_WORDS = 14;
const FURNITURE_LINES = 3;

/** True when the line is furniture of a page rather than words about the recipe. */
export function isFurniture(shape: LineShape): boolean {
  const has = (name: string): boolean => shape.features.includes(name);
  return has("nutrition") || has("date") || has("bars") || (has("furniture") && shape.words < FURNITURE_WORDS);
}

/** True when the text is a whole web page. */
export function isWebPage(shapes: readonly LineShape[], labels: readonly Label[]): boolean {
  const found = shapes.filter((shape, i) => labels[i] === "O" && shape.heading !== "ingredients" && isFurniture(shape));
  return found.length >= FURNITURE_LINES;
}
