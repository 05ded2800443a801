/** What says only how warm things are to be: "Make sure all the ingredients are at room temperature". Nothing is put in yet. */
import { WARMTH } from "./en/warmth";

const WORD = /\p{L}[\p{L}'’-]*/gu;
/** A longer text says more than that. */
const MOST_CHARS = 160;

/** Of words in English, in whatever order a language has them: "Alle Zutaten sollten Zimmertemperatur haben". */
export function shouldBeWarm(text: string): boolean {
  if (text.length > MOST_CHARS) return false;
  const words: string[] = text.toLowerCase().match(WORD) ?? [];
  const from = WARMTH.checks.has(words[0] ?? "") ? 1 : 0;
  return (
    words.some((word) => WARMTH.warmths.has(word)) &&
    words.slice(from).some((word) => WARMTH.shouldBe.has(word))
  );
}
