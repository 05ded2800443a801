/** "Spread each with half of the cheese": the halves that each of two gets are all of it. */
import { LINKING } from "@/lib/engine/language/linking";
import { EACH_REACH } from "./portion-behind";
import type { ReadAction } from "./read-action";

type Told = Pick<ReadAction, "phrases" | "words">;

/** A word for every piece stands before the share, in its clause: "each with half", and not "half of each". */
function isForEach(words: ReadAction["words"], from: number, start: number): boolean {
  for (let at = from - 1; at >= 0 && at > from - EACH_REACH; at -= 1) {
    if (/[.;:!?]/.test(words[at + 1]?.gap ?? "")) return false;
    const { form, start: place } = words[at] ?? { form: "", start: Infinity };
    if (place < start && LINKING.intoEach.has(form)) return true;
  }
  return false;
}

/** Takes all of a line where each piece gets a share of it, and no other action speaks of a part of the line. Linear in the phrases of a line. */
export function takeSharesOfEach(actions: readonly Told[]): void {
  const parted = new Map<number, number>();
  for (const { phrases } of actions)
    for (const { portion, passing, options } of phrases)
      if (!passing && portion !== null && options[0] !== undefined)
        parted.set(options[0].line, (parted.get(options[0].line) ?? 0) + 1);
  for (const { words, phrases } of actions)
    for (const phrase of phrases) {
      const { portion, from, passing } = phrase;
      const isShare = portion?.kind === "part" && portion.but !== true && portion.fraction?.n === 1;
      if (passing || !isShare || (parted.get(phrase.options[0]?.line ?? -1) ?? 0) > 1) continue;
      if (isForEach(words, from, portion.start)) phrase.portion = null;
    }
}
