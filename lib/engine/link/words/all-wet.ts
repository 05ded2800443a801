/** "The liquid" beside "the dry ingredients": all that is wet. */
import { LINKING } from "@/lib/engine/language/linking";
import type { Collective } from "./collective";
import type { Word } from "./words";

/** "Sift the dry ingredients into the liquid": the word at `at` means all that is wet, the egg too. `before` are the collectives in front of it. */
export function isAllWet(words: readonly Word[], at: number, before: readonly Collective[]): boolean {
  if (!LINKING.wet.has(words[at]?.lemma ?? "") || !before.some(({ kind }) => kind === "dry")) return false;
  const place = LINKING.determiners.has(words[at - 1]?.form ?? "") ? at - 2 : at - 1;
  const form = words[place]?.form ?? "";
  return LINKING.places.has(form) || LINKING.enclosing.has(form);
}
