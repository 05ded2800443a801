/** What a stroke joins makes one mixture of two foods, which was stirred before: "milk/vinegar mixture". */
import { LINKING } from "@/lib/engine/language/linking";
import { joins } from "@/lib/engine/link/phrases/foreign";
import type { Word } from "@/lib/engine/link/words/words";

/** Words from a stroke to the mixture: "milk/apple cider vinegar mixture". */
const STROKE_REACH = 5;

/** The word at `to`, behind a food, is joined to it by a stroke, and a word for what was stirred follows. */
export function isStirredWithNext(words: readonly Word[], to: number): boolean {
  if (words[to]?.gap.trim() !== "/") return false;
  for (let at = to + 1; at <= to + STROKE_REACH; at += 1) {
    const { lemma = "", gap = "." } = words[at] ?? {};
    if (!joins(words[at]) && gap.trim() !== "/") return false;
    if (LINKING.mixtures.has(lemma)) return true;
  }
  return false;
}
