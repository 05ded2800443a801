/** What is in the dish and what is not: taken out of it, put back, served beside it, strewn on at the end. */
import { foodOfWords } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import type { Portion } from "@/lib/engine/link/amounts/portion";
import { isForServing, isForTheEnd } from "@/lib/engine/link/lines/collective-lines";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { verbBefore } from "@/lib/engine/link/words/context";
import { clauseStart, type Word } from "@/lib/engine/link/words/words";
import { compare, type Rational } from "@/lib/engine/recipe/rational";
import type { Use } from "./ledger";

// What is taken out of the dish, and what goes back in: in both it was in there before.

const { adding } = LINKING;

/** Words between "out" and the food's last word: "fish out the bay leaves and the thyme sprigs". */
const REMOVED_REACH = 8;
/** Words from a food's first word to "out" behind it. */
const OUT_REACH = 4;

/** "Fish out the bay leaves", "remove the cinnamon stick", "pull the roast": it is in there already. "Remove the chicken from the fridge" takes it to use it. */
export function isRemoved(words: readonly Word[], at: number): boolean {
  const { alone, withOut, out } = LINKING.removing;
  const isLast = words[at + 1] === undefined;
  const start = Math.max(clauseStart(words, at, false), at - REMOVED_REACH);
  for (let index = at - 1; index >= start; index -= 1) {
    const form = words[index]?.form ?? "";
    const removes =
      alone.has(form) ||
      (isLast && LINKING.pulls.has(form)) || // "Lift out the chicken", "lift the chicken out"
      (withOut.has(form) && words.slice(index + 1, at + OUT_REACH).some((word) => out.has(word.form)));
    if (removes)
      return !words.slice(at, at + REMOVED_REACH).some((word) => LINKING.storePlaces.has(word.form));
    if (adding.has(form) && !withOut.has(form)) return false;
  }
  return false;
}

const isSame = (one: Rational | null | undefined, other: Rational | null | undefined): boolean =>
  one != null && other != null && compare(one, other) === 0;

/** "Put half an onion in the pot … take out the half onion": the very share that went in, `spent` being all that did. */
export const isShareRemoved = (
  words: readonly Word[],
  at: number,
  share: Portion | null,
  spent: readonly Use[],
): boolean =>
  share !== null &&
  spent.some(
    ({ portion }) =>
      isSame(portion?.fraction, share.fraction) || isSame(portion?.amount?.low, share.amount?.low),
  ) &&
  isRemoved(words, at);

/**
 * "Lift the chicken out of the buttermilk": the food of `phrase` at word `at` is what another one lay in, and goes nowhere. "Pick the meat
 * from the crab" takes a part of it.
 */
function isLeftBehind(at: number, { portion }: Phrase, { words, phrases }: ReadAction): boolean {
  const { alone, withOut } = LINKING.removing;
  if (portion !== null) return false;
  const from = LINKING.definite.has(words[at - 1]?.form ?? "") ? at - 2 : at - 1;
  if (!LINKING.sources.has(words[from]?.form ?? "")) return false;
  const start = Math.max(clauseStart(words, at, false), from - REMOVED_REACH);
  const verb = words
    .slice(start, from)
    .findLastIndex(({ form }) => alone.has(form) || withOut.has(form) || LINKING.drains.has(form));
  return verb >= 0 && phrases.some((other) => other.from > start + verb && other.to <= from);
}

const isIn = ({ readied, aside }: Use): boolean => readied !== true && aside !== true;

/** "Add the cooked beans along with their water": it belongs to what is named before, and went in with that. */
const isTheirs = (words: readonly Word[], at: number, before: readonly Use[]): boolean =>
  before.some(isIn) &&
  words.slice(Math.max(0, at - THEIRS_REACH), at).some(({ form }) => LINKING.possessives.has(form));
/** Words from "their" to the water: "their cooking". */
const THEIRS_REACH = 2;

/** Words from "hot" to the food: "the hot milk and butter". */
const HEATED_REACH = 3;

/** "Heat the milk and add the butter … pour in the warm milk and butter": what stands there hot, and nothing more. */
function isHeated(words: readonly Word[], at: number, before: readonly Use[]): boolean {
  if (!before.some(isIn)) return false;
  const joined = LINKING.conjunctions.has(words[at - 1]?.form ?? "");
  for (let state = at - 1; state >= Math.max(1, at - (joined ? HEATED_REACH : 1)); state -= 1)
    if (LINKING.hot.has(words[state]?.form ?? ""))
      return (
        LINKING.definite.has(words[state - 1]?.form ?? "") &&
        !words.slice(state, at + 1).some(({ gap }) => /[.,;:()]/.test(gap))
      );
  return false;
}

/** What a mention at word `at` means went in before, and nothing more of it goes in; `before`: the line's uses so far. */
export const isThere = (at: number, phrase: Phrase, action: ReadAction, before: readonly Use[]): boolean =>
  (before.length > 0 && isLeftBehind(at, phrase, action)) ||
  // "Lift out the bag to remove the lemons", whose zest and slices went in
  (phrase.portion === null && isRemoved(action.words, at) && before.some(isIn)) ||
  (phrase.portion === null && (isTheirs(action.words, at, before) || isHeated(action.words, at, before)));

