/** What the list itself makes of a line, where nothing else takes it: "stir in the yeast mixture" of "yeast, dissolved in warm water". */
import { LINKING } from "@/lib/engine/language/linking";
import { NAMED, type Ledger } from "@/lib/engine/link/choose/ledger";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";

/** Words from "the" to the mixture: "the dissolved yeast mixture". */
const REACH = 4;

/** "the yeast mixture": where the mixture stands, and the word of what it is made of. */
type Mixture = { action: number; at: number; of: string; phrases: ReadAction["phrases"] };

/** Every mixture that an action names by what it is made of, in the order of the actions. */
const mixturesIn = ({ words, phrases }: ReadAction, action: number): Mixture[] =>
  words.flatMap(({ lemma, gap }, at) => {
    const food = words[at - 1];
    const isNamed =
      food !== undefined &&
      LINKING.stirred.has(lemma) &&
      /^[\s-]+$/.test(gap) &&
      !LINKING.conjunctions.has(words[at - 2]?.form ?? "") &&
      words.slice(Math.max(0, at - REACH), at).some(({ form }) => LINKING.definite.has(form));
    return isNamed ? [{ action, at, of: food.lemma, phrases }] : [];
  });

/** The words mean another line beside it: "the tomato paste" of a list that has some. */
const meansOther = ({ at, phrases }: Mixture, line: LineModel): boolean =>
  phrases.some(
    ({ from, to, options }) => from <= at && at < to && options.some((option) => option.line !== line.index),
  );

/** Places such lines where the mixture goes in first. Unplaced lines × mixtures. */
export function adoptMixtures(ledger: Ledger): void {
  const mixtures = ledger.actions.flatMap(mixturesIn);
  for (const line of ledger.unplaced) {
    const made = mixtures.find((each) => line.naming.has(each.of) && !meansOther(each, line));
    if (made === undefined) continue;
    const { action, at } = made;
    ledger.add(action, line, { from: at - 1, to: at + 1, portion: null, taken: null }, NAMED);
  }
}
