/** What a web page puts around any recipe: menus, ratings, dates, nutrition tables. */
import type { LineShape } from "@/lib/engine/lines/classify/features";
import type { Label } from "@/lib/engine/lines/classify/model";

const FURNITURE_WORDS = 14;
/** A sentence of this many words says something, though it may hold a word of the menu ("share", "order"). */
const SENTENCE_WORDS = 5;
const FURNITURE_LINES = 3;

/** True when the line is furniture of a page rather than words about the recipe. */
export function isFurniture(shape: LineShape): boolean {
  const has = (name: string): boolean => shape.features.includes(name);
  if (has("nutrition") || has("date") || has("bars") || has("brackets")) return true;
  const sentence = has("ends-stop") && shape.words >= SENTENCE_WORDS;
  return has("furniture") && shape.words < FURNITURE_WORDS && (!sentence || has("page-only"));
}

/** True when the text is a whole web page. */
export function isWebPage(shapes: readonly LineShape[], labels: readonly Label[]): boolean {
  const found = shapes.filter(
    (shape, i) => labels[i] === "O" && shape.heading !== "ingredients" && isFurniture(shape),
  );
  return found.length >= FURNITURE_LINES;
}
