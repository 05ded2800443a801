/** An instruction as it is read aloud: sentence by sentence, amounts and temperatures in words a voice says right. */
import { inWords } from "@/lib/engine/cook/spoken-words";
import { plainText } from "@/lib/engine/recipe/markup";

export type SpokenSentence = {
  /** What the voice says. */
  spoken: string;
  /** Where the sentence stands in the plain instruction, `[start, end)`: to mark it while it is spoken. */
  start: number;
  end: number;
};

/** A full stop ends a sentence when white space and something new follow; "350 °F." and "approx. 2 cups" are kept together. */
const END =
  /(?<!\b(?:approx|min|mins|hr|hrs|tbsp|tsp|oz|lb|no|e\.g|i\.e|vs|ca)|^\s*\d{1,2})[.!?]["”')\]]*\s+(?=[\p{Lu}\p{N}"“(¼½¾⅓⅔⅛])|\s*\n\s*/gu;

/** Browsers cut an utterance after about 15 seconds: what is longer is said in parts, cut where one would breathe. */
const BREATH_CHARS = 180;
const BREATHS = /[;:,]\s+|\s[–—]\s|\s+(?=(?:and|then|until|while|but)\s)/gu;

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

/**
 * The sentences of an instruction (markup taken away), in order; they touch, so that together they are the whole text.
 * Amounts are put into English words; in any other `language` the voice reads them as they stand.
 */
export function spokenSentences(instruction: string, language = "en"): SpokenSentence[] {
  const text = plainText(instruction);
  const ends = [...text.matchAll(END)].map((match) => match.index + match[0].length);
  const cuts = [0, ...ends].flatMap((start, index) => [
    start,
    ...breathsIn(text, start, ends[index] ?? text.length),
  ]);
  return cuts
    .map((start, index) => ({ start, end: cuts[index + 1] ?? text.length }))
    .map(({ start, end }) => {
      const sentence = text.slice(start, end);
      return { start, end, spoken: language === "en" ? inWords(sentence) : sentence.trim() };
    })
    .filter(({ spoken }) => spoken !== "");
}
