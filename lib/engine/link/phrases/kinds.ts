/** Words for a kind of food: which food of the list they mean, which pepper, and which line of a kind is still free. */
import { classesOfCollective, findFood, foodOfWords } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import type { Portion } from "@/lib/engine/link/amounts/portion";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { isLeftOut } from "@/lib/engine/link/phrases/parts-of-foods";
import { SHORTEST_PLURAL } from "@/lib/engine/link/words/collectives";
import { isState, isVerb, verbBefore } from "@/lib/engine/link/words/context";
import { isRunningOff } from "@/lib/engine/link/words/no-use";
import type { Word } from "@/lib/engine/link/words/words";
import type { Candidate } from "./mentions";
import type { Phrase } from "./phrases";

// Words for a kind of food that a cook uses for one food of the kind: "the cheese" for the cheddar.

/** Fit of a kind: below every name of the line itself. */
const KIND_SCORE = 0.9;
/** Words of an action that are looked at. */
const MOST_WORDS = 400;
/** The lines whose food is of the kind that a word names. */
type OfKind = (lemma: string) => readonly LineModel[];
const { products, shapes, tools, kinds, distinctive } = LINKING;

/** Words between "keeping" and the liquid that is kept. */
const KEPT_REACH = 3;

/** The word names food here, and not something made of it, a tool, a verb or a state to wait for. */
export function isFoodWord(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  const goesOn =
    next !== undefined &&
    /^[\s-]*$/.test(next.gap) &&
    [products, tools, LINKING.extracts].some((each) => each.has(next.lemma)) &&
    !shapes.has(next.lemma);
  const before = words[at - 1]?.form ?? "";
  const runsOut =
    LINKING.fluids.has(words[at]?.lemma ?? "") &&
    (LINKING.waterKinds.has(before) ||
      LINKING.possessives.has(before) ||
      isRunningOff(words, at) ||
      // "Tip in the beans and liquid": what they are canned in.
      (LINKING.conjunctions.has(before) && LINKING.canned.has(words[at]?.lemma ?? "")) ||
      words.slice(Math.max(0, at - KEPT_REACH), at).some(({ form }) => LINKING.keepingBack.has(form)));
  // "Rub fat into flour", and not "drain off the fat".
  const runs =
    LINKING.cookedOut.has(words[at]?.lemma ?? "") && !LINKING.takesFat.has(verbBefore(words, at) ?? "");
  return (
    !runs &&
    !goesOn &&
    !runsOut &&
    !isState(words, at, at + 1) &&
    !isVerb(words, at, at + 1) &&
    !isLeftOut(words, at)
  );
}

/** "The cheese" beside a cream cheese may be the cheddar: further lines that a word of kind means, for a phrase that is one such word. */
export function kinOf(
  words: readonly Word[],
  phrase: Phrase,
  lines: readonly LineModel[],
  linesOfKind: OfKind,
): Phrase["options"] {
  const { from, to, options } = phrase;
  const word = words[from];
  if (word === undefined || to - from !== 1 || !kinds.has(word.lemma) || !isFoodWord(words, from)) return [];
  if (
    !LINKING.sharedKinds.has(word.lemma) &&
    options.some(({ line }) =>
      lines[line]?.names.some((name) => name.words.length === 1 && name.head === word.lemma),
    )
  )
    return [];
  const known = new Set(options.map(({ line }) => line));
  return linesOfKind(word.lemma)
    .filter((line) => !known.has(line.index))
    .map(({ index }) => ({ ...option(from, index), kin: true as const }));
}

/**
 * "The spices", where one of them is called mixed spice: several, and not that line alone. A line that is written in the plural itself, as
 * mixed nuts are, is what such a word names.
 */
function meansSeveral(
  words: readonly Word[],
  { from, to, options }: Phrase,
  lines: readonly LineModel[],
  linesOfKind: OfKind,
): boolean {
  const word = words[from];
  if (word === undefined || to - from !== 1 || options.length === 0) return false;
  // "All the fruit", where one of it is called dried fruit peel
  const isMass = LINKING.massKinds.has(word.form) && options.every(({ head }) => !head);
  if (word.form === word.lemma && !isMass) return false;
  if (classesOfCollective(word.lemma) === null || linesOfKind(word.lemma).length <= options.length)
    return false;
  return options.every(({ line }) => {
    const { forms, amounts } = lines[line] ?? {};
    return (isMass || forms?.has(word.form) === false) && typeof amounts?.pools[0]?.unit === "string";
  });
}

/** Leaves such a word to those that stand for several lines. */
export function meanSeveral(
  words: readonly Word[],
  phrase: Phrase,
  lines: readonly LineModel[],
  linesOfKind: OfKind,
): void {
  if (meansSeveral(words, phrase, lines, linesOfKind))
    phrase.options = phrase.options.map((each) => ({ ...each, weak: true }));
}

const option = (at: number, line: number): Candidate => ({
  line,
  from: at,
  to: at + 1,
  score: KIND_SCORE,
  naming: 1,
  head: true,
  weak: false,
});

/**
 * Further phrases of an action: words for a kind, outside `covered`, with the lines of that kind. A plural means all of them; without a
 * portion ("half the herbs") it is one phrase only where the list has one such line.
 */
