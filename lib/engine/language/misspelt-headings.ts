/** Headings of one long word with a letter left out, doubled or changed with its neighbour: "Ingedients". */
import type { HeadingKind } from "./pack/headings";

/** In a shorter word a letter makes another one. */
const SHORTEST = 9;

const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1);
const swapped = (word: string, at: number): string =>
  word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);

/** What heads the list or the method as `whole` has it, by a word that is one letter off; null for every other key. Linear in the key. */
export function misspeltHeadings(
  whole: ReadonlyMap<string, HeadingKind>,
): (key: string) => HeadingKind | null {
  const near = new Map<string, HeadingKind>();
  for (const [word, kind] of whole) {
    if (word.length < SHORTEST || word.includes(" ") || (kind !== "ingredients" && kind !== "steps"))
      continue;
    for (let at = 1; at < word.length; at += 1)
      for (const other of [without(word, at), swapped(word, at), word.slice(0, at) + word.slice(at - 1)])
        if (!near.has(other)) near.set(other, kind);
  }
  return (key) => (whole.has(key) ? null : (near.get(key) ?? null));
}
