/** Fat and flour that only keep things from sticking: a tin that is buttered, a counter that is floured. */
import { LINKING } from "@/lib/engine/language/linking";
import { unitById } from "@/lib/engine/language/units";
import { toNumber } from "@/lib/engine/recipe/rational";
import { clauseStart, type Word } from "@/lib/engine/link/words/words";
import { isVerb, verbBefore } from "@/lib/engine/link/words/context";
import { isForbidden } from "./nothing-goes-in";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "./phrases";
import type { Portion } from "@/lib/engine/link/amounts/portion";
import { isToolDipped } from "@/lib/engine/link/words/no-use";

/** The food only keeps things from sticking: "dust the counter with flour", "grease a pan with butter". The line itself is used elsewhere. */
export function isGreasing(words: readonly Word[], at: number): boolean {
  const verb = verbBefore(words, at);
  if (isToolDipped(words, at, verb)) return true;
  // "a tin greased with butter", "eine mit Butter gefettete Form"
  const isWith = LINKING.withWords.has(words[at - 1]?.form ?? "");
  const greased =
    isWith && [words[at - 2], words[at + 1]].some((word) => (word?.form ?? "") in LINKING.greased);
  if (greased && words.slice(Math.max(0, at - REACH), at + REACH).some(isSurface)) return true;
  if (verb === null || !LINKING.greasing.has(verb)) return false;
  const start = clauseStart(words, at, true);
  return words
    .slice(start, at + 6)
    .some(
      (word, offset) =>
        (start + offset <= at || !/[.;:,]/.test(word.gap)) && LINKING.surfaces.has(word.lemma),
    );
}

/** The food at word `at` of an action goes onto a tin or a cloth: there, or on what the action before it greased ("and dust it with flour"). */
export function isGreasingIn(
  actions: readonly { words: readonly Word[]; phrases: readonly Phrase[]; instruction: number }[],
  index: number,
  at: number,
): boolean {
  const action = actions[index];
  if (action === undefined) return false;
  if (isGreasing(action.words, at)) return true;
  const verb = verbBefore(action.words, at);
  const isBare =
    verb !== null &&
    verb in LINKING.greased &&
    LINKING.withWords.has(action.words[action.words.findIndex(({ form }) => form === verb) + 1]?.form ?? "");
  // "Grease with butter and flour a tin"
  const next = actions[index + 1];
  if (isBare && next?.instruction === action.instruction && (next.words[0]?.form ?? "") in LINKING.greased)
    return next.words.some(isSurface);
  const before = actions[index - 1];
  if (before?.instruction !== action.instruction || verb === null || !LINKING.greasing.has(verb))
    return false;
  // "Heat a pan. Grease it with a little butter"
  const order = action.words.findIndex(({ form }) => form === verb);
  const isPan = verb in LINKING.greased && LINKING.objectPronouns.has(action.words[order + 1]?.form ?? "");
  if (isPan && before.phrases.length === 0 && before.words.some(isSurface)) return true;
  // "Rub a dish with garlic and grease with butter"
  if (isBare && before.words.some(isSurface)) return true;
  // "Butter a dish and dust with sugar"
  const isButtered = (before.words[0]?.form ?? "") in LINKING.greased && before.words.some(isSurface);
  return isButtered || before.words.some((_word, place) => place > 0 && isGreasing(before.words, place));
}

/** The name ends before word `at`: nothing stands behind it, or what joins another work to it. */
const endsClause = (words: readonly Word[], at: number): boolean => {
  const word = words[at];
  return word === undefined || /[.,;:!?()]/.test(word.gap) || LINKING.conjunctions.has(word.form);
};
/** Words before "greased" in which the tin stands: "a pan very hot lightly greased", "a tin greased and floured". */
const NAMED_BEFORE = 5;

/** Words behind "oiled" in which what is oiled stands. */
const REACH = 8;
/** "Flour two 9-inch or three 8-inch cake pans": so far stands what is floured. */
const FAR_REACH = 14;

const isSurface = (word: Word): boolean =>
  LINKING.surfaces.has(word.lemma) || LINKING.greasedObjects.has(word.lemma);

/** Millilitres or grams that a tin may take. */
const MOST_FOR_A_TIN = 50;

/** "Flour the tin" at word `at` takes a dust of it, and the line has so much that it is the dish's own, wherever the method forgot to name it. */
export function isMoreThanATinTakes(words: readonly Word[], at: number, line: LineModel): boolean {
  if (!words.slice(at + 1, at + REACH).some(isSurface)) return false;
  return line.amounts.pools.some(
    ({ low, unit }) => toNumber(low) * (unitById(unit)?.base ?? 0) > MOST_FOR_A_TIN,
  );
}

