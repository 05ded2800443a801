/** Sentences that say what the finished dish is good with: nothing goes in there. */
import { LINKING } from "@/lib/engine/language/linking";
import type { Word } from "./words";

/** Words of the subject: "This bread". */
const MOST_BEFORE = 4;

/** "The bread is delicious topped with olive oil and herbs", "Also great with cheese": praise, which takes no food. "Once it is nice and brown, add …" orders. */
export function isPraised(words: readonly Word[]): boolean {
  const first = words[0]?.form ?? "";
  const at = words.slice(0, MOST_BEFORE + 2).findIndex(({ form }) => LINKING.praises.has(form));
  const before = words[at - 1]?.form ?? "";
  const opens = LINKING.definite.has(first) || LINKING.pronouns.has(first) || LINKING.thisWords.has(first);
  const isSaid = at === 1 ? LINKING.alsoWords.has(first) : at > 1 && opens && LINKING.copulas.has(before);
  const next = words[at + 1];
  if (!isSaid || next === undefined || /[.,;:!?]/.test(next.gap)) return false;
  return !LINKING.conjunctions.has(next.form) && !LINKING.beforePurpose.has(next.form);
}
