/** Parts of a line that the list itself sets apart: "4 cloves: 1 grated, 3 sliced", "2 oranges, 1 juiced, 1 cut into rounds". */
import { verbBefore } from "@/lib/engine/link/words/context";
import { LINKING } from "@/lib/engine/language/linking";
import type { Ledger, Spot, Use } from "@/lib/engine/link/choose/ledger";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { isPartBeside } from "@/lib/engine/link/amounts/added-parts";
import { SAME_WORK } from "@/lib/engine/link/phrases/of-two";
import type { Places } from "@/lib/engine/link/choose/places";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import type { Portion } from "@/lib/engine/link/amounts/portion";
import { isOfPurpose, type Word } from "@/lib/engine/link/words/words";

const BRUSHED = [...LINKING.glazes];

/** A part that the line itself sets apart by its work: "the sliced garlic" of "4 cloves: 1 grated, 3 sliced". */
export function splitOf(line: LineModel, phrase: Phrase, words: readonly Word[]): Portion | null {
  const around = words.slice(Math.max(0, phrase.from - 2), phrase.to + 1).map(({ lemma }) => lemma);
  // "Dust it all over with the flour" of "200 g flour, plus 1 tbsp for dusting".
  const verb = line.amounts.further.length === 0 ? null : verbBefore(words, phrase.from);
  if (verb !== null) around.push(verb);
  const start = words[phrase.from]?.start ?? -1;
  const own = words.slice(phrase.from, phrase.to).map(({ lemma }) => lemma);
  const saidBy = (lemmas: readonly string[]) =>
    line.amounts.splits.find(({ works }) =>
      works.some((work) => lemmas.some((lemma) => lemma.slice(0, SAME_WORK) === work.slice(0, SAME_WORK))),
    );
  // "Zest and juice": each by its own word before what stands around it.
  const split = saidBy(own) ?? saidBy(around);
  return split === undefined
    ? null
    : { kind: "part", fraction: null, amount: split.amount, start, listed: true };
}

/** "the orange slices" of "2 oranges, 1 juiced, 1 cut into rounds" whose juice is used already: the part that is left. */
export function otherSplit(
  line: LineModel,
  { taken, from }: Phrase,
  words: readonly Word[],
  ledger: Ledger,
): Portion | null {
  const { splits, further } = line.amounts;
  const uses = ledger.of(line.index);
  // "Knead in the eggs … brush with egg" of "3 eggs + 1 yolk": the yolk, which nothing names.
  const [added] = further;
  if (taken === null && added !== undefined && isPartBeside(added) && uses.length > 0)
    return words.some((word) => isOfPurpose(word, BRUSHED))
      ? { kind: "part", fraction: null, amount: added, start: words[from]?.start ?? -1, listed: true }
      : null;
  if (taken === null || splits.length !== 2 || uses.length === 0) return null;
  const left = splits.filter(({ amount }) => !uses.some(({ portion }) => portion?.amount === amount));
  const [split] = left;
  return split === undefined || left.length !== 1
    ? null
    : { kind: "part", fraction: null, amount: split.amount, start: Infinity };
}

/** "4 eggs + 1 yolk for brushing": the yolk is what is added, and no part of the eggs. */
export const isAddedPart = ({ amounts }: LineModel, part: string): boolean =>
  LINKING.separable.has(part) && amounts.further.some(({ style }) => style.unitText.endsWith(part));

/** "Knead in the eggs … brush with the yolk" of the two: what is added goes in once. */
export const isAddedOnce = (
  { amounts: { further } }: LineModel,
  portion: Portion | null,
  spending: readonly Use[],
): boolean =>
  portion?.listed === true &&
  portion.amount !== null &&
  portion.amount === further[0] &&
  !spending.some((use) => use.portion?.amount === portion.amount);

/** "Whip the whites. Fold a quarter of the whites in, then the remaining whites": all of them are in the bowl since they were whipped. */
export const isRestOfPart = ({ portion, taken }: Spot, spending: readonly Use[]): boolean => {
  const alike = spending.filter((use) => use.taken === taken);
  return (
    taken !== null &&
    portion?.kind === "rest" &&
    portion.amount === null &&
    alike.length > 0 &&
    alike.every((use) => use.portion === null)
  );
};

const isSaid = (words: readonly Word[], works: readonly string[]): boolean =>
  words.some(({ lemma }) => works.some((work) => lemma.slice(0, SAME_WORK) === work.slice(0, SAME_WORK)));

/**
 * "Stir in the cheese … top with the remaining cheese" of "2 cups cheese: 1 for the sauce and 1 to sprinkle on top": the part that the later words
 * leave, or the first. Null where nothing went in before, or nothing is left for later.
 */
export function firstSplit(line: LineModel, index: number, ledger: Ledger, places: Places): Portion | null {
  const [first, second, third] = line.amounts.splits;
  if (first === undefined || second === undefined || third !== undefined) return null;
  // "3 tbsp honey, plus 2 tsp to finish" goes in as it is told.
  if (line.amounts.further.length > 0) return null;
  if (ledger.isSpent(line.index) || !places.isLeftAfter(index, line.index)) return null;
  const later = places
    .mayName(line.index)
    .findLast(({ action, phrase }) => action > index && phrase.portion?.kind === "rest");
  const told = (ledger.actions[later?.action ?? -1]?.words ?? []).filter(
    ({ lemma }) => !line.naming.has(lemma),
  );
  const isFirstLeft = isSaid(told, first.works) && !isSaid(told, second.works);
  const { amount } = isFirstLeft ? second : first;
  return { kind: "part", fraction: null, amount, start: -1, listed: true };
}
