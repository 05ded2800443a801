/** The places of amounts in a text that is read word by word. */
import { amountAt } from "@/lib/engine/language/amount";
import { tokenize } from "@/lib/engine/language/tokens";
import { unitAt } from "@/lib/engine/language/units";

/** Where amounts and units stand: they are understood in every language and stay as they are. */
export function keptRanges(text: string, longest: number): { start: number; end: number }[] {
  const tokens = tokenize(text, longest);
  const kept: { start: number; end: number }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = amountAt(tokens, at);
    if (amount === null) continue;
    const unit = unitAt(tokens, amount.end);
    // A number in words is a word: "une" of "une boule" is no amount.
    const first = tokens[tokens[at]?.kind === "word" ? amount.end : at];
    const last = tokens[(unit?.end ?? amount.end) - 1];
    if (first === undefined || last === undefined || (unit === null && tokens[at]?.kind === "word")) continue;
    kept.push({ start: first.start, end: last.end });
    at = Math.max(at, (unit?.end ?? amount.end) - 1);
  }
  return kept;
}
