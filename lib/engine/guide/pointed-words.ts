/** What the words say that a model points at: which line they name, how much of it, and whether both agree with its numbers. */
import { LINKING } from "@/lib/engine/language/linking";
import { tokenize } from "@/lib/engine/language/tokens";
import { convert } from "@/lib/engine/link/amounts/exact";
import { type Portion, portionBefore } from "@/lib/engine/link/amounts/portion";
import type { Share } from "@/lib/engine/link/amounts/reckon";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { portionBehind } from "@/lib/engine/link/phrases/portion-behind";
import { type Word, wordsOf } from "@/lib/engine/link/words/words";
import {
  add,
  compare,
  divide,
  rational,
  type Rational,
  subtract,
  toNumber,
} from "@/lib/engine/recipe/rational";
import type { LinkedAction } from "@/lib/engine/recipe/stages";
import { spansOf, type WordSpan } from "./sheet";

/** One use as the model told it, in the numbers of the actions and lines as they stand now. */
export type GuidedUse = { action: number; n: number; d: number; words: readonly number[] };
/** A use with what its action's words say about it. */
export type Told = GuidedUse & {
  share: Rational;
  portion: Portion | null;
  /** Words of the action that are the line's too, among those pointed at; describing words as well. */
  said: readonly Word[];
  /** They name the line: by its food, or by an amount of what the action before named. */
  named: boolean;
  /** The lemmas by which they tell it from other lines. */
  by: string[];
};

const READ_CHARS = 4000;
/** Parts of a line are smaller than this nowhere. */
const MOST_PARTS = 100;
/** Shares this near to each other are one: 1/3 of a cup told as 33/100. */
const NEAR = 0.02;
const ONE = rational(1);
const isNear = (a: Rational, b: Rational): boolean =>
  Math.abs(toNumber(a) - toNumber(b)) <= NEAR * toNumber(b);

/** The offset behind a word and the small words that lead from an amount to its food. */
function behind(text: string, end: number): number {
  let at = end;
  for (const word of wordsOf(text.slice(end, end + 40)).slice(0, 3)) {
    if (!LINKING.genitive.has(word.form) && !LINKING.determiners.has(word.form)) break;
    at = end + word.end;
  }
  return at;
}

/** What the words pointed at say of the amount: around the food that they name; where they name none, the last of them that say something. */
function portionOf(text: string, pointed: readonly WordSpan[], names: readonly Word[]): Portion | null {
  const tokens = tokenize(text, READ_CHARS);
  const [first, last] = [names[0], names.at(-1)];
  const around =
    first === undefined || last === undefined
      ? null
      : (portionBefore(tokens, first.start) ?? portionBehind(tokens, last.end));
  const from = Math.min(...pointed.map(({ start }) => start));
  // What stands before the words pointed at is said of something else.
  if (first !== undefined) return around !== null && around.start >= from ? around : null;
  for (const { end } of [...pointed].sort((a, b) => b.end - a.end)) {
    const read = portionBefore(tokens, behind(text, end));
    if (read !== null && read.start >= from) return read;
  }
  return null;
}

/** What `use` says of `line` at `action`; null for places and numbers that are none. `before` is the action before it. */
export function tell(
  use: GuidedUse,
  action: LinkedAction,
  before: LinkedAction | undefined,
  line: LineModel,
): Told | null {
  const { n, d, words } = use;
  if (d < 1 || d > MOST_PARTS || n > d) return null;
  const spans = spansOf(action.text.slice(0, READ_CHARS));
  const pointed = words.flatMap((word) => spans[word] ?? []);
  if (pointed.length < words.length) return null;
  const at = wordsOf(action.text.slice(0, READ_CHARS)).filter((word) =>
    pointed.some(({ start, end }) => word.start >= start && word.end <= end),
  );
  const names = at.filter(({ lemma }) => line.naming.has(lemma));
  const said = at.filter(({ form, lemma }) => line.vocabulary.has(lemma) && !LINKING.functionWords.has(form));
  const portion = portionOf(action.text, pointed, names);
  // "Use 2 tablespoons of it": an amount of what has just been named.
  const earlier =
    portion === null || names.length > 0
      ? []
      : wordsOf((before?.text ?? "").slice(0, READ_CHARS)).filter(({ lemma }) => line.naming.has(lemma));
  return {
    ...use,
    share: rational(n, d),
    portion,
    said,
    named: names.length + earlier.length > 0,
    by: [...said, ...earlier].map(({ lemma }) => lemma),
  };
}

