/** The text of a photographed page in reading order, from the words that a reader of photos found and their places. */
import { toBlocks } from "@/lib/engine/read/layout/blocks";
import { withoutFurniture } from "@/lib/engine/read/layout/furniture";
import { toParagraphs } from "@/lib/engine/read/layout/paragraphs";
import { toRows } from "@/lib/engine/read/layout/rows";
import { toText } from "@/lib/engine/read/layout/text";
import type { Piece } from "@/lib/engine/read/layout/words";
import { tidyStarts } from "./marks";

/** Pixels from the top left corner; `base` is the baseline under the word, `size` the height of its line, `confidence` 0 to 100. */
export type PhotoWord = {
  text: string;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  base: number;
  size: number;
  confidence: number;
};

export type PhotoPage = { words: PhotoWord[]; width: number; height: number };

/** Below this confidence a "word" is a crumb, a shadow or an edge of the paper. */
const CRUMB = 25;

/** Never throws; linear in the number of words but for sorting. */
export function arrangePhoto(page: PhotoPage): string {
  const rows = tidyStarts(toRows(page.words.flatMap(toPiece)));
  const kept = withoutFurniture([{ height: page.height, rows }]).flatMap((one) => one.rows);
  return toText(toBlocks(kept).map(toParagraphs));
}

/** An amount is kept however doubtful: the cook sees and corrects it, but would not miss it. */
function toPiece(word: PhotoWord): Piece[] {
  const text = word.text.replace(/\s+/g, " ").trim();
  const doubtful = word.confidence < CRUMB && !/^\(?[\d¼½¾⅓⅔⅛]/.test(text);
  if (text === "" || doubtful) return [];
  return [{ text, x0: word.x0, x1: word.x1, base: word.base, size: word.size }];
}
