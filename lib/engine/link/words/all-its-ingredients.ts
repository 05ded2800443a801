/** Whose ingredients are meant where the words say "its": the part that stands before them. */
import { LINKING } from "@/lib/engine/language/linking";
import { isDefinite, type Word } from "./words";

/** Words from the part to its ingredients. */
const MOST_BEFORE = 6;

/** "Boil the liquid with all its ingredients": what they are of; null where it says nothing of whose they are. */
export function wholeOf(words: readonly Word[], at: number): string | null {
  if (!LINKING.possessives.has(words[at - 1]?.form ?? "")) return null;
  const first = Math.max(0, at - MOST_BEFORE);
  const joined = words.slice(first, at).findLastIndex(({ form }) => LINKING.withWords.has(form)) + first;
  for (let place = joined - 1; place >= first; place -= 1)
    if (isDefinite(words, place)) return words[place]?.lemma ?? null;
  return null;
}