/** The share of the line that the words state; null where they state none, or none that can be reckoned. */
function statedShare(told: Told, line: LineModel, others: Rational): Rational | null {
  const { portion } = told;
  if (portion === null) return null;
  const { kind, fraction, amount } = portion;
  if (kind === "rest" && amount === null && fraction === null) return subtract(ONE, others);
  if (kind === "rest" && fraction !== null) return null;
  if (fraction !== null) return fraction;
  if (kind === "whole") return ONE;
  if (amount === null || amount.high !== null) return null;
  for (const pool of line.amounts.pools) {
    if (pool.high !== null || compare(pool.low, rational(0)) <= 0) continue;
    const inPool = convert(amount.low, amount.unit, pool.unit);
    if (inPool !== null) return divide(inPool, pool.low);
    // "half" before a measured food: no count, a part.
    if (amount.unit === null && compare(amount.low, ONE) < 0) return amount.low;
  }
  return null;
}

/** A block whose numbers are at odds with each other or with the words they point at is none. */
export function contradicts(told: readonly Told[], line: LineModel): boolean {
  const parts = told.filter(({ n, d }) => n > 0 && n < d);
  const sum = parts.reduce((all, { share }) => add(all, share), rational(0));
  if (toNumber(sum) > 1 + NEAR) return true;
  return told.some((one) => {
    if (one.n === 0) return false;
    const stated = statedShare(one, line, subtract(sum, one.n < one.d ? one.share : rational(0)));
    return stated !== null && !isNear(one.share, stated) && !line.extra;
  });
}

/** A part that no words state, where those of all others are stated and it is what they leave: as good as "the rest". */
export function restOf(told: readonly Told[]): Told | null {
  const [open, ...others] = told.filter(({ n, d, portion }) => n < d && (n === 0 || portion === null));
  const sum = told.reduce((all, { share }) => add(all, share), rational(0));
  return open !== undefined && open.n > 0 && others.length === 0 && isNear(sum, ONE) ? open : null;
}

/** A share as the engine shares lines out; all of a line before its last use is only worked on there. */
export function shareOf(told: Told, isLast: boolean, isRest: boolean): Share {
  const { action, n, d, share, portion } = told;
  const whole = n === d;
  const part: Portion =
    n === 0
      ? { kind: "open", fraction: null, amount: null, start: 0 }
      : { kind: "part", fraction: share, amount: null, start: 0 };
  return {
    action,
    portion: whole || isRest ? null : n > 0 && portion !== null ? portion : part,
    readied: whole && !isLast,
    aside: false,
    taken: null,
  };
}

const contentOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter(
        ({ form, lemma }) =>
          !LINKING.functionWords.has(form) && !LINKING.partOpeners.has(form) && lemma.length > 1,
      )
      .map(({ lemma }) => lemma),
  );

/** The part that an action stands in, or names, is that of the line. */
function isOfPart(action: LinkedAction, line: LineModel): boolean {
  if (line.section === undefined) return false;
  const section = contentOf(line.section);
  const said = contentOf(`${action.part ?? ""} ${action.text}`);
  return [...section].some((lemma) => said.has(lemma) && !line.naming.has(lemma));
}

/** Lines that the words pointed at could as well mean. */
export function rivalsOf(
  { portion, by }: Told,
  line: LineModel,
  action: LinkedAction,
  lines: readonly LineModel[],
  here: ReadonlySet<number>,
): number[] {
  const own = isOfPart(action, line);
  const stated = portion?.amount ?? null;
  const isWhole = ({ amounts }: LineModel) =>
    stated !== null &&
    amounts.pools.some(({ low, unit }) => {
      const inPool = convert(stated.low, stated.unit, unit);
      return inPool !== null && isNear(inPool, low);
    });
  return lines
    .filter(
      (other) =>
        other.index !== line.index &&
        !here.has(other.index) &&
        by.every((lemma) => other.vocabulary.has(lemma)) &&
        !(own && !isOfPart(action, other)) &&
        !(isWhole(line) && !isWhole(other)),
    )
    .map(({ index }) => index);
}
