/** An instruction as it is read aloud: sentence by sentence, amounts and temperatures in words a voice says right. */
import { isSlashSpan } from "@/lib/engine/language/amount";
import { FRACTION_SIGNS } from "@/lib/engine/language/characters";
import { SHORT_TIMES } from "@/lib/engine/language/times/minutes";
import { speakerOf, spokenWords } from "@/lib/engine/language/speakers";
import { plainText } from "@/lib/engine/recipe/markup";

export type SpokenSentence = {
  /** What the voice says. */
  spoken: string;
  /** Where the sentence stands in the plain instruction, `[start, end)`: to mark it while it is spoken. */
  start: number;
  end: number;
};

/** A full stop ends a sentence when white space and something new follow; "350 °F." and "approx. 2 cups" are kept together. */
const ABBREVIATIONS = spokenWords((speaker) => speaker.abbreviations)
  .map((word) => word.replaceAll(".", "\\."))
  .join("|");
const END = new RegExp(
  `(?<!\\b(?:${ABBREVIATIONS})|^\\s{0,3}\\d{1,2})[.!?]["”')\\]]{0,4}\\s+(?=[\\p{Lu}\\p{N}"“(${FRACTION_SIGNS}])|\\n\\s*`,
  "gu",
);

/** Browsers cut an utterance after about 15 seconds: what is longer is said in parts, cut where one would breathe. */
const BREATH_CHARS = 180;
const BREATHS = new RegExp(
  `[;:,]\\s+|\\s[–—]\\s|(?<!\\s)\\s+(?=(?:${spokenWords((speaker) => speaker.breathsBefore).join("|")})\\s)`,
  "gu",
);

/** The offsets after which a long sentence is cut. */
function breathsIn(text: string, start: number, end: number): number[] {
  const cuts: number[] = [];
  let from = start;
  let last = start;
  for (const match of text.slice(start, end).matchAll(BREATHS)) {
    const at = start + match.index + match[0].length;
    if (at - from > BREATH_CHARS && last > from) {
      cuts.push(last);
      from = last;
    }
    last = at;
  }
  if (end - from > BREATH_CHARS && last > from) cuts.push(last);
  return cuts;
}

type Span = { start: number; end: number };

/** Where the sentences of a plain text stand, in order; they touch, so that together they are the whole text. */
export function sentenceSpans(text: string): Span[] {
  const starts = [0, ...[...text.matchAll(END)].map((match) => match.index + match[0].length)];
  return starts
    .map((start, index) => ({ start, end: starts[index + 1] ?? text.length }))
    .filter(({ start, end }) => text.slice(start, end).trim() !== "");
}

/** A span cut where one would breathe. */
function breaths(text: string, { start, end }: Span): Span[] {
  const starts = [start, ...breathsIn(text, start, end)];
  return starts.map((from, index) => ({ start: from, end: starts[index + 1] ?? end }));
}

const STROKED = new RegExp(
  `(?<![\\d/]|\\d )(\\d{1,3})\\/(\\d{1,3})(?![\\d/])( ?(?:${SHORT_TIMES})(?!\\p{L}))?`,
  "giu",
);

/** "20/30 min" as "20–30 min", which a voice reads as a range; "2/3 min" too, as its timer has it. */
const withSpans = (text: string): string =>
  text.includes("/")
    ? text.replace(STROKED, (stated, lowWritten: string, highWritten: string, unit?: string) => {
        const [low, high] = [Number(lowWritten), Number(highWritten)];
        const isTime = unit !== undefined && low > 1 && low < high;
        return isTime || isSlashSpan(low, high) ? `${low}–${high}${unit ?? ""}` : stated;
      })
    : text;

/**
 * The sentences of an instruction (markup taken away) as they are said, in order; the longest in several breaths.
 * Amounts are put into words where the `language` has a speaker; in any other the voice reads them as they stand.
 */
export function spokenSentences(instruction: string, language = "en"): SpokenSentence[] {
  const text = plainText(instruction);
  const speaker = speakerOf(language);
  return sentenceSpans(text)
    .flatMap((span) => breaths(text, span))
    .map(({ start, end }) => {
      const said = withSpans(text.slice(start, end));
      return { start, end, spoken: speaker ? speaker.say(said) : said.trim() };
    })
    .filter(({ spoken }) => spoken !== "");
}