/** "Return the chicken to the pan", "add the beef back": it was in there before. */
export function isReturned(words: readonly Word[], at: number): boolean {
  const { alone, with: placing, back } = LINKING.returning;
  const start = Math.max(clauseStart(words, at, false), at - REMOVED_REACH);
  for (let index = at - 1; index >= start; index -= 1) {
    const form = words[index]?.form ?? "";
    // "Return the meat to the pot with the tomatoes": they are new.
    if (LINKING.withWords.has(form)) return false;
    if (alone.has(form)) return true;
    if (!placing.has(form) && !adding.has(form)) continue;
    // "The meat back in, the sausage added": what stands behind a comma is another thing.
    const behind = words.slice(index + 1, at + 1).findIndex((word) => back.has(word.form));
    if (behind >= 0 && words.slice(index + 2 + behind, at + 1).some(({ gap }) => gap.includes(",")))
      return false;
    return (
      placing.has(form) && words.slice(index + 1, at + REMOVED_REACH).some((word) => back.has(word.form))
    );
  }
  return false;
}

// "Put everything except the sausage in the pot … serve with rye bread, bacon and mustard": what stands on the table beside it is bought
// besides.

/** Words before "with" in an order to serve: "serve the soup warm with". */
const WITH_REACH = 6;

/** Where the words begin that say with what a dish is served; -1 where the action is no such order. */
function servedWithAt({ words }: ReadAction): number {
  if (!LINKING.serving.has(words[0]?.form ?? "")) return -1;
  return words.slice(0, WITH_REACH).findIndex(({ form }) => LINKING.withWords.has(form));
}

/** What the list has for the table, or in no amount: "sour cream, to serve", "coriander". */
const mayBeMeant = (line: LineModel): boolean =>
  line.amounts.pools.length === 0 || isForServing(line) || isForTheEnd(line);

/** "Serve with parsley potatoes", "With rice or garlic bread.": the last word is a food that no line has, and the first tells its kind. */
function passKinds({ words, phrases }: ReadAction): void {
  const opens = words
    .slice(0, 2)
    .some(({ form }) => LINKING.withWords.has(form) || LINKING.serving.has(form));
  if (!opens) return;
  for (const phrase of phrases) {
    const next = words[phrase.to];
    const isListed = phrases.some(({ from, to }) => from <= phrase.to && phrase.to < to);
    const isBare = phrase.portion === null && !LINKING.definite.has(words[phrase.from - 1]?.form ?? "");
    if (next === undefined || isListed || !isBare || !/^\s+$/.test(next.gap)) continue;
    if (foodOfWords([next.lemma]) !== null && !LINKING.takenFrom.has(next.lemma)) phrase.passing = true;
  }
}

/**
 * Passes over what is served beside a dish into which everything but some named foods went: bare names, among which is a food that no line
 * of the list has. Linear.
 */
export function passServedBeside(actions: readonly ReadAction[], lines: readonly LineModel[]): void {
  let hasAll = false;
  for (const action of actions) {
    passKinds(action);
    const { collectives, phrases, words } = action;
    const at = hasAll ? servedWithAt(action) : -1;
    hasAll ||= collectives.some(({ kind, except }) => kind === "all" && except.length > 0);
    if (at < 0) continue;
    const isListed = (place: number): boolean => phrases.some(({ from, to }) => from <= place && place < to);
    const isUnlisted = words.some(
      ({ lemma }, place) => place > at && !isListed(place) && foodOfWords([lemma]) !== null,
    );
    if (!isUnlisted) continue;
    for (const phrase of phrases) {
      const line = lines[phrase.options[0]?.line ?? -1];
      const isBare = phrase.portion === null && !LINKING.definite.has(words[phrase.from - 1]?.form ?? "");
      if (phrase.from > at && isBare && line !== undefined && !mayBeMeant(line)) phrase.passing = true;
    }
  }
}

// A little of a food that no part of the list has in mind: "a drizzle of oil", "dust with icing sugar".

/** "Whisk the brine ingredients … brush with a drizzle of oil": what goes on at the end takes none out of the brine. */
const isDash = (action: ReadAction | undefined, { from, portion }: Phrase): boolean =>
  portion?.kind === "open" && !LINKING.definite.has(action?.words[from - 1]?.form ?? "");

/** "Blend the crust ingredients … dust the squares with icing sugar": the crust has its sugar. */
const isDusting = (action: ReadAction | undefined, { from, portion }: Phrase, line: LineModel): boolean =>
  portion === null &&
  line.food !== null &&
  LINKING.dusting.foods.includes(line.food.id) &&
  LINKING.dusting.verbs.has(verbBefore(action?.words ?? [], from) ?? "") &&
  LINKING.withWords.has(action?.words[from - 1]?.form ?? "");

/** What is put on at the end, and is no part of what is mixed as a whole before. */
export const isPutOn = (action: ReadAction | undefined, phrase: Phrase, line: LineModel): boolean =>
  isDash(action, phrase) || isDusting(action, phrase, line);
