/** The words of a text, and which phrases of a gloss stand in it. */
import type { Entries, Phrase } from "./entries";

export type Range = { start: number; end: number };
/** `small` is the text in small letters. */
export type Raw = Range & { text: string; small: string; isWord: boolean };

/** Join two clauses, in the engine's words. */
export const OPENERS: ReadonlySet<string> = new Set(["and", "then", "or"]);

/** No phrase of a list has more words. */
const LONGEST_PHRASE = 8;

const RAW = /[\p{L}\p{M}]+|[\p{N}][\p{N}.,/⁄]*|[^\s]/gu;

/** A unit and what describes the food stand between a figure and its food; no more is looked through. */
const NEAR_FOOD = 4;

/** Words, figures and marks, each with its place. */
export const rawWords = (text: string): Raw[] =>
  [...text.matchAll(RAW)].map((found) => ({
    text: found[0],
    small: found[0].toLowerCase(),
    start: found.index,
    end: found.index + found[0].length,
    isWord: /^\p{L}/u.test(found[0]),
  }));

/** Between two words of one phrase or verb and pronoun. */
const joins = (gap: string): boolean => /^[\s'’-]*$/u.test(gap);

/** Open where or with what, and stand behind no preposition. */
const PLACING: ReadonlySet<string> = new Set(["with", "in", "until", "using"]);

export class Phrases {
  constructor(
    private readonly text: string,
    private readonly raw: readonly Raw[],
    private readonly kept: readonly Range[],
    private readonly entries: Entries,
  ) {}

  /** The longest phrase that begins at word `at`. */
  from(at: number, opens: boolean): Phrase | null {
    const first = this.raw[at];
    if (first === undefined) return null;
    for (const phrase of this.entries.phrasesFrom(first.text)) {
      if (phrase.words.length > LONGEST_PHRASE) continue;
      if (phrase.entry.kind === "verb" && this.entries.words.verbLast && !opens && phrase.words.length > 2)
        continue;
      if (this.spans(phrase, at) && !this.cutsName(phrase, at)) return phrase;
    }
    return null;
  }

  /** The words of a phrase stand here, whose first one is known to. Most that are tried differ in the second. */
  private spans({ words }: Phrase, from: number): boolean {
    let at = from;
    for (let place = 1; place < words.length; place += 1) {
      at += 1;
      while (this.isJoint(at)) at += 1;
      const [before, next] = [this.raw[at - 1], this.raw[at]];
      if (before === undefined || next === undefined || next.small !== words[place]) return false;
      if (!joins(this.text.slice(before.end, next.start))) return false;
    }
    return true;
  }

  private isJoint(at: number): boolean {
    const mark = this.raw[at];
    return mark?.isWord === false && /^['’-]$/u.test(mark.text);
  }

  /** Marks inside a phrase at word `from` that join its words. */
  hyphens({ words }: Phrase, from: number): number {
    let marks = 0;
    for (let read = 0, at = from; read < words.length; at += 1) {
      if (this.isJoint(at)) marks += 1;
      else read += 1;
    }
    return marks;
  }

  /** A name begins inside an amount and goes on behind it: "1 bouquet garni". */
  opensLonger(at: number, end: number): boolean {
    const first = this.raw[at];
    if (first?.isWord !== true) return false;
    return this.entries
      .phrasesFrom(first.text)
      .some((phrase) => this.spans(phrase, at) && (this.raw[at + phrase.words.length - 1]?.end ?? 0) > end);
  }

  /** A figure and the food that it counts stand behind the word, and no mark between: "Rasp 60 g kaas". */
  countsFood(from: number): boolean {
    if (!/^\p{N}/u.test(this.raw[from + 1]?.text ?? "")) return false;
    for (let at = from + 2; at < from + 2 + NEAR_FOOD; at += 1) {
      const next = this.raw[at];
      if (next?.isWord !== true) return false;
      const phrase = this.from(at, false);
      if ((phrase?.entry ?? this.entries.wordOf(next.text, false))?.kind === "food") return true;
    }
    return false;
  }

  /** No word stands behind word `at`, or one that joins another clause. */
  endsClause(at: number): boolean {
    const next = this.raw[at + 1];
    // "Bak op 160 °C": a number goes on.
    if (/^\p{N}/u.test(next?.text ?? "")) return false;
    return next?.isWord !== true || OPENERS.has(this.entries.wordOf(next.text, false)?.means ?? "");
  }

  /** "Klop de eieren los met de melk", "giet de pasta af in een vergiet": behind word `at` stands another word for where or with what. */
  isBeforePlace(at: number): boolean {
    const next = this.raw[at + 1];
    return next?.isWord === true && PLACING.has(this.entries.wordOf(next.text, false)?.means ?? "");
  }

  /** The last of two words opens an amount or a longer name: "in due" of "in due cucchiai", "di sale" of "di sale grosso". */
  private cutsName({ words, entry }: Phrase, at: number): boolean {
    const [first, last] = [this.raw[at], this.raw[at + 1]];
    if (words.length !== 2 || entry.kind === "food" || first === undefined || last === undefined)
      return false;
    // A number in words stands before the range of its unit.
    const behind = this.raw[at + 2];
    const opensAmount = this.kept.some(
      ({ start, end }) =>
        (start > first.start && start <= last.start && end > last.end) ||
        (behind?.isWord === true && behind.start === start),
    );
    return (
      opensAmount ||
      this.entries
        .phrasesFrom(last.text)
        .some((phrase) => phrase.entry.kind === "food" && this.spans(phrase, at + 1))
    );
  }
}
