/** Sauces and other mixtures: lines that are called by the one they lie in or become, and mentions of what was mixed before. */
import { LINKING } from "@/lib/engine/language/linking";
import type { Portion } from "@/lib/engine/link/amounts/portion";
import { type Ledger, NAMED, type Spot, type Use } from "@/lib/engine/link/choose/ledger";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { isAdded } from "@/lib/engine/link/words/context";
import type { Word } from "@/lib/engine/link/words/words";

// Names that a line has where no other line of the list has them: of what it is canned in, and of what it stands in for.

/** "1 tbsp of the adobo sauce" is from the can of "chipotles in adobo", where the list has no other: the lines with that name. */
export function withSauces(lines: readonly LineModel[]): LineModel[] {
  return lines.map((line) => {
    const { keptIn: sauce } = line;
    if (sauce === null || lines.some((other) => other !== line && other.naming.has(sauce))) return line;
    const words = [sauce, LINKING.keptIn[sauce] ?? ""];
    return {
      ...line,
      names: [...line.names, { words: [sauce], head: sauce }, { words, head: sauce }],
      naming: new Set([...line.naming, ...words]),
      vocabulary: new Set([...line.vocabulary, ...words]),
    };
  });
}

/** "Beat the butter and sugar" of a list with margarine and no butter: the lines that are called so too. */
export function withStandIns(lines: readonly LineModel[]): LineModel[] {
  return lines.map((line) => {
    const called = LINKING.standsInFor[line.food?.id ?? ""];
    if (called === undefined || lines.some(({ naming }) => naming.has(called))) return line;
    return {
      ...line,
      names: [...line.names, { words: [called], head: called }],
      naming: new Set([...line.naming, called]),
      vocabulary: new Set([...line.vocabulary, called]),
    };
  });
}

// What the list buys by its kind and the steps call by what it becomes: "passata", "pour in the tomato sauce".

/** Where `words` put in what is called so, or -1. */
const putInAt = (words: readonly Word[], [first, second]: readonly [string, string]): number =>
  words.findIndex(
    ({ lemma }, at) => lemma === first && words[at + 1]?.lemma === second && isAdded(words, at),
  );

/** Takes the only line that nothing named as the sauce that no line is called by. */
export function adoptPouredSauce(ledger: Ledger): void {
  const calledOf = (line: LineModel) => LINKING.pouredAsSauce[line.food?.id ?? ""];
  const left = ledger.unplaced.filter((line) => calledOf(line) !== undefined);
  const [line] = left;
  const called = line === undefined ? undefined : calledOf(line);
  if (line === undefined || called === undefined || left.length > 1) return;
  if (ledger.lines.some(({ food }) => food?.id === called.join(" "))) return;
  const action = ledger.actions.findIndex(({ words }) => putInAt(words, called) >= 0);
  if (action < 0) return;
  const from = putInAt(ledger.actions[action]?.words ?? [], called);
  ledger.add(action, line, { from, to: from + 2, portion: null, taken: null }, NAMED);
}

// Mentions that mean what was mixed or laid before, and no more of the line.

/** "Pour in the sauce", "a ladleful of sauce" where some soy sauce went in before: what was mixed, and no more of the bottle. */
export const isMadeThing = (line: LineModel, { from, to }: Spot, words: readonly Word[]): boolean =>
  to - from === 1 &&
  LINKING.mixtures.has(words[from]?.lemma ?? "") &&
  (LINKING.definite.has(words[from - 1]?.form ?? "") ||
    LINKING.restWords.has(words[from - 1]?.form ?? "") ||
    LINKING.genitive.has(words[from - 1]?.form ?? "") ||
    isInto(words, from)) &&
  line.names.every(({ words: [name, more] }) => more !== undefined || name !== words[from]?.lemma);

/**
 * "Whisk the honey and soy sauce … half of the sauce … the remaining sauce", "a spoonful of the sauce": a part of what was mixed, where all of the
 * line went in, or where nobody says how much of the mixture is taken.
 */
