/** The words by which recipes state for how many, how much and how long: one record a language, data in each language's folder. */
import { FACTS as DE } from "./de/facts";
import { FACTS as EN } from "./en/facts";
import { FACTS as ES } from "./es/facts";
import { FACTS as FR } from "./fr/facts";
import { FACTS as IT } from "./it/facts";
import { FACTS as NL } from "./nl/facts";
import { FACTS as PT } from "./pt/facts";
import { anyPhrase } from "./sparing";
import type { TimeKind, FactWords } from "./pack-pages";

export const TIME_KINDS: readonly TimeKind[] = ["preparation", "cooking", "resting", "total"];

const PACKS: readonly FactWords[] = [EN, DE, FR, ES, IT, NL, PT];

const entriesOf = (lists: readonly string[]): string[] => [
  ...new Set(
    lists
      .join("|")
      .split("|")
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ""),
  ),
];

/** The entries of one list in all languages, as a pattern: the longest that fits. */
export const factPattern = (list: (words: FactWords) => string | undefined): string =>
  anyPhrase(entriesOf(PACKS.map((words) => list(words) ?? "")));
