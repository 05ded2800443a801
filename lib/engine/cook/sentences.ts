/** An instruction in sentences, its marks kept: each is shown as a line of its own that can be ticked off. */
import { parseMarkup, plainText, type MarkupToken } from "@/lib/engine/recipe/markup";
import { sentenceSpans } from "@/lib/engine/speak/spoken-text";

export type InstructionSentence = {
  tokens: MarkupToken[];
  /** Where it stands in the plain instruction, `[start, end)`, as it is read aloud. */
  start: number;
  end: number;
};

/** The part of the tokens that stands in `[start, end)` of their plain text. */
function cutTokens(tokens: readonly MarkupToken[], start: number, end: number): MarkupToken[] {
  let at = 0;
  return tokens.flatMap((token) => {
    const from = Math.max(0, start - at);
    const to = Math.min(token.text.length, end - at);
    at += token.text.length;
    return to > from ? [{ ...token, text: token.text.slice(from, to) }] : [];
  });
}

/** The sentences of an instruction, in order; together they are the whole of it. */
export function instructionSentences(instruction: string): InstructionSentence[] {
  const tokens = parseMarkup(instruction);
  return sentenceSpans(plainText(instruction)).map(({ start, end }) => ({
    start,
    end,
    tokens: cutTokens(tokens, start, end),
  }));
}
