/** A step as a voice reads it. Free of the food lexicon, so that a page that reads aloud need not carry it. */
import type { Step } from "@/lib/engine/recipe/formatted";
import { plainText } from "@/lib/engine/recipe/markup";
import { spokenSentences, type SpokenSentence } from "@/lib/engine/speak/spoken-text";

/** The step's lines as texts, one to do in each: what is read, printed and exported. */
export const lineTexts = (step: Step): string[] =>
  step.actions === undefined || step.actions.length === 0
    ? [step.instruction]
    : step.actions.map(({ text }) => text);

/** A step as it is read aloud, line by line; offsets are into the plain text of all its lines. */
export function spokenStep(step: Step, language: string): SpokenSentence[] {
  let at = 0;
  return lineTexts(step).flatMap((text) => {
    const from = at;
    at += plainText(text).length + 1;
    return spokenSentences(text, language).map(({ spoken, start, end }) => ({
      spoken,
      start: from + start,
      end: from + end,
    }));
  });
}
