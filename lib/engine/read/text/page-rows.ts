/** Rows of a page that say nothing of its recipe: its buttons beside each other, and how many readers liked it. */
import { CONTROLS } from "@/lib/engine/language/pages";

const BETWEEN = /\s*[|•·]\s*|\s[–—-]\s/u;
const SIGNS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const LONGEST = 120;

/** "Print the recipe – Jump to the recipe": each of them a button. */
function isControls(text: string): boolean {
  const pieces = text.split(BETWEEN).map((piece) => piece.replace(SIGNS, "").toLowerCase());
  return pieces.length > 1 && pieces.every((piece) => CONTROLS.has(piece));
}

/** "Note : 4,6/5 (127 avis)", "Voto medio 4,7 su 5 (312 voti)". */
const RATING = /^[^\p{N}]{0,30}[0-5][.,]\d(?:\s?(?:\/|\p{L}{1,6})\s?(?:5|10))?\s?\(\d{1,6}\s\p{L}+\)$/u;

/** True for a row that is a page's and no part of what it tells. */
export const isPageRow = (text: string): boolean =>
  text.length <= LONGEST && (isControls(text) || RATING.test(text.trim()));
