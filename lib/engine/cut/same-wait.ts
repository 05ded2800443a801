/** A time that is told once more when it has gone by. */
import { LINKING } from "@/lib/engine/language/linking";
import type { CuttingWords } from "@/lib/engine/language/pack/steps";
import { findDurations } from "@/lib/engine/language/times/durations";
import type { Action } from "@/lib/engine/recipe/stages";
import { readBy } from "./verbs";

/** Letters between "after" and the time that has gone by. */
const GONE_BY = 8;

/** "Soak for one hour. After one hour, drain": the wait of the action before, which rang already. */
export function isSameWait(
  text: string,
  words: CuttingWords,
  before: Action | undefined,
  seconds: readonly number[],
): boolean {
  if (seconds.length !== 1 || before?.seconds.at(-1) !== seconds[0]) return false;
  const [opening] = readBy(text, words);
  const time = findDurations(text).find(({ isTimer }) => isTimer);
  return (
    opening !== undefined &&
    LINKING.aroundWords.has(opening.text) &&
    time !== undefined &&
    time.start - opening.end <= GONE_BY
  );
}
