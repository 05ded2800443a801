/** The words of a text: cut out of it, with patterns of them, and the clauses that they stand in. */
import { amountAt } from "@/lib/engine/language/amount";
import {
  charLength,
  kindAt,
  LETTER,
  MARK,
  NUMBER,
  runEnd,
  OPENS_NUMBER,
} from "@/lib/engine/language/characters";
import { fold, singular } from "@/lib/engine/language/food/singular";
import { PREPARED } from "@/lib/engine/language/line-words";
import { LINKING } from "@/lib/engine/language/linking";
import { narrow, keepingRecent } from "@/lib/engine/language/memory";
import { tokenize } from "@/lib/engine/language/tokens";

// A text cut into words with their offsets and base forms: what the linker compares; and patterns of words.

const VARIANTS = new Map(Object.entries(LINKING.variants));
const ABBREVIATIONS = new Map(Object.entries(LINKING.abbreviations));

export type Word = {
  /** Lower case, without diacritics and apostrophes. */
  form: string;
  /** The form's singular. */
  lemma: string;
  /** Offsets in the text, `[start, end)`. */
  start: number;
  end: number;
  /** What stands between the word before (or the beginning) and this one. */
  gap: string;
};

const UNPARTED = new RegExp(`(?:${LINKING.unparted})(?!\\p{L})`, "giu");
const HAS_UNPARTED = new RegExp(UNPARTED.source, "iu");
type Span = { index: number; end: number };

const unpartedIn = (text: string): Span[] =>
  HAS_UNPARTED.test(text)
    ? [...text.matchAll(UNPARTED)].map(({ index, 0: { length } }) => ({ index, end: index + length }))
    : [];

const isWordly = (text: string, at: number): boolean =>
  (kindAt(text, at) & (LETTER | MARK | NUMBER)) !== 0 || text.charAt(at) === "%";

/** Where the word that begins at `at` ends; `at` itself where none does. "l'olio" is one, and so are "1/2" and "1.5". */
function wordEnd(text: string, at: number): number {
  let end = at;
  while (isWordly(text, end)) end += charLength(text, end);
  if (end === at) return at;
  while ("'’".includes(text.charAt(end) || " ") && (kindAt(text, end + 1) & LETTER) !== 0)
    end = runEnd(text, end + 1, LETTER);
  while (".,/⁄".includes(text.charAt(end) || " ") && (kindAt(text, end + 1) & NUMBER) !== 0)
    end = runEnd(text, end + 1, NUMBER);
  return end;
}

const ELISION = new RegExp(`^(?:${LINKING.elided})['’](?=\\p{L}{2})`, "iu");

/** Words longer than this are cut: no food's name is. */
const MAX_WORD = 60;

/** What a word is by itself, wherever it stands. `article` is the length of an elided one before it: "l'olio", "d'aglio". */
type WordForm = { article: number; form: string; lemma: string; shortened: boolean };

const formOf = keepingRecent((written: string): WordForm => {
  const article = ELISION.exec(written)?.[0].length ?? 0;
  const raw = narrow(written.slice(article, article + MAX_WORD));
  if (OPENS_NUMBER.test(raw)) {
    const folded = raw.toLowerCase();
    const form = ABBREVIATIONS.get(folded) ?? folded;
    return { article, form, lemma: form, shortened: form !== folded };
  }
  const folded = fold(raw);
  const form = ABBREVIATIONS.get(folded) ?? folded;
  const lemma = singular(form);
  return { article, form, lemma: VARIANTS.get(lemma) ?? lemma, shortened: form !== folded };
}, 1024);

/** "S & P": two letters by which a card means salt and pepper; the words are given their names. */
function nameSeasonings(words: Word[]): void {
  const [first, second] = LINKING.seasoningLetters;
  words.forEach((word, at) => {
    const before = words[at - 1];
    if (word.form !== second[0] || before === undefined) return;
    // "s and p": the joining word stands between.
    const joined = /^\s*[&+/]\s*$/.test(word.gap)
      ? before
      : LINKING.conjunctions.has(before.form)
        ? words[at - 2]
        : undefined;
    if (joined?.form !== first[0]) return;
    joined.form = joined.lemma = first[1];
    word.form = word.lemma = second[1];
  });
}

