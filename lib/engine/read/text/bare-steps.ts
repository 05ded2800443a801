/** The steps below a list of bare names, which their own words and their places show. */
import { FRACTION_SIGNS } from "@/lib/engine/language/fractions";
import { headingOf, type HeadingKind } from "@/lib/engine/language/headings";
import { splitSentences } from "@/lib/engine/language/sentences";
import { saysWhatFor } from "@/lib/engine/lines/classify/method-part-names";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { isCardLine } from "@/lib/engine/lines/facts";
import { startsWithAmount } from "./ingredient-run";
import type { NameReader } from "./names-and-orders";
import { isNote } from "./notes";

/** A line of fewer words was not ended by its width. */
const FEWEST_WRAPPED_WORDS = 6;
const FEWEST_ORDER_WORDS = 3;
const ENDED = /[.!?:]["')\]]?$/;

/** "Ghee – 3 tbsp": the amount stands behind the name. */
const AMOUNT_BEHIND = new RegExp(`^\\p{L}[\\p{L}\\s,&'’]{1,40}\\s?[–—:-]\\s?[\\d${FRACTION_SIGNS}]`, "u");

/**
 * Below the list an order is a step, whatever else it looks like: "Servir tiède !" is no remark; and so is the line on which a sentence
 * that was wrapped goes on. "To make the stew" above them heads those below it. Linear.
 */
export function knowSteps(lines: readonly TextLine[], reading: NameReader): TextLine[] {
  const first = lines.findIndex(({ known }) => known === "ingredient");
  const last = lines.findLastIndex(({ known }) => known === "ingredient");
  const orders = lines.map(
    (line) =>
      line.known === undefined && splitSentences(line.text).some((sentence) => reading.isOrder(sentence)),
  );
  // Where nothing is ordered below the list, the method stands above it.
  const isAbove = !orders.some((order, i) => order && i > last);
  const from = isAbove ? 0 : last + 1;
  const to = isAbove ? first : lines.length;
  let heading: HeadingKind | null = null;
  let step = false;
  return lines.map((line, i) => {
    const own = headingOf(line.text);
    heading = own ?? heading;
    const above = lines[i - 1];
    const together = i > from && line.gap === 0 && above?.marker === line.marker;
    // "Azúcar humedecido con unas gotas de agua", and below it "almendras laminadas": a food by itself.
    const isBought =
      !step &&
      !ENDED.test(line.text) &&
      line.text.split(" ").length <= FEWEST_ORDER_WORDS &&
      reading.isFood(line.text);
    const goesOn =
      together &&
      !isAbove &&
      !isBought &&
      line.marker === "none" &&
      above !== undefined &&
      (step || !startsWithAmount(above.text)) &&
      above.text.split(" ").length >= FEWEST_WRAPPED_WORDS &&
      !ENDED.test(above.text);
    const aside = heading === "notes" || heading === "junk" || isNote(line.text) || isCardLine(line.text);
    // "1/2 taza de aceite" in a list's next part is bought, though one of its words can be an order.
    const measured = startsWithAmount(line.text) || AMOUNT_BEHIND.test(line.text);
    const bought = measured && !ENDED.test(line.text);
    const heads = saysWhatFor(lines, i);
    const free = own === null && !heads && line.known === undefined && line.level === 0 && !aside && !bought;
    const words = line.text.split(" ").length;
    const isWhole = ENDED.test(line.text) || words >= FEWEST_ORDER_WORDS || (step && together);
    const follows = step && together && (ENDED.test(line.text) || words > FEWEST_ORDER_WORDS);
    step = free && i >= from && i < to && (goesOn || follows || (isWhole && orders[i] === true));
    return step ? { ...line, known: "step" } : line;
  });
}
