/** Whose ingredients are meant where the words say "its": the part that stands before them. */
import { LINKING } from "@/lib/engine/language/linking";
import { isDefinite, type Word } from "./words";

/** Words from the part to its ingredients. */
const MOST_BEFORE = 6;

/** "Boil the liquid with all its ingredients": what they are of; null where it says nothing of whose they are. */
export function wholeOf(words: readonly Word[], at: number): string | null {
  if (!LINKING.possessives.has(words[at - 1]?.form ?? "")) return null;
  const before = words.slice(Math.max(0, at - MOST_BEFORE), at);
  const joined = before.findLastIndex(({ form }) => LINKING.withWords.has(form));
  const thing = before
    .slice(0, Math.max(0, joined))
    .findLast((word) => isDefinite(words, words.indexOf(word)));
  return thing?.lemma ?? null;
}
