/**
 * Parts of a line: those that the list sets apart, the zest, the yolk and the leaves, the juice that it keeps, and which food was parted
 * before "the rest".
 */
import { singular } from "@/lib/engine/language/food/singular";
import { LINKING } from "@/lib/engine/language/linking";
import { unitById } from "@/lib/engine/language/units";
import type { Portion } from "@/lib/engine/link/amounts/portion";
import { isPartBeside } from "@/lib/engine/link/amounts/reckon";
import { type Ledger, NAMED, type Spot, type Use } from "@/lib/engine/link/choose/ledger";
import type { Places } from "@/lib/engine/link/choose/places";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import { SAME_WORK } from "@/lib/engine/link/phrases/pieces";
import { isOfTheMade } from "@/lib/engine/link/phrases/portion-behind";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { verbBefore } from "@/lib/engine/link/words/context";
import { isOfPurpose, opensPuttingIn, type Word } from "@/lib/engine/link/words/words";

// Parts of a line that the list itself sets apart: "4 cloves: 1 grated, 3 sliced", "2 oranges, 1 juiced, 1 cut into rounds".

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
const isAddedPart = ({ amounts }: LineModel, part: string): boolean =>
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

// Which part of a line a mention takes: the yolk of an egg, the zest of a lemon.

/** "yolk" of eggs that the list has whole; a line of yolks is no part of anything. */
export function takenOf(line: LineModel, { taken }: Phrase): string | null {
  if (taken === null) return null;
  if (isAddedPart(line, taken)) return null;
  if (LINKING.plantParts.has(taken)) return line.partsApart ? taken : null;
  // "a third of the potato slices" of "300 g potatoes, sliced": all of the line is slices.
  const isOnList = [...line.vocabulary].some(
    (word) => word.slice(0, SAME_WORK) === taken.slice(0, SAME_WORK),
  );
  // "1 lemon, zested and cut into wedges": the zest is one part of it, and the wedges are the other.
  const inParts = [...line.vocabulary].some((word) =>
    [...LINKING.takenBy].some((part) => part !== taken && word.startsWith(part)),
  );
  if (isOnList && !inParts && LINKING.shapes.has(taken) && line.amounts.splits.length === 0) return null;
  const both = [...line.vocabulary].filter((word) => LINKING.takenFrom.has(word)).length > 1;
  // "1 lemon, zested and halved" is a lemon first.
  const isPart = line.names.length > 0 && line.names.some(({ head }) => head === taken);
  const isWhole = line.names[0]?.head !== taken && line.amounts.pools.length > 0;
  return line.separated || both || isWhole || !isPart ? taken : null;
}

// "Stir in the zest and the juice": of the one fruit of the list that has them, where no words name it. "Add the leaves": the one line of
// the list that is leaves.

type Part = { name: string; by: ReadonlySet<string> };

/** What comes out of a fruit of these classes: the zest, the juice. */
const partsOfFruit = ({ food }: LineModel): Part[] =>
  LINKING.made.filter(
    ({ name, from }) => LINKING.takenFrom.has(name) && from.some((each) => food?.classes.has(each)),
  );

/** Something of the list lies in a juice of its own: "1 tin of tuna". */
const isInTin = ({ amounts }: LineModel): boolean =>
  amounts.pools.some(({ unit }) => unitById(unit)?.kind === "container");

/** Where an action names the part, of no other food: not "their juice", "the zest of …", "until the juice runs clear"; -1 where it does not. */
function partAt({ words, phrases }: ReadAction, { name, by }: Part): number {
  const until = words.findIndex(({ form }) => LINKING.untilWords.has(form));
  return words.findIndex(
    ({ form, lemma }, at) =>
      (lemma === name || by.has(form)) &&
      at > 0 &&
      (until < 0 || at < until) &&
      !LINKING.possessives.has(words[at - 1]?.form ?? "") &&
      !LINKING.genitive.has(words[at + 1]?.form ?? "") &&
      !phrases.some(({ from, to, passing }) => !passing && from <= at && at < to),
  );
}

