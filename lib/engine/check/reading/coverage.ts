/** Compares the words of a result with those of its source: which words of the source are nowhere, which of the result are from nowhere. */
import { headingOf } from "@/lib/engine/language/headings";
import { wordsIn } from "@/lib/engine/language/registry";
import { ABOUT, TOLD, TOLD_ANNOUNCED, TOLD_FIRST, TOLD_MORE } from "@/lib/engine/language/shapes";
import { splitSentences } from "@/lib/engine/language/sentences";
import { CHECKING } from "@/lib/engine/language/receipt";
import { tokensOf } from "./tokens";

/** Digits of a step's number. */
const NUMBER = /^\d{1,2}$/;
/** "1.", "(2)", "3)", "- 4Stir" */
const NUMBERED = /^[\s#(•*–-]*\d{1,2}(?:[.):]|\/(?=\s\p{Lu})|\uFE0F?\u20E3|\s+(?=\p{Lu})|(?=\p{Lu}\p{Ll}))/u;
/** "6 10 Minuten abkühlen lassen.": a step that opens with a number of its own, and no line of a list. */
const NUMBERED_TIME = /^\s{0,4}\d{1,2}\s{1,4}\d/u;
/** "a) " */
const LETTERED = /^[\s(]*\p{L}\.?\)\s/u;

/** The tokens of a leading step number in `text`, as many as it has; 0 without one. */
function numberingTokens(text: string): number {
  const head = text.slice(0, 40);
  if (!/\d/.test(head)) return LETTERED.test(head) ? 1 : 0;
  const [first = "", second = ""] = tokensOf(head);
  if (CHECKING.numbering.has(first) && NUMBER.test(second)) return 2;
  const isNumbered = NUMBERED.test(head) || (NUMBERED_TIME.test(head) && /[.!]$/.test(text));
  return LETTERED.test(head) || (isNumbered && NUMBER.test(first)) ? 1 : 0;
}

const LABEL = /^\s{0,4}([^:\n]{2,40}):\s/;

/** The tokens of a heading that stands in one line with what it heads, "What you do: Combine …": shown or not, nothing is lost. */
function headingTokens(text: string): number {
  const label = LABEL.exec(text)?.[1] ?? "";
  return headingOf(label) === null ? 0 : tokensOf(label).length;
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

function note(places: Map<string, number[]>, key: string, at: number): void {
  const known = places.get(key);
  if (known === undefined) places.set(key, [at]);
  else known.push(at);
}

const behind = (tokens: readonly string[], at: number): string =>
  `${tokens[at + 1] ?? ""} ${tokens[at + 2] ?? ""}`;

/** The source's words in order, and which of them a result has shown so far. */
export class Coverage {
  readonly tokens: string[] = [];
  readonly sentences: SourceSentence[] = [];
  private readonly shown: Uint8Array;
  /** Places of step numbers and of headings before their text: shown or not, nothing is lost. */
  private readonly numbers = new Set<number>();
  /** Where each word stands; and by the two words behind it, for the words that were asked for with them. */
  private readonly places = new Map<string, number[]>();
  private readonly runs = new Map<string, ReadonlyMap<string, number[]>>();
  private readonly ends = new Map<number, number>();

  /** `joiners` are left out when a sentence is divided; its language's, where they are not the engine's own. */
  constructor(
    texts: readonly string[],
    private readonly joiners: ReadonlySet<string> = CHECKING.joiners,
  ) {
    for (const text of texts) {
      const numbering = numberingTokens(text) || headingTokens(text);
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
    this.tokens.forEach((token, at) => note(this.places, token, at));
  }

  /** Where the three words stand that `step` has at `at`. */
  private runOf(step: readonly string[], at: number): readonly number[] | undefined {
    const word = step[at] ?? "";
    const known = this.runs.get(word);
    if (known !== undefined) return known.get(behind(step, at));
    const runs = new Map<string, number[]>();
    for (const place of this.places.get(word) ?? []) note(runs, behind(this.tokens, place), place);
    this.runs.set(word, runs);
    return runs.get(behind(step, at));
  }

  /** Positions worth trying: where the text goes on, then unshown ones, then the rest. */
  private tries(step: readonly string[], at: number, next: number): number[] {
    const list =
      (step.length - at >= SHORTEST ? this.runOf(step, at) : undefined) ??
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

  /** Marks a heading that is a sentence of its own behind `next`, "Start with the onions."; answers where the words go on. */
  passHeading(text: string, next: number): number {
    const heading = tokensOf(text);
    const stands = heading.length > 0 && heading.every((token, at) => this.tokens[next + at] === token);
    if (!stands || !this.isWholeSentence(next, heading.length)) return next;
    this.shown.fill(1, next, next + heading.length);
    return next + heading.length;
  }

  /**
   * Marks what `text` shows of the source, in the order of the source where it can be, and says what does not come from it. `isLine`: it stands
   * in a line of its own, as "Rhubarb" of a list does below "Rhubarb cordial".
   */
  show(text: string, expected: number, isLine = false): StepMatch {
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
        const isOwn =
          isLine &&
          length === step.length &&
          this.isWholeSentence(place, length) &&
          !this.isWholeSentence(best.place, best.length);
        if (
          fresh > best.fresh ||
          (fresh === best.fresh && (length > best.length || (isOwn && length === best.length)))
        )
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

const JOINS = wordsIn(({ numbers }) => numbers.joins);
const IS_ABOUT = new RegExp(`^${ABOUT}$`, "iu");

/** Characters of "the following ingredients: ", at most. */
const LONGEST_ANNOUNCED = 40;

/** Only "You'll need" is missing, the words before a list that is told in a sentence, or "about" before an amount of it. */
export function isOpeningOf(text: string, missing: readonly string[]): boolean {
  const opening = TOLD.exec(text) ?? TOLD_FIRST.exec(text);
  if (opening === null) return false;
  const more = text.split(/,\s*/).map((item) => TOLD_MORE.exec(item)?.[0] ?? "");
  const end = opening.index + opening[0].length;
  const announced = TOLD_ANNOUNCED.exec(text.slice(end, end + LONGEST_ANNOUNCED))?.[0] ?? "";
  const said = new Set(tokensOf([text.slice(0, end), announced, ...more].join(" ")));
  return missing.every((word) => said.has(word) || JOINS.has(word) || IS_ABOUT.test(word));
}
