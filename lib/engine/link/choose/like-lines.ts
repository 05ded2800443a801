/**
 * Which of several like lines a mention means, or whether it means them together: by what is named beside it and before it, by the word, by
 * the amount.
 */
import { convert } from "@/lib/engine/link/amounts/exact";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { isScatteredKind } from "@/lib/engine/link/phrases/another-food";
import type { Candidate } from "@/lib/engine/link/phrases/mentions";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import { isPair } from "@/lib/engine/link/phrases/pieces";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { severalAt } from "@/lib/engine/link/words/collectives";
import { withState, type Word } from "@/lib/engine/link/words/words";
import { add, compare, rational, type Rational } from "@/lib/engine/recipe/rational";
import type { Parts } from "./parts";

// Which lines of the list an action names beside a mention: a list stands in the order of its use, so that they tell like lines apart.

type Named = { actions: readonly ReadAction[]; parts: Parts };

/** Foods that one action names: more than any does, and a bound for adversarial texts. */
const MOST_BESIDE = 30;

/** Actions of one sentence that are looked through on each side: a bound for adversarial texts. */
const MOST_OF_SENTENCE = 4;

/** The actions of the sentence that this one stands in: "Rub the butter into the flour, stir in the sugar" is one work. */
function ofSentence(actions: readonly ReadAction[], action: number): ReadAction[] {
  let from = action;
  while (action - from < MOST_OF_SENTENCE && actions[from]?.opensSentence === false) from -= 1;
  let to = action + 1;
  while (to - action <= MOST_OF_SENTENCE && actions[to]?.opensSentence === false) to += 1;
  return actions.slice(Math.max(0, from), to);
}

/** The sentence may name a line that stands next to this one in its part of the list. */
export const hasNeighbour = (
  { actions, parts }: Named,
  action: number,
  phrase: Phrase,
  line: number,
): boolean =>
  ofSentence(actions, action)
    .flatMap(({ phrases }) => phrases.slice(0, MOST_BESIDE))
    .some(
      (other) =>
        other !== phrase &&
        !other.passing &&
        other.options.some(
          ({ line: beside }) =>
            Math.abs(beside - line) === 1 && parts.groupOfLine[beside] === parts.groupOfLine[line],
        ),
    );

/** Lines on each side that are near, and how many of them count. */
const NEAR_BY = 2;
const MOST_COMPANY = 2;
/** A fit this much better than the next one is no doubt. */
const SURELY = 0.3;

/** How many lines near this one, in its part of the list, the sentence names without a doubt. */
export function companyOf({ actions, parts }: Named, action: number, phrase: Phrase, line: number): number {
  const near = new Set<number>();
  for (const other of ofSentence(actions, action).flatMap(({ phrases }) => phrases.slice(0, MOST_BESIDE))) {
    const [top, second] = other.options;
    if (other === phrase || other.passing || top === undefined || top.line === line) continue;
    const isSure = second === undefined || top.score - second.score > SURELY;
    const isNear = Math.abs(top.line - line) <= NEAR_BY;
    if (isSure && isNear && parts.groupOfLine[top.line] === parts.groupOfLine[line]) near.add(top.line);
  }
  return Math.min(MOST_COMPANY, near.size);
}

// Which of several lines was named last before a mention that means more of it.

/** Actions back in which the line was named that "another splash" is more of. */
const NAMED_BEFORE = 8;

/** Of the lines that the phrase may be, the one that an action shortly before names first. */
export function lastNamed(
  actions: readonly ReadAction[],
  action: number,
  { options }: Phrase,
): number | null {
  const lines = new Set(options.map(({ line }) => line));
  for (let at = action - 1; at >= Math.max(0, action - NAMED_BEFORE); at -= 1)
    for (const other of actions[at]?.phrases.toReversed() ?? []) {
      const [top, second] = other.options;
      if (other.passing || top === undefined || !lines.has(top.line)) continue;
      // What two lines may be called there says nothing of this one.
      return second === undefined || top.score - second.score > SURELY ? top.line : null;
    }
  return null;
}

// Lines that a word names by the last word of their name alone: "the seeds" of nigella seeds, where the other seeds have a place of their
// own.

/** The phrases of an action that name one line so, one after the other; `isNamed`: a place names the line already, asked anew each time. */
export function* namedByLastWord(
  { phrases, words }: ReadAction,
  lines: readonly LineModel[],
  isNamed: (line: number) => boolean,
): Generator<{ line: number; phrase: Phrase }> {
  for (const phrase of phrases) {
    if (phrase.passing || phrase.portion !== null || phrase.options.some(({ weak }) => !weak)) continue;
    if (isScatteredKind(words, phrase.from, phrase.to)) continue;
    const last = words[phrase.to - 1]?.lemma;
    const ending = phrase.options.filter(({ line }) =>
      lines[line]?.names.some((name) => name.words.at(-1) === last),
    );
    const [option, other] = ending.filter(({ line }) => !isNamed(line));
    if (option !== undefined && other === undefined && ending.length === phrase.options.length)
      yield { line: option.line, phrase };
  }
}

// Lines that one plain word means together: "the sugars", "both potatoes", "the beans" of two kinds.

/** Lines meant together stand at most this far from each other in the list: sugars of dough and frosting do not. */
const NEIGHBOURS = 3;