/** Places a fruit that no reading has placed where its parts go in, each part once; of several such fruits none. Linear in the words. */
export function adoptFruit(ledger: Ledger): void {
  const fruits = ledger.lines.filter((line) => partsOfFruit(line).length > 0);
  const [fruit] = fruits;
  if (fruit === undefined || fruits.length > 1 || !ledger.unused.has(fruit)) return;
  for (const part of partsOfFruit(fruit)) {
    const isOthers = ledger.lines.some(({ naming }) => naming.has(part.name));
    if (isOthers || (LINKING.squeezed.out.has(part.name) && ledger.lines.some(isInTin))) continue;
    const action = ledger.actions.findIndex((each) => partAt(each, part) >= 0);
    const at = action < 0 ? -1 : partAt(ledger.actions[action] as ReadAction, part);
    if (at >= 0) ledger.add(action, fruit, { from: at, to: at + 1, portion: null, taken: part.name }, NAMED);
  }
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** The part of a plant that the line is: "leaf" of "4 lime leaves"; null for any other line. */
function plantPartOf({ noun }: LineModel): string | null {
  const last = singular((noun.split(" ").at(-1) ?? "").toLowerCase());
  return LINKING.plantParts.has(last) ? last : null;
}

/** "Add the coconut milk and leaves", not "half of the leaves" or "a few leaves": no word says how many of them. */
function isPlain({ words }: ReadAction, at: number): boolean {
  const first = at - (LINKING.determiners.has(words[at - 1]?.form ?? "") ? 1 : 0);
  const before = words[first - 1]?.form ?? "";
  return (
    first === 1 ||
    words[first]?.gap.includes(",") === true ||
    (LINKING.functionWords.has(before) && !LINKING.genitive.has(before))
  );
}

/** Places leaves that no reading has placed where they go in by that word alone; of two lines of leaves none. Linear in the words. */
export function adoptLeaves(ledger: Ledger): void {
  for (const line of ledger.unused) {
    const name = plantPartOf(line);
    if (name === null || ledger.lines.some((each) => each !== line && plantPartOf(each) === name)) continue;
    const part = { name, by: NO_WORDS };
    const place = ledger.actions.findIndex((each) => opensPuttingIn(each.words) && partAt(each, part) > 0);
    const action = ledger.actions[place];
    const at = action === undefined ? -1 : partAt(action, part);
    if (action !== undefined && isPlain(action, at))
      ledger.add(place, line, { from: at, to: at + 1, portion: null, taken: null }, NAMED);
  }
}

// "Cook the rice in the reserved juice" of "tomatoes, drained, juice reserved": a part of a line that the list keeps for later.

/** Words from "reserved" to the part: "the reserved tomato juice". */
const RESERVED_REACH = 2;

/** Notes such parts where the steps use them; the line goes in where its name says so. Actions × lines, where something is reserved. */
export function adoptReserved(ledger: Ledger): void {
  ledger.actions.forEach(({ words, phrases }, index) => {
    const at = words.findIndex(({ form }) => LINKING.reservedWords.has(form));
    if (at < 0) return;
    for (let part = at + 1; part <= Math.min(at + RESERVED_REACH, words.length - 1); part += 1) {
      const { lemma = "", start = -1, gap = "" } = words[part] ?? {};
      if (/[.,;:()]/.test(gap) || phrases.some((phrase) => phrase.from <= part && part < phrase.to)) return;
      const [line, other] = ledger.lines.filter(
        ({ keepsJuice, vocabulary }) => keepsJuice && vocabulary.has(lemma),
      );
      if (line === undefined || other !== undefined) continue;
      const portion = { kind: "open", fraction: null, amount: null, start } as const;
      ledger.add(index, line, { from: at, to: part + 1, portion, taken: lemma }, NAMED);
      return;
    }
  });
}

// Of what "the rest" is where a sentence takes a part of one food and some of another.

/** "200 g of them": a stated part of what was named before. */
const isOfIt = (words: readonly Word[], at: number): boolean =>
  /^[\d½¼¾⅓⅔]/.test(words[at]?.form ?? "") &&
  [1, 2].some(
    (next) =>
      LINKING.genitive.has(words[at + next]?.form ?? "") &&
      LINKING.pronouns.has(words[at + next + 1]?.form ?? ""),
  );

/**
 * "Puree 200 g of the berries with 2 tbsp sugar, slice the rest", of berries that are washed already: a part is taken of them first, and
 * `use`, which goes to it, is not what is left over.
 */
export function partsAnotherFirst(use: Use, { actions, uses }: Ledger): boolean {
  const words = (actions[use.action]?.words ?? []).filter(({ start }) => start < use.start);
  return words.some(
    ({ start: opens }, at) =>
      isOfIt(words, at) ||
      (isOfTheMade(words, at) &&
        !uses.some(({ action, start }) => action === use.action && start >= opens && start < use.start)),
  );
}
