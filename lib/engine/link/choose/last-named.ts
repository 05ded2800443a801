/** Which of several lines was named last before a mention that means more of it. */
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";

/** Actions back in which the line was named that "another splash" is more of. */
const NAMED_BEFORE = 8;
const SURELY = 0.3;

/** Of the lines that the phrase may be, the one that an action shortly before names first. */
export function lastNamed(
  actions: readonly ReadAction[],
  action: number,
  { options }: Phrase,
): number | null {
  const lines = new Set(options.map(({ line }) => line));
  for (let at = action - 1; at >= Math.max(0, action - NAMED_BEFORE); at -= 1)
    for (const other of actions[at]?.phrases.toReversed() ?? []) {
      const [top, second] = other.options;
      if (other.passing || top === undefined || !lines.has(top.line)) continue;
      // What two lines may be called there says nothing of this one.
      return second === undefined || top.score - second.score > SURELY ? top.line : null;
    }
  return null;
}