/** Whether a word of an option's run tells it apart: some other option's line has no such word. */
function isSaidBy(
  words: readonly Word[],
  { options }: Phrase,
  lines: readonly LineModel[],
): (option: Candidate) => boolean {
  const lacks = ({ line }: Candidate, lemma: string) => !(lines[line]?.vocabulary.has(lemma) ?? false);
  const lacking = new Map<string, number>();
  const manyLack = (lemma: string): number => {
    const known = lacking.get(lemma) ?? options.filter((option) => lacks(option, lemma)).length;
    lacking.set(lemma, known);
    return known;
  };
  return (option) =>
    withState(words, option.from, option.to).some(
      ({ lemma }) => manyLack(lemma) > (lacks(option, lemma) ? 1 : 0),
    );
}

/**
 * All options that a plain word means together: "the sugars" of "1 cup sugar" and "1 cup brown sugar", "both potatoes". Where the
 * part that is made here has several of them (`isOwn`), it takes those and none of another's. Fewer than two: the word means one line.
 */
export function together(
  words: readonly Word[],
  phrase: Phrase,
  lines: readonly LineModel[],
  isOwn: (line: number) => boolean = () => false,
): Candidate[] {
  const last = words[phrase.to - 1];
  const [top] = phrase.options;
  if (last === undefined || top === undefined || !top.head) return [];
  const both = severalAt(words, phrase.from) !== null;
  // "Both onions" of "2 onions", beside "12 pearl onions".
  if (
    both &&
    isPair(lines[top.line]) &&
    !phrase.options.some((option) => option !== top && option.score >= top.score)
  )
    return [];
  const plural = last.form !== last.lemma;
  const count = phrase.portion?.amount?.unit === null ? phrase.portion.amount.low.n : 0;
  const options = phrase.options
    .filter((option) => option.head && !option.weak)
    .sort((a, b) => a.line - b.line);
  const isSaid = isSaidBy(words, phrase, lines);
  const allCut = options.every((option) => lines[option.line]?.cut);
  const several = options.filter((option) => {
    const line = lines[option.line];
    if (line === undefined || isSaid(option)) return false;
    return (
      both ||
      (plural && count === options.length) ||
      (plural && line.forms.has(last.lemma) && !line.forms.has(last.form)) ||
      allCut
    );
  });
  const own = several.filter(({ line }) => isOwn(line));
  if (own.length > 1) return own;
  const block = both
    ? several
    : several.filter((option, at) => at === 0 || option.line - (several[at - 1]?.line ?? 0) <= NEIGHBOURS);
  return block.length > 1 ? block : [];
}

/** Fits that differ by less tell no two lines apart. */
const ALIKE = 0.6;

/** "The beans" of "2 tins black beans" and "1 tin kidney beans", which stand together in the list: the lines that a plural fits alike. */
export function alike(words: readonly Word[], phrase: Phrase, lines: readonly LineModel[]): number[] {
  const last = words[phrase.to - 1];
  const [top] = phrase.options;
  if (last === undefined || top === undefined || last.form === last.lemma) return [];
  const mayBe = phrase.options.filter(
    (option) => option.head && !option.weak && option.kin !== true && top.score - option.score < ALIKE,
  );
  // "The dried beans" of dried white beans and dried red beans, beside green beans: both that are dried.
  const several = mayBe.filter(isSaidBy(words, phrase, lines));
  const options = several.length > 1 ? several : mayBe;
  const isSaid = isSaidBy(words, { ...phrase, options }, lines);
  const fitting = options.flatMap((option) => (isSaid(option) ? [] : [option.line])).sort((a, b) => a - b);
  const names = fitting.map((line) => lines[line]?.noun ?? "");
  const block = fitting.filter((line, at) => {
    const { compound = true, open = true } = lines[line] ?? {};
    const isNew = names.indexOf(names[at] ?? "") === at;
    const near = at === 0 || line - (fitting[at - 1] ?? 0) <= NEIGHBOURS;
    return isNew && near && !compound && !open;
  });
  return block.length > 1 && block.length === fitting.length ? block : [];
}

// "150 g of the brown sugar" of 75 g light and 75 g dark brown sugar: an amount that no line has, and several have together.

/** Lines that one amount is the sum of. */
const MOST_SUMMED = 4;

/** The lines among `own`, those of the action's part, whose amounts are together the stated one; none where one line has so much. */
export function summedBy(
  { portion, options }: Phrase,
  lines: readonly LineModel[],
  own: readonly number[],
): number[] {
  const { amount, fraction, each } = portion ?? { amount: null, fraction: null };
  if (amount === null || amount.unit === null || amount.high !== null || fraction !== null || each === true)
    return [];
  const named = options.filter(({ line, weak, kin }) => own.includes(line) && !weak && kin !== true);
  if (named.length < 2 || named.length > MOST_SUMMED) return [];
  let sum: Rational = rational(0);
  for (const { line } of named) {
    const [pool] = lines[line]?.amounts.pools ?? [];
    const value = pool === undefined || pool.high !== null ? null : convert(pool.low, pool.unit, amount.unit);
    if (value === null || compare(value, amount.low) >= 0) return [];
    sum = add(sum, value);
  }
  return compare(sum, amount.low) === 0 ? named.map(({ line }) => line) : [];
}
