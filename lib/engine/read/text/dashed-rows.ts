/** A list whose rows hold several things with dashes between them: "1 onion - 2 carrots - 200 g bacon - salt". */
import type { Gloss } from "@/lib/engine/language/gloss";
import { DURATION_ONLY, ENERGY_FIRST } from "@/lib/engine/language/shapes";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { isAmountAlone, startsWithAmount } from "./ingredient-run";
import { nameReaderOf, type NameReader } from "./names-and-orders";
import { piece } from "./piece";

const DASH = /\s[–—-]\s/;
/** Fewer may be an amount and what is remarked on it. */
const FEWEST_ITEMS = 4;
const LONGEST_ITEM = 60;

/** The things of a row: half of them foods at least and, in one that does not go on from another, half of them measured; null for any other line. */
function itemsOf({ text, known, marker }: TextLine, goesOn: boolean, reading: NameReader): string[] | null {
  if (known !== undefined || marker === "number" || !DASH.test(text) || ENERGY_FIRST.test(text)) return null;
  const items = text.split(DASH).map((item) => item.trim());
  const isHalf = (flags: readonly boolean[]): boolean => flags.filter(Boolean).length * 2 >= items.length;
  const areThings = items.every(
    (item) =>
      item !== "" &&
      item.length <= LONGEST_ITEM &&
      !/[.!?:]$/.test(item) &&
      !DURATION_ONLY.test(item) &&
      !(startsWithAmount(item) && isAmountAlone(item)),
  );
  const opens = startsWithAmount(text) && items.length >= FEWEST_ITEMS && isHalf(items.map(startsWithAmount));
  return (goesOn || opens) && areThings && isHalf(items.map(reading.namesFood)) ? items : null;
}

/** `lines` with a line for each thing of such rows; `found` says whether there are any. The first begins with an amount, the rows right below with anything. Linear. */
export function knowDashedRows(
  lines: readonly TextLine[],
  gloss: Gloss | null,
): { lines: TextLine[]; found: boolean } {
  const reading = nameReaderOf(gloss);
  let goesOn = false;
  let found = false;
  const result = lines.flatMap((line) => {
    const items = itemsOf(line, goesOn && line.gap === 0, reading);
    goesOn = items !== null;
    if (items === null) return [line];
    found = true;
    return items.map((text, i) => piece(line, text, i, { known: "ingredient" }));
  });
  return { lines: result, found };
}
