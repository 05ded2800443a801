/** An instruction as a cook edits it: in plain words. Its marks are kept by what they mark. */
import { parseMarkup, writeMarkup, type MarkupToken } from "@/lib/engine/recipe/markup";

const LETTER = /[\p{L}\p{N}]/u;

/** Where `words` stand in `text` from `from` on, with no letter or number around them; -1 for nowhere. */
function placeOf(words: string, text: string, from: number): number {
  for (let at = text.indexOf(words, from); at >= 0 && words !== ""; at = text.indexOf(words, at + 1)) {
    if (!LETTER.test(text[at - 1] ?? "") && !LETTER.test(text[at + words.length] ?? "")) return at;
  }
  return -1;
}

/**
 * What was typed in place of the plain words of `instruction`, with the marks whose words are still there, in their order. A cook who
 * types marks has them as they were typed.
 */
export function retyped(instruction: string, typed: string): string {
  if (typed.includes("**")) return typed;
  const tokens: MarkupToken[] = [];
  let at = 0;
  for (const { kind, text } of parseMarkup(instruction)) {
    if (kind === "text") continue;
    const place = placeOf(text, typed, at);
    if (place < 0) continue;
    if (place > at) tokens.push({ kind: "text", text: typed.slice(at, place) });
    tokens.push({ kind, text });
    at = place + text.length;
  }
  if (at < typed.length) tokens.push({ kind: "text", text: typed.slice(at) });
  return writeMarkup(tokens);
}
