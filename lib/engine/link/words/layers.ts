/** Layers that are laid again: "Repeat with the rest". */
import { LINKING } from "@/lib/engine/language/linking";
import type { Word } from "./words";

/** Actions back in which a layer began that is laid again. */
export const LAYER = 12;

/** "Repeat the layers", "Now repeat". */
export const isRepeating = (words: readonly Word[]): boolean =>
  words.slice(0, 2).some(({ form }) => LINKING.repeating.has(form));

/** The first action of the layer that is repeated at `index`: "mix in half the cheese. Layer sauce and noodles, and repeat" tells it in its own sentence. */
export function layerFrom(actions: readonly { opensSentence: boolean }[], index: number): number {
  let from = index;
  while (from > 0 && actions[from]?.opensSentence === false) from -= 1;
  return from === index ? 0 : from;
}