/** The words of `text` in order. Hyphens and slashes separate words (but for "half-and-half"), fractions stay whole ("1/2"). */
export const wordsOf = keepingRecent((text: string): readonly Word[] => {
  const words: Word[] = [];
  const whole = unpartedIn(text);
  let last = 0;
  let afterShort = false;
  let letters = false;
  for (let at = 0; at < text.length;) {
    while (whole[0] !== undefined && whole[0].index < at) whole.shift();
    const end = whole[0]?.index === at ? whole[0].end : wordEnd(text, at);
    if (end === at) {
      at += charLength(text, at);
      continue;
    }
    const { article, form, lemma, shortened } = formOf(text.slice(at, end));
    const start = at + article;
    const gap = text.slice(last, start);
    // The dot of "br. sugar" ends no sentence.
    const dotted = afterShort && /^\.\s*$/.test(gap);
    words.push({ form, lemma, start, end, gap: dotted ? gap.slice(1) : gap });
    afterShort = shortened;
    letters ||= end - at === 1;
    last = end;
    at = end;
  }
  if (letters) nameSeasonings(words);
  return words;
});

/** Patterns made of a pack's words: plain alternatives, so that they read a text in linear time. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Finds any of these words or phrases as whole words, in any case; "if you" finds "if  you". */
export function anyOf(phrases: readonly string[]): RegExp {
  const forms = phrases.map((phrase) => {
    const edge = (char: string | undefined) =>
      char !== undefined && /[\p{L}\p{N}]/u.test(char) ? "\\b" : "";
    return `${edge(phrase[0])}${escaped(phrase)}${edge(phrase.at(-1))}`;
  });
  return new RegExp(`(?:${forms.join("|")})`, "i");
}

/** Words behind "for" in which it says what. */
const PURPOSE_REACH = 5;

/** "for frying", "for deep-frying", "for the bowl and brushing the rolls" */
export const isPurpose = (words: readonly Word[], at: number): boolean => {
  const before = LINKING.waysOfFrying.has(words[at - 1]?.form ?? "") ? at - 2 : at - 1;
  if (words[at]?.form.endsWith(WORK) !== true) return false;
  const isFurther = LINKING.conjunctions.has(words[before]?.form ?? "");
  return words
    .slice(isFurther ? Math.max(0, before - PURPOSE_REACH) : Math.max(0, before), before + 1)
    .some(({ form }) => LINKING.beforePurpose.has(form));
};

/** "to glaze", "for the glaze", "to coat": a verb or its noun behind the purpose. */
const isForGlaze = (words: readonly Word[], at: number): boolean => {
  const before = LINKING.definite.has(words[at - 1]?.form ?? "") ? at - 2 : at - 1;
  const verb = words[at]?.lemma ?? "";
  return (
    (LINKING.glazes.has(verb) || LINKING.covers.has(verb)) &&
    LINKING.beforePurpose.has(words[before]?.form ?? "")
  );
};

const WORK = "ing";

/** Work that a line is bought for, without its ending: "fry" of "oil for frying". */
export const purposesIn = (words: readonly Word[]): string[] =>
  words.flatMap(({ form, lemma }, at) => {
    if (isPurpose(words, at)) return [form.slice(0, -WORK.length)];
    return isForGlaze(words, at) ? [bare(lemma)] : [];
  });

const bare = (verb: string): string => verb.replace(/e$/, "");
const GLAZES = new Set([...LINKING.glazes].map(bare));
/** "1 egg, beaten, to brush" */
export const isForBrushing = (purposes: readonly string[]): boolean =>
  purposes.some((each) => GLAZES.has(each));
const COVERS = new Set([...LINKING.covers].map(bare));
/** "plus extra for coating" */
export const isForCovering = (purposes: readonly string[]): boolean =>
  purposes.some((each) => COVERS.has(each));
const SHORTEST_VERB = 3;

/** Words of what a line is bought for: "fry" for "oil for frying"; one that is bought to be brushed on is glazed with as well. */
export const isOfPurpose = ({ form, lemma }: Word, purposes: readonly string[]): boolean =>
  purposes.some(
    (each) =>
      // "in a frying pan"
      form === each + WORK ||
      (lemma.length >= SHORTEST_VERB && each === bare(lemma)) ||
      (GLAZES.has(each) && GLAZES.has(bare(lemma))),
  );

/** "adding", "thinning" */
export const isParticiple = ({ form }: Word): boolean => form.endsWith(WORK);

