/** Pepper that is ground, and peppers that are sliced. */
import { findFood } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "./phrases";
import type { Word } from "@/lib/engine/link/words/words";

/** The pepper of "salt and pepper" is the spice and neither a bell pepper nor cayenne pepper, whether the list has the spice or leaves it out. */
export function dropVegetables(words: readonly Word[], phrase: Phrase, lines: readonly LineModel[]): void {
  const { form, lemma } = words[phrase.to - 1] ?? { form: "", lemma: "" };
  // "Salt and pepper", "S & P"
  const isJoined = /^\s*[&+/]\s*$/.test(words[phrase.from]?.gap ?? "");
  const beside = isJoined
    ? LINKING.seasonings.has(words[phrase.from - 1]?.form ?? "")
    : LINKING.conjunctions.has(words[phrase.from - 1]?.form ?? "") &&
      LINKING.seasonings.has(words[phrase.from - 2]?.form ?? "");
  if (!beside || !LINKING.seasonings.has(form) || form !== lemma) return;
  // "Salt, pepper and chilli" in one line has pepper of its own.
  const isHot = (line: number): boolean => {
    const called = (lines[line]?.names ?? []).filter(({ words }) => words.includes(lemma));
    return (
      called.length > 0 && called.every(({ words }) => words.some((word) => LINKING.hotSpices.has(word)))
    );
  };
  const spices = phrase.options.filter(
    ({ line }) => !(lines[line]?.food?.classes.has("vegetable") ?? false) && !isHot(line),
  );
  // "Salt and red pepper" names a vegetable where no such spice is listed.
  if (spices.length > 0 || phrase.to - phrase.from === 1) phrase.options = spices;
}

/** "The peppers" are the bell peppers, and never the black pepper, where the list has both. */
export function dropSpices(words: readonly Word[], phrase: Phrase, lines: readonly LineModel[]): void {
  const { form, lemma } = words[phrase.to - 1] ?? { form: "", lemma: "" };
  if (form === lemma || !LINKING.seasonings.has(lemma)) return;
  const [one, several] = [lemma, form].map((word) => findFood(word)?.food.id);
  if (one === several) return;
  const options = phrase.options.filter(({ line }) => lines[line]?.food?.id !== one);
  if (options.length > 0) phrase.options = options;
}
