/**
 * Compares the words of a result with those of its source: which words of the source are nowhere, which of the result are from nowhere, and
 * whether every line of the original was claimed once.
 */
import { wordsIn } from "@/lib/engine/language/registry";
import { TOLD } from "@/lib/engine/language/shapes";
import { splitSentences } from "@/lib/engine/language/sentences";
import { CHECKING } from "@/lib/engine/language/checking";
import { tokensOf } from "./tokens";
import { SENTENCES } from "@/lib/engine/language/receipt";
import type { Claim, SourceRecipe } from "@/lib/engine/recipe/source";
import type { Report } from "./report";

/** Digits of a step's number. */
const NUMBER = /^\d{1,2}$/;
/** "1.", "(2)", "3)" */
const NUMBERED = /^[\s#(]*\d{1,2}(?:[.):]|\/(?=\s\p{Lu})|\uFE0F?\u20E3|\s+(?=\p{Lu}))/u;
/** "a) " */
const LETTERED = /^[\s(]*\p{L}\)\s/u;

/** The tokens of a leading step number in `text`, as many as it has; 0 without one. */
function numberingTokens(text: string): number {
  const [first = "", second = ""] = tokensOf(text.slice(0, 40));
  if (CHECKING.numbering.has(first) && NUMBER.test(second)) return 2;
  if (LETTERED.test(text.slice(0, 40))) return 1;
  return NUMBERED.test(text.slice(0, 40)) && NUMBER.test(first) ? 1 : 0;
}

/** One sentence of the source and the tokens `[from, to)` that are its words. */
export type SourceSentence = { text: string; from: number; to: number };

/** Positions tried for one place: enough for any recipe, and a bound for adversarial ones. */
const MOST_TRIED = 40;
const MOST_JOINERS = 3;
/** A match this short counts only where the text goes on from the match before it, or is a whole sentence. */
const SHORTEST = 3;

export type StepMatch = {
  tokens: number;
  /** Tokens of the step that the source does not have there, and their places in it. */
  foreign: { text: string; at: number }[];
  /** Tokens that repeat what another step had already. */
  repeated: number;
  /** First source token of the step, -1 when nothing matched, and the one behind its last. */
  first: number;
  last: number;
};

/** The source's words in order, and which of them a result has shown so far. */
export class Coverage {
  readonly tokens: string[] = [];
  readonly sentences: SourceSentence[] = [];
  private readonly shown: Uint8Array;
  /** Places of step numbers: shown or not, nothing is lost. */
  private readonly numbers = new Set<number>();
  private readonly runs = new Map<string, number[]>();
  private readonly places = new Map<string, number[]>();
  private readonly ends = new Map<number, number>();

  /** `joiners` are left out when a sentence is divided; its language's, where they are not the engine's own. */
  constructor(
    texts: readonly string[],
    private readonly joiners: ReadonlySet<string> = CHECKING.joiners,
  ) {
    for (const text of texts) {
      const numbering = numberingTokens(text);
      for (let at = 0; at < numbering; at += 1) this.numbers.add(this.tokens.length + at);
      for (const sentence of splitSentences(text)) {
        const from = this.tokens.length;
        for (const token of tokensOf(sentence)) this.tokens.push(token);
        if (this.tokens.length === from) continue;
        this.sentences.push({ text: sentence, from, to: this.tokens.length });
        this.ends.set(from, this.tokens.length);
      }
    }
    this.shown = new Uint8Array(this.tokens.length);
    const note = (map: Map<string, number[]>, key: string, at: number) => {
      const list = map.get(key);
      if (list === undefined) map.set(key, [at]);
      else list.push(at);
    };
    this.tokens.forEach((token, at) => {
      note(this.places, token, at);
      note(this.runs, this.runAt(this.tokens, at), at);
    });
  }

  private runAt(tokens: readonly string[], at: number): string {
    return `${tokens[at] ?? ""} ${tokens[at + 1] ?? ""} ${tokens[at + 2] ?? ""}`;
  }

  /** Positions worth trying: where the text goes on, then unshown ones, then the rest. */
  private tries(step: readonly string[], at: number, next: number): number[] {
    const list =
      (step.length - at >= SHORTEST ? this.runs.get(this.runAt(step, at)) : undefined) ??
      this.places.get(step[at] ?? "") ??
      [];
    const from = lowerBound(list, next);
    const near = [
      ...list.slice(from, from + MOST_TRIED / 2),
      ...list.slice(Math.max(0, from - MOST_TRIED / 2), from),
    ];
    // A joining word may have been left out between two actions.
    let on = next;
    while (
      on < next + MOST_JOINERS &&
      this.joiners.has(this.tokens[on] ?? "") &&
      this.tokens[on] !== step[at]
    )
      on += 1;
    return this.tokens[on] === step[at] ? [on, ...near] : near;
  }

  private extent(step: readonly string[], at: number, place: number): { length: number; fresh: number } {
    let length = 0;
    let fresh = 0;
    while (
      at + length < step.length &&
      place + length < this.tokens.length &&
      step[at + length] === this.tokens[place + length]
    ) {
      if (this.shown[place + length] === 0) fresh += 1;
      length += 1;
    }
    return { length, fresh };
  }

  /** A joining word that stands where the source has a comma: "broccoli, toss" as "broccoli and toss". */
  private isPutBetween(step: readonly string[], at: number, next: number): boolean {
    const here = this.tokens[next];
    return at > 0 && this.joiners.has(step[at] ?? "") && here !== step[at] && here === step[at + 1];
  }

  private isWholeSentence(place: number, length: number): boolean {
    return this.ends.get(place) === place + length;
  }

  /** Marks what `text` shows of the source, in the order of the source where it can be, and says what does not come from it. */
  show(text: string, expected: number): StepMatch {
    const step = tokensOf(text);
    const match: StepMatch = { tokens: step.length, foreign: [], repeated: 0, first: -1, last: -1 };
    let next = expected;
    for (let at = 0; at < step.length;) {
      if (this.isPutBetween(step, at, next)) {
        at += 1;
        continue;
      }
      let best = { place: -1, length: 0, fresh: 0 };
      for (const place of this.tries(step, at, next)) {
        const { length, fresh } = this.extent(step, at, place);
        if (fresh > best.fresh || (fresh === best.fresh && length > best.length))
          best = { place, length, fresh };
      }
      const whole = at === 0 && best.length === step.length;
      const goesOn =
        best.place >= next &&
        best.place <= next + MOST_JOINERS &&
        (at > 0 || this.tokens.slice(next, best.place).every((token) => this.joiners.has(token)));
      if (
        best.length >= SHORTEST ||
        whole ||
        (goesOn && best.length > 0) ||
        (best.length > 0 && this.isWholeSentence(best.place, best.length))
      ) {
        if (match.first < 0) match.first = best.place;
        match.repeated += best.length - best.fresh;
        this.shown.fill(1, best.place, best.place + best.length);
        at += best.length;
        next = best.place + best.length;
        match.last = next;
      } else {
        match.foreign.push({ text: step[at] ?? "", at });
        at += 1;
        if (this.tokens[next + 1] !== undefined && this.tokens[next + 1] === step[at]) next += 1;
      }
    }
    return match;
  }

  /** Sentences of which words are shown nowhere; `all` when not one of them is. */
  missing(): { sentence: SourceSentence; all: boolean; words: string[] }[] {
    const found: { sentence: SourceSentence; all: boolean; words: string[] }[] = [];
    for (const sentence of this.sentences) {
      const words: string[] = [];
      let shown = 0;
      for (let at = sentence.from; at < sentence.to; at += 1) {
        if (this.shown[at] === 1) shown += 1;
        else if (!this.numbers.has(at)) words.push(this.tokens[at] ?? "");
      }
      if (words.some((word) => !this.joiners.has(word))) found.push({ sentence, all: shown === 0, words });
    }
    return found;
  }
}

function lowerBound(list: readonly number[], value: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

const WORD = /\p{L}{2,}|\p{N}/u;
const MOST_REPORTED = 20;

export type Stretch = { start: number; end: number };

/** Without the blanks and signs around its words; null without words. */
function wordsOf(original: string, { start, end }: Stretch): Stretch | null {
  const text = original.slice(start, end);
  if (!WORD.test(text)) return null;
  const from = text.length - text.trimStart().length;
  return { start: start + from, end: start + text.trimEnd().length };
}

/** The stretches of one line that no claim covers. */
function gapsIn(line: Stretch, claims: readonly Claim[], first: number): Stretch[] {
  const gaps: Stretch[] = [];
  let at = line.start;
  for (let i = first; i < claims.length; i += 1) {
    const claim = claims[i];
    if (claim === undefined || claim.start >= line.end) break;
    if (claim.start > at) gaps.push({ start: at, end: claim.start });
    at = Math.max(at, claim.end);
  }
  if (at < line.end) gaps.push({ start: at, end: line.end });
  return gaps;
}

/** Reports stretches of the original that two claims took; claims are in the order of the text. */
function checkTwice(claims: readonly Claim[], original: string, report: Report): void {
  let last: Claim | undefined;
  let reported = 0;
  for (const claim of claims) {
    if (last !== undefined && claim.start < last.end && reported < MOST_REPORTED) {
      const twice = wordsOf(original, { start: claim.start, end: Math.min(last.end, claim.end) });
      if (twice !== null) {
        const text = original.slice(twice.start, twice.end);
        report({ kind: "overlap", message: SENTENCES.claimedTwice, text, ...twice });
        reported += 1;
      }
    }
    if (last === undefined || claim.end > last.end) last = claim;
  }
}

/**
 * Reports lines of `original` that nothing took, and such that were taken twice; returns the former. A source without claims was not given
 * as text, and has no ledger. Linear but for sorting.
 */
export function checkClaims(source: SourceRecipe, original: string, report: Report): Stretch[] {
  const claims = [...(source.claims ?? [])].sort((a, b) => a.start - b.start || a.end - b.end);
  if (claims.length === 0) return [];
  checkTwice(claims, original, report);
  const unclaimed: Stretch[] = [];
  let first = 0;
  let start = 0;
  for (const text of original.split(/[\n\r\u2028\u2029\u0085\v\f]/)) {
    const end = start + text.length;
    while (first < claims.length && (claims[first]?.end ?? 0) <= start) first += 1;
    for (const gap of gapsIn({ start, end }, claims, first)) {
      const words = gap.end > gap.start ? wordsOf(original, gap) : null;
      if (words !== null) unclaimed.push(words);
    }
    start = end + 1;
  }
  for (const words of unclaimed.slice(0, MOST_REPORTED))
    report({
      kind: "unclaimed",
      message: SENTENCES.unclaimed,
      text: original.slice(words.start, words.end),
      ...words,
    });
  return unclaimed;
}

const JOINS = wordsIn(({ numbers }) => numbers.joins);

/** Only "You'll need" is missing, the words before a list that is told in a sentence. */
export function isOpeningOf(text: string, missing: readonly string[]): boolean {
  const opening = TOLD.exec(text);
  if (opening === null) return false;
  const said = new Set(tokensOf(text.slice(0, opening.index + opening[0].length)));
  return missing.every((word) => said.has(word) || JOINS.has(word));
}