/** The line is there for a tin or a cloth alone: "butter and flour for the tin", "15 g butter, for greasing". */
export function isForGreasing(words: readonly Word[], extra: boolean): boolean {
  if (extra) return false;
  return words.some(
    ({ form }, at) =>
      at > 0 &&
      LINKING.beforePurpose.has(form) &&
      words
        .slice(at + 1, at + PURPOSE_REACH)
        .some(({ lemma }) => LINKING.surfaces.has(lemma) || LINKING.tinPurposes.has(lemma)),
  );
}

/** "The remaining biscuits, cream and chocolate": "cream" opens no order where "and" follows at once. */
export const isListedThing = (form: string, next: string | undefined): boolean =>
  !LINKING.adding.has(form) || (LINKING.nounVerbs.has(form) && LINKING.conjunctions.has(next ?? ""));

/** What stands before `next` needs no word behind it. */
export const ends = (next: Word | undefined): boolean =>
  next === undefined || /[.,;:!?()]/.test(next.gap) || LINKING.afterElided.has(next.form);

/** "the" stands before word `at`. */
export const isDefinite = (words: readonly Word[], at: number): boolean =>
  LINKING.definite.has(words[at - 1]?.form ?? "");

/** The words of a name, and with them what was done to it and is said behind it: "the onion sliced". */
export function withState(words: readonly Word[], from: number, to: number): readonly Word[] {
  const next = words[to];
  const isState = next !== undefined && PREPARED.has(next.form) && /^\s*$/.test(next.gap);
  return words.slice(from, isState ? to + 1 : to);
}

/** The shape that is said behind a name that ends at `to`: "the onion in rings", "the onion cut into rings", and in some languages "to the rings". */
export function shapeBehind(words: readonly Word[], to: number): readonly Word[] {
  const at = PREPARED.has(words[to]?.form ?? "") ? to + 1 : to;
  const into = words[at];
  const shape = words[LINKING.definite.has(words[at + 1]?.form ?? "") ? at + 2 : at + 1];
  if (into === undefined || shape === undefined || !/^\s*$/.test(words[to]?.gap ?? "")) return [];
  const isInto = LINKING.enclosing.has(into.form) || LINKING.becoming.has(into.form);
  return isInto && LINKING.shapes.has(shape.lemma) ? [shape] : [];
}

// Where the clauses of an action begin and end.

/** A figure, or a word that states a number. */
export const isNumber = (form: string): boolean =>
  /^\d/.test(form) || (form !== "" && amountAt(tokenize(form), 0)?.stated === true);

/** Words looked back at most: longer sentences say no more, and time stays linear. */
export const LONGEST_LOOK = 60;
/** Signs that end a clause. */
export const CLAUSE_BREAK = /[.;:!?()]/;

/** Whether a clause ends before word `at`; not by the full stop of a short unit, "1 Tbsp. butter". */
export function opensClause(words: readonly Word[], at: number): boolean {
  const gap = words[at]?.gap ?? "";
  if (!CLAUSE_BREAK.test(gap)) return false;
  const isShort = gap.trim() === "." && LINKING.measures.has(words[at - 1]?.lemma ?? "");
  return !isShort || !isNumber(words[at - 2]?.form ?? "");
}

/** Index of the first word of the sentence or clause that holds word `at`; with `comma`, a comma ends a clause too. */
export function clauseStart(words: readonly Word[], at: number, comma: boolean): number {
  let from = at;
  while (from > 0 && at - from < LONGEST_LOOK) {
    const gap = words[from]?.gap ?? "";
    if (opensClause(words, from) || (comma && gap.includes(","))) break;
    from -= 1;
  }
  return from;
}

/** The action opens with an order that puts food in or on: "add", "scatter". */
export const opensPuttingIn = (words: readonly Word[]): boolean => {
  const verb = words[0]?.lemma ?? "";
  return LINKING.putsIn.has(verb) || LINKING.laysOn.has(verb);
};

// Foods that go in by a word or two, on cards: no verb although the word is one elsewhere.

/** "Mince in, brown it.", "Cream to finish.": what goes in, in a few words. */
export function isBrought(words: readonly Word[], at: number): boolean {
  const [next, second] = [words[at], words[at + 1]];
  if (next === undefined || !/^\s*$/.test(next.gap)) return false;
  const ends = second === undefined || /[,.;]/.test(second.gap) || LINKING.conjunctions.has(second.form);
  if (LINKING.brought.in.has(next.form)) return ends;
  return LINKING.brought.to.has(next.form) && LINKING.brought.end.has(second?.form ?? "");
}
