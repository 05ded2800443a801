/** Words for a kind of food that a cook uses for one food of the kind: "the cheese" for the cheddar. */
import { classesOfCollective, foodOfWords } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import { SHORTEST_PLURAL } from "@/lib/engine/link/words/collectives";
import { isState, isVerb, verbBefore } from "@/lib/engine/link/words/context";
import { isLeftOut } from "@/lib/engine/link/words/part-removed";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Candidate } from "./mentions";
import type { Phrase } from "./phrases";
import type { Portion } from "@/lib/engine/link/amounts/portion";
import { isRunningOff } from "@/lib/engine/link/words/turns";
import type { Word } from "@/lib/engine/link/words/words";

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