export function kindPhrases(
  words: readonly Word[],
  covered: ReadonlySet<number>,
  linesOfKind: OfKind,
  portionAt: (word: Word) => Portion | null,
): Phrase[] {
  return words.slice(0, MOST_WORDS).flatMap((word, at): Phrase[] => {
    if (covered.has(at) || LINKING.juices.has(word.form)) return [];
    const isKind = kinds.has(word.lemma);
    if (!isKind && classesOfCollective(word.lemma) === null) return [];
    const kin = linesOfKind(word.lemma);
    if (kin.length === 0 || !isFoodWord(words, at)) return [];
    // "Chocolate chips" are no cocoa.
    const next = words[at + 1];
    const longer =
      next !== undefined && /^[\s-]*$/.test(next.gap) ? foodOfWords([word.lemma, next.lemma]) : null;
    if (longer !== null && !kin.some(({ food }) => food === longer)) return [];
    const said = portionAt(word);
    const portion = said?.kind === "whole" ? null : said;
    const plural = !isKind || (word.form !== word.lemma && portion !== null);
    if (plural && classesOfCollective(word.lemma) === null) return [];
    if (plural && (word.form === word.lemma || word.form.length < SHORTEST_PLURAL)) return [];
    if (plural && kin.length !== 1 && portion === null) return [];
    // "sesame oil" is none of the other oils.
    const before = words[at - 1];
    const describes =
      before !== undefined && (distinctive.has(before.lemma) || LINKING.scatteredKinds.has(before.lemma))
        ? before.lemma
        : null;
    const fitting = kin.filter((line) => describes === null || line.vocabulary.has(describes));
    if (fitting.length === 0) return [];
    const options = fitting.map(({ index }) => option(at, index));
    return [
      {
        from: at,
        to: at + 1,
        options,
        passing: false,
        portion: null,
        taken: null,
        fits: new Map(),
        kind: plural ? "all" : "one",
      },
    ];
  });
}

/** "The minced meat" of beef mince, pork mince and veal mince: one of them is called so as well, and all are meant. */
export function isOneOfSeveral(line: number, noun: string, lines: readonly LineModel[]): boolean {
  const heads = new Set(lines[line]?.names.map(({ head }) => head));
  return (
    LINKING.massKinds.has(noun) &&
    lines.some(({ index, names }) => index !== line && names.some(({ head }) => heads.has(head)))
  );
}

// Pepper that is ground, and peppers that are sliced.

/** The pepper of "salt and pepper" is the spice and neither a bell pepper nor cayenne pepper, whether the list has the spice or leaves it out. */
export function dropVegetables(words: readonly Word[], phrase: Phrase, lines: readonly LineModel[]): void {
  const { form, lemma } = words[phrase.to - 1] ?? { form: "", lemma: "" };
  // "Salt and pepper", "S & P"
  const isJoined = /^\s*[&+/]\s*$/.test(words[phrase.from]?.gap ?? "");
  const beside = isJoined
    ? LINKING.seasonings.has(words[phrase.from - 1]?.form ?? "")
    : LINKING.conjunctions.has(words[phrase.from - 1]?.form ?? "") &&
      LINKING.seasonings.has(words[phrase.from - 2]?.form ?? "");
  if (!beside || !LINKING.seasonings.has(form) || form !== lemma) return;
  // "Salt, pepper and chilli" in one line has pepper of its own.
  const isHot = (line: number): boolean => {
    const called = (lines[line]?.names ?? []).filter(({ words }) => words.includes(lemma));
    return (
      called.length > 0 && called.every(({ words }) => words.some((word) => LINKING.hotSpices.has(word)))
    );
  };
  const spices = phrase.options.filter(
    ({ line }) => !(lines[line]?.food?.classes.has("vegetable") ?? false) && !isHot(line),
  );
  // "Salt and red pepper" names a vegetable where no such spice is listed.
  if (spices.length > 0 || phrase.to - phrase.from === 1) phrase.options = spices;
}

/** "The peppers" are the bell peppers, and never the black pepper, where the list has both. */
export function dropSpices(words: readonly Word[], phrase: Phrase, lines: readonly LineModel[]): void {
  const { form, lemma } = words[phrase.to - 1] ?? { form: "", lemma: "" };
  if (form === lemma || !LINKING.seasonings.has(lemma)) return;
  const [one, several] = [lemma, form].map((word) => findFood(word)?.food.id);
  if (one === several) return;
  const options = phrase.options.filter(({ line }) => lines[line]?.food?.id !== one);
  if (options.length > 0) phrase.options = options;
}

// A place of a recipe that names a line.

export type Place = { action: number; phrase: Phrase };

export function note<Value>(map: Map<number, Value[]>, key: number, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/**
 * A word for a kind may mean a line of the kind that is named at `places`: one that nothing names, and for the rest ("half of the cheddar …
 * the remaining cheese") one of which only stated shares went in. Actions of `readying` only make it ready.
 */
export function isFreeKin(
  { portion }: Phrase,
  places: readonly Place[] = [],
  readying: ReadonlySet<number>,
): boolean {
  if (places.length === 0) return true;
  const used = places.filter(({ action }) => !readying.has(action));
  return (
    portion?.kind === "rest" && used.length > 0 && used.every(({ phrase }) => phrase.portion?.kind === "part")
  );
}

/** Of `places`, one behind action `index` speaks of what is left of the line, or of what was kept of it where `kept`: "the reserved flour". */
export const asksLater = (places: readonly Place[], index: number, kept: boolean): boolean =>
  places.some(({ action, phrase: { portion } }) => {
    const isAsked = kept ? portion?.kept === true : portion?.kind === "rest" && portion.kept !== true;
    return action > index && isAsked;
  });

/** "The remaining cheese" of ricotta that is all in and parmesan of which a part went in: the parmesan; none where it may be several, null for other words. */
export function leftOfKind(
  index: number,
  phrase: Phrase,
  clear: ReadonlyMap<number, readonly Place[]>,
  readying: ReadonlySet<number>,
): Candidate[] | null {
  if (phrase.portion?.kind !== "rest") return null;
  const before = (line: number) => clear.get(line)?.filter(({ action }) => action < index);
  const left = phrase.options.filter(({ line }) => isFreeKin(phrase, before(line), readying));
  return left.length === 1 ? left : [];
}
