/**
 * An ingredient that an instruction names with its amount ("900 g beef", "3 garlic cloves") is marked as a whole: what a cook looks for
 * in a sentence is how much of what. Only the mark grows; the words stay the recipe's.
 */
import { amountInLanguage } from "@/lib/engine/language/amount-in-language";
import { COOK_MODE } from "@/lib/engine/language/cook-mode";
import { LINKING } from "@/lib/engine/language/linking";
import { tokenize } from "@/lib/engine/language/tokens";
import { unitAt } from "@/lib/engine/language/units";
import type { ShownWord } from "./mention-amounts";

/** Of the words before a mention, how far back an amount is looked for. */
const BEFORE_CHARS = 40;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Where the amount begins that ends right before a mention, "2 tbsp of the " included; -1 where none stands there. */
function amountStart(before: string, language: string): number {
  const from = Math.max(0, before.length - BEFORE_CHARS);
  const tokens = tokenize(before.slice(from));
  // The first may be the rest of a word that was cut.
  for (let i = from > 0 ? 1 : 0; i < tokens.length; i += 1) {
    const amount = amountInLanguage(tokens, i, language);
    if (!amount) continue;
    let rest = unitAt(tokens, amount.end)?.end ?? amount.end;
    while (COOK_MODE.betweenAmountAndName.has(tokens[rest]?.lower ?? "")) rest += 1;
    if (rest === tokens.length) return from + (tokens[i]?.start ?? 0);
  }
  return -1;
}

/** How much of the words behind a mention still belongs to what goes in: " cloves" behind "3 garlic". */
function restOfName(marked: string, behind: string, said: readonly string[]): number {
  const lower = marked.toLowerCase();
  const after = behind.toLowerCase();
  const rests = said
    .map((text) => text.toLowerCase())
    .filter((text) => text.startsWith(lower))
    .map((text) => text.slice(lower.length))
    .filter((rest) => after.startsWith(rest) && !LETTER_OR_DIGIT.test(after[rest.length] ?? ""));
  return Math.max(0, ...rests.map((rest) => rest.length));
}

/** The words with each amount that stands at a mention inside its mark. `said`: what goes in, as its line names it; `language`: the recipe's. */
export function markAmounts(
  words: readonly ShownWord[],
  said: readonly string[],
  language: string,
): ShownWord[] {
  const marked = words.map((word) => ({ ...word }));
  marked.forEach((word, index) => {
    if (word.kind !== "mention") return;
    const [before, behind] = [marked[index - 1], marked[index + 1]];
    // "a floured surface" is one surface, and no flour is counted.
    const isWork = LINKING.greased[word.text.toLowerCase()] !== undefined;
    const start = before?.kind === "text" && !isWork ? amountStart(before.text, language) : -1;
    if (before && start >= 0) {
      word.text = before.text.slice(start) + word.text;
      before.text = before.text.slice(0, start);
    }
    const rest = behind?.kind === "text" ? restOfName(word.text, behind.text, said) : 0;
    if (behind && rest > 0) {
      word.text += behind.text.slice(0, rest);
      behind.text = behind.text.slice(rest);
    }
  });
  return marked.filter(({ text }) => text !== "");
}
