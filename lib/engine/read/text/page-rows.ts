/** Rows of a page that say nothing of its recipe: its buttons beside each other, and how many readers liked it. */
import { ADVERTISEMENT, CONTROLS } from "@/lib/engine/language/pages";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";

const BETWEEN = /[|•·]| [–—-] /u;
const ENDS = /[^\p{L}\p{N}]$/u;
const LONGEST = 120;

/** "Save ↑" without its sign. */
function withoutSigns(text: string): string {
  let bare = text.trim();
  while (ENDS.test(bare)) bare = bare.slice(0, -1);
  return bare;
}

/** "Print the recipe – Jump to the recipe": each of them a button. */
function isControls(text: string): boolean {
  const pieces = text.split(BETWEEN).map((piece) => withoutSigns(piece).toLowerCase());
  return pieces.length > 1 && pieces.every((piece) => CONTROLS.has(piece));
}

/** "Note : 4,6/5 (127 avis)", "Voto medio 4,7 su 5 (312 voti)". */
const RATING = /^[^\p{N}]{0,30}[0-5][.,]\d(?:\s?(?:\/|\p{L}{1,6})\s?(?:5|10))?\s?\(\d{1,6}\s\p{L}+\)$/u;

/** True for a row that is a page's and no part of what it tells. */
export const isPageRow = (text: string): boolean =>
  text.length <= LONGEST && (isControls(text) || RATING.test(text.trim()));

/** True for a line of buttons alone, "Skip to content", "Jump to recipe   Print", and for a row that is a page's. */
export const isOfPage = ({ text, cells }: TextLine): boolean =>
  isPageRow(text) ||
  ADVERTISEMENT.test(text) ||
  cells.every((cell) => CONTROLS.has(withoutSigns(cell).toLowerCase()));
