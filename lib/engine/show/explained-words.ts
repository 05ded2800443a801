/** Which words of a recipe's steps may need a second reading, with what they mean in our words. English only: elsewhere nothing is said. */
import { EXPLAINED } from "@/lib/engine/language/en/cooking-words";
import type { Step } from "@/lib/engine/recipe/formatted";
import { plainText } from "@/lib/engine/recipe/markup";

export type ExplainedWord = { word: string; meaning: string };

/** The end of a sentence or clause is one too: nothing is found across it. */
const WORDS = /[\p{L}\p{N}]+|[.!?;:]/gu;
/** The words of a text in a row, so that "fold in" is found at its words only. */
const inARow = (text: string): string => ` ${(text.toLowerCase().match(WORDS) ?? []).join(" ")} `;

const KNOWN = EXPLAINED.map(([word, forms, meaning]) => ({
  entry: { word, meaning },
  forms: forms.split("|").map(inARow),
}));

/** In the order of the alphabet; each once. */
export function explainedWords(steps: readonly Step[], language: string): ExplainedWord[] {
  if (language !== "en") return [];
  const said = steps.map(({ instruction }) => inARow(plainText(instruction))).join("");
  return KNOWN.filter(({ forms }) => forms.some((form) => said.includes(form))).map(({ entry }) => entry);
}
