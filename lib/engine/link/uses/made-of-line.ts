/** What the list itself makes of a line, where nothing else takes it: "stir in the yeast mixture" of "yeast, dissolved in warm water". */
import { LINKING } from "@/lib/engine/language/linking";
import { NAMED, type Ledger } from "@/lib/engine/link/choose/ledger";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";

/** Words from "the" to the mixture: "the dissolved yeast mixture". */
const REACH = 4;

/** Where the words name what was made of the line, and of no other food beside it; -1 where they do not. */
function madeAt({ words, phrases }: ReadAction, line: LineModel): number {
  // "The tomato paste" of a list that has some.
  const isOther = (at: number): boolean =>
    phrases.some(
      ({ from, to, options }) =>
        from <= at && at < to && options.some((option) => option.line !== line.index),
    );
  return words.findIndex(({ lemma, gap }, at) => {
    const food = words[at - 1];
    return (
      food !== undefined &&
      LINKING.stirred.has(lemma) &&
      !isOther(at) &&
      /^[\s-]+$/.test(gap) &&
      line.naming.has(food.lemma) &&
      !LINKING.conjunctions.has(words[at - 2]?.form ?? "") &&
      words.slice(Math.max(0, at - REACH), at).some(({ form }) => LINKING.definite.has(form))
    );
  });
}

/** Places such lines where the mixture goes in first. Unplaced lines × words. */
export function adoptMixtures(ledger: Ledger): void {
  for (const line of ledger.unplaced) {
    const places = ledger.actions.map((action) => madeAt(action, line));
    const action = places.findIndex((at) => at > 0);
    const at = places[action] ?? -1;
    if (at > 0) ledger.add(action, line, { from: at - 1, to: at + 1, portion: null, taken: null }, NAMED);
  }
}