/** The line says that some of it is for this: "plus extra for greasing", "a little oil for the bowl and tin". */
function isMeantFor(line: LineModel, things: readonly Word[]): boolean {
  const stated = [...line.vocabulary].some((word) => LINKING.greasePurposes.has(word));
  const thing = things.some((word) => line.vocabulary.has(word.lemma));
  // "1 tbsp oil for the pan … grease the pan again"
  if (line.forGreasing && (thing || stated)) return true;
  return (line.extra || line.open) && (stated || thing || line.extra);
}

/** The lines that an action takes for greasing or flouring without naming them, with the word that says so. */
export function greasedBy(
  words: readonly Word[],
  lines: readonly LineModel[],
): { line: LineModel; at: number }[] {
  const found: { line: LineModel; at: number }[] = [];
  words.forEach((word, at) => {
    const classes = LINKING.greased[word.form];
    if (classes === undefined) return;
    const participle = word.form.endsWith("ed");
    const order = isVerb(words, at, at + 1) || (!LINKING.verbal.has(word.form) && !participle);
    const behind = words.slice(at + 1, at + REACH).filter(isSurface);
    // "a plate greased with butter", "in a tin, greased and floured"
    const isTold =
      participle && (LINKING.withWords.has(words[at + 1]?.form ?? "") || endsClause(words, at + 1));
    const things = isTold ? words.slice(Math.max(0, at - NAMED_BEFORE), at).filter(isSurface) : behind;
    if ((!participle && !order) || things.length === 0) return;
    const fitting = lines.filter(
      (line) => classes.some((name) => line.food?.classes.has(name)) && isMeantFor(line, things),
    );
    // "an oiled bowl" takes oil only where the list says so of bowls; "a floured surface" where it says "for dusting".
    const meant = participle
      ? fitting.filter(
          (line) =>
            things.some((thing) => line.vocabulary.has(thing.lemma)) ||
            [...line.vocabulary].some((each) => LINKING.greasePurposes.has(each)),
        )
      : fitting;
    const [first] = meant;
    if (first !== undefined && !found.some(({ line }) => line === first)) found.push({ line: first, at });
  });
  return found;
}

/** "1 knob of butter for the tin", and one tin that is greased: all of it. */
const greasesOnce = (actions: readonly { words: readonly Word[] }[], line: LineModel): boolean =>
  line.forGreasing && actions.filter(({ words }) => greasedBy(words, [line]).length > 0).length === 1;

/** How much of `line` a tin takes: what the list says is for it, all where nothing else is greased with it, else some. */
export function tinPortion(actions: readonly { words: readonly Word[] }[], line: LineModel): Portion | null {
  const open: Portion = { kind: "open", fraction: null, amount: null, start: Infinity };
  if (line.reserved !== null) return { ...open, kind: "part", amount: line.reserved };
  return greasesOnce(actions, line) ? null : open;
}

/** "Adjust the salt", which went in before. */
const isAdjusted = (words: readonly Word[], from: number): boolean =>
  LINKING.definite.has(words[from - 1]?.form ?? "") &&
  LINKING.seasoningBefore.has(words[from - 2]?.form ?? "");

/**
 * "Salt the aubergines", "butter the cut sides": the verb is the food, where no other words of the recipe name its line and what is salted is
 * no tin and no water. Such a mention counts as any other.
 */
export function useVerbsAsFood(
  actions: readonly { words: readonly Word[]; phrases: readonly Phrase[] }[],
): void {
  const named = new Set<number>();
  const verbs: { words: readonly Word[]; phrase: Phrase }[] = [];
  for (const { words, phrases } of actions)
    for (const phrase of phrases) {
      const isFoodVerb =
        LINKING.greases.has(words[phrase.from]?.form ?? "") && isVerb(words, phrase.from, phrase.to);
      if (isFoodVerb) verbs.push({ words, phrase });
      else if (isAdjusted(words, phrase.from)) continue;
      else for (const { line, weak } of phrase.options) if (!weak) named.add(line);
    }
  for (const { words, phrase } of verbs) {
    const things = words.slice(phrase.to, phrase.to + FAR_REACH);
    const end = things.findIndex(({ gap }) => /[.;:,!?]/.test(gap));
    const behind = end < 0 ? things : things.slice(0, end);
    const isVessel = ({ lemma }: Word) => LINKING.waterPlaces.has(lemma) || lemma === LINKING.water;
    // "Salt not yet"
    if (isForbidden(words, phrase.from, phrase.to)) continue;
    if (behind.length === 0 || behind.some((word) => isSurface(word) || isVessel(word))) continue;
    const heads = phrase.options.filter(({ head, weak }) => head && !weak);
    if (heads.length > 0 && heads.every(({ line }) => !named.has(line))) phrase.passing = false;
  }
}
