/** What of a text is the same in every language: its amounts, with their units; and the words by which an order is known. */
import { amountAt } from "@/lib/engine/language/amount";
import { tokenize } from "@/lib/engine/language/tokens";
import { unitAt } from "@/lib/engine/language/units";
import type { Entries } from "./entries";

/** Before what an order is not given for, in the engine's words. */
const PREPOSITIONS: ReadonlySet<string> = new Set(["of", "in", "on", "to", "with", "from", "for", "at"]);

/** Before the thing that an order is given for. */
export const ARTICLES: ReadonlySet<string> = new Set([
  "the",
  "a",
  "some",
  "half",
  "all",
  "both",
  "each",
  "your",
  "that",
]);
/** Behind one of these no order is given. */
export const BEFORE_NOUNS: ReadonlySet<string> = new Set([...ARTICLES, ...PREPOSITIONS]);

/** Between an order and what it is given for: "Schil intussen de appels". */
export const MEANWHILE: ReadonlySet<string> = new Set([
  "meanwhile",
  "first",
  "then",
  "now",
  "finally",
  "afterwards",
]);
/** What a pronoun before its order may be read as when it stands alone. */
export const PRONOUNS: ReadonlySet<string> = new Set(["", "the", "it", "them", "there"]);

/** Where amounts and units stand: they are understood in every language and stay as they are. */
export function keptRanges(
  text: string,
  entries: Entries,
  longest: number,
): { start: number; end: number }[] {
  const tokens = tokenize(text, longest);
  const kept: { start: number; end: number }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = amountAt(tokens, at);
    if (amount === null) continue;
    // One language's number is another's preposition: "a cubetti" is no cube.
    const first = tokens[at];
    const word = first?.kind === "word" ? entries.wordOf(first.text, false) : null;
    if (word !== null && PREPOSITIONS.has(word.means)) continue;
    const unit = unitAt(tokens, amount.end);
    // A number in words is a word: "une" of "une boule" is no amount.
    const opening = tokens[first?.kind === "word" ? amount.end : at];
    const last = tokens[(unit?.end ?? amount.end) - 1];
    if (opening === undefined || last === undefined || (unit === null && first?.kind === "word")) continue;
    kept.push({ start: opening.start, end: last.end });
    at = Math.max(at, (unit?.end ?? amount.end) - 1);
  }
  return kept;
}
