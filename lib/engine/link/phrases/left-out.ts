/** What "everything but …" leaves out of what goes in. */
import type { Collective } from "@/lib/engine/link/words/collective";
import type { Word } from "@/lib/engine/link/words/words";
import type { Phrase } from "./phrases";
import { allBut } from "./portion-behind";

/**
 * "Everything but the berries" names the berries and does not use them; of "… except 1 tbsp of the oil", "… reserving a little of the cheese"
 * the rest goes in. Linear.
 */
export function passLeftOut(
  words: readonly Word[],
  phrases: readonly Phrase[],
  collectives: readonly Collective[],
): void {
  const except = new Set(collectives.flatMap((collective) => collective.except));
  for (const phrase of phrases) {
    if (!words.slice(phrase.from, phrase.to).some((word) => except.has(word))) continue;
    const { portion } = phrase;
    if (portion === null) phrase.passing = true;
    else if ((portion.kind === "part" || portion.kind === "open") && portion.but !== true) {
      phrase.portion = allBut(portion);
      phrase.passing = false;
    }
  }
}

/** "Sift the dry ingredients into the liquid": the word for all that is wet names no single liquid besides. */
export function passCollected(phrases: readonly Phrase[], collectives: readonly Collective[]): void {
  const wet = collectives.filter(({ kind }) => kind === "wet");
  for (const phrase of phrases)
    if (phrase.kind !== undefined && wet.some(({ from, to }) => from <= phrase.from && phrase.to <= to))
      phrase.passing = true;
}
