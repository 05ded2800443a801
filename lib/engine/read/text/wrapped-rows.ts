/** Rows of a list that were wrapped at the edge of a column: "1 tsp grated zest of", and below it "lemon"; "1 small bunch parsley", "chopped". */
import { findFood } from "@/lib/engine/language/food/lexicon";
import type { Gloss } from "@/lib/engine/language/gloss";
import { HANGS, PREPARATION } from "@/lib/engine/language/shapes";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { startsWithAmount } from "./ingredient-run";

const LONGEST_REST = 8;

/** Behind a word, and no comma: rows may all end with one. */
const hangs = (text: string): boolean => /\p{L}$/u.test(text) && HANGS.test(text);

/** Says only what is done to the food above: "picado", "dessalgada e cortada em cubos". */
function isWorkAlone(text: string, gloss: Gloss | null): boolean {
  const told = gloss?.translate(text).text ?? text;
  return PREPARATION.test(told) && findFood(told) === null;
}

/** `labels` with the rest of such a row as its continuation: it begins small, right below a row that has its amount. Linear. */
export function joinWrappedRows(
  lines: readonly TextLine[],
  labels: readonly Label[],
  gloss: Gloss | null,
): Label[] {
  return labels.map((label, i) => {
    const [above, line] = [lines[i - 1], lines[i]];
    if (above === undefined || line === undefined || (label !== "I" && label !== "O")) return label;
    const isBelow = labels[i - 1] === "I" && line.gap === 0 && line.source !== above.source;
    const isRest = line.marker === "none" && line.level === 0 && /^\p{Ll}/u.test(line.text);
    if (!isBelow || !isRest || line.text.split(" ").length > LONGEST_REST) return label;
    const goesOn = hangs(above.text) || isWorkAlone(line.text, gloss);
    return startsWithAmount(above.text) && !startsWithAmount(line.text) && goesOn ? "i" : label;
  });
}
