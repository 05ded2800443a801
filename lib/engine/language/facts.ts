/** The words by which recipes state for how many, how much and how long: one record a language, data in each language's folder. */
import { OTHER_FACTS } from "./other-languages";
import { topicOf } from "./packs";
import { anyPhrase } from "./sparing";
import { unitWritten } from "./units";
import type { TimeKind, FactWords } from "@/lib/engine/language/pack/pages";

export const TIME_KINDS: readonly TimeKind[] = ["preparation", "cooking", "resting", "total"];

const PACKS: readonly FactWords[] = [
  ...topicOf("facts").filter((facts): facts is FactWords => facts.times !== undefined),
  OTHER_FACTS,
];

const entriesOf = (lists: readonly string[]): string[] => [
  ...new Set(
    lists
      .join("|")
      .split("|")
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ""),
  ),
];

/** The entries of one list in all languages, as a pattern: the longest that fits; `blank` is what stands for the blanks of one: "prep-time". */
export const factPattern = (list: (words: FactWords) => string | undefined, blank?: string): string =>
  anyPhrase(entriesOf(PACKS.map((words) => list(words) ?? "")), blank);

const COUNTERS = new Set(entriesOf([OTHER_FACTS.pieces]));

/** True for a word that counts pieces of whatever it is, and names none: "Stück", "stykker"; "rolls" are food. */
export const countsPieces = (word: string): boolean =>
  COUNTERS.has(word.toLowerCase()) || unitWritten(word) !== null;