export const isOfMixture = (portion: Portion | null, before: readonly Use[]): boolean =>
  ((portion?.kind === "rest" || portion?.fraction != null) &&
    before.some((use) => use.portion === null && !use.aside)) ||
  (portion?.kind === "open" && before.some(({ aside, readied }) => !aside && !readied));

/** "Add the beans to the sauce", and "add to sauce" as a card has it. */
export const isInto = (words: readonly Word[], at: number): boolean =>
  LINKING.goesInto.has(words[LINKING.definite.has(words[at - 1]?.form ?? "") ? at - 2 : at - 1]?.form ?? "");

/** "Layer the pasta and the cheese" takes some of each, where more is told later. */
export const isLaid = ({ action, portion }: Use, { actions }: Ledger): boolean =>
  portion === null && actions[action]?.words.some(({ lemma }) => LINKING.layering.has(lemma)) === true;

/** "The harissa oil" where both are used already: what was made of the two. */
export function isMixture(line: LineModel, from: number, words: readonly Word[], ledger: Ledger): boolean {
  const before = words[from - 1];
  // "Steep the raisins in the rum … mix with the rum raisins": both were only made ready.
  if (ledger.isReadied(line.index)) return false;
  if (before === undefined || !/^[\s-]+$/.test(words[from]?.gap ?? "") || !ledger.isSpent(line.index))
    return false;
  if (line.vocabulary.has(before.lemma) || LINKING.descriptions.has(before.lemma)) return false;
  return ledger.linesNamed(before.lemma).some((other) => other !== line && ledger.isSpent(other.index));
}

/** "Melt the butter … drizzle melted butter over": it is called by what was done to it, so it is the same. */
export const isMadeSo = (state: string, spending: readonly Use[], { actions }: Ledger): boolean =>
  spending.some(({ action }) =>
    (actions[action]?.words ?? []).some(
      ({ form }) => form.length >= SHORTEST_VERB && state !== form && state.startsWith(form),
    ),
  );
const SHORTEST_VERB = 4;

/** "Puree ½ can of the beans. Add the pureed beans and the remaining beans": the part that went in before. */
export function isMadePart(
  { portion, taken, from: at }: Spot,
  words: readonly Word[],
  spending: readonly Use[],
  ledger: Ledger,
): boolean {
  if (portion !== null || taken !== null || spending.length === 0) return false;
  const states = [words[at]?.form ?? "", words[at - 1]?.form ?? ""];
  return (
    spending.every((use) => use.portion?.kind === "part") &&
    states.some((form) => isMadeSo(form, spending, ledger))
  );
}

/** "Drizzle with the reserved seasoning" before anything of the list's seasonings was used: what was mixed and set aside. */
export const isKeptMixture = (
  { index, vocabulary }: LineModel,
  { from }: Spot,
  words: readonly Word[],
  ledger: Ledger,
): boolean => {
  const said = [words[from - 1]?.form ?? "", words[from]?.form ?? ""].find(
    (form) => LINKING.kept.has(form) || LINKING.reservedWords.has(form),
  );
  return (
    said !== undefined && !vocabulary.has(said) && ledger.of(index).length === 0 && !ledger.kept.has(index)
  );
};

/** The action makes something of the line and of another one that nothing took before: "make the dressing from …". */
export function isOfNew(line: LineModel, action: ReadAction, at: number, ledger: Ledger): boolean {
  const isMaking = ({ form }: Word): boolean => LINKING.partOpeners.has(form) && LINKING.combining.has(form);
  if (!action.words.slice(0, at).some(isMaking)) return false;
  const here = ledger.actions.indexOf(action);
  return action.phrases.some(({ options: [first] }) => {
    const other = first?.line ?? line.index;
    return other !== line.index && ledger.of(other).every((use) => use.action === here);
  });
}

// What the list itself makes of a line, where nothing else takes it: "stir in the yeast mixture" of "yeast, dissolved in warm water".

/** Words from "the" to the mixture: "the dissolved yeast mixture". */
const MIXTURE_REACH = 4;

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
      words.slice(Math.max(0, at - MIXTURE_REACH), at).some(({ form }) => LINKING.definite.has(form));
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
