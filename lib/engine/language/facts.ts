/** The words by which recipes state for how many, how much and how long: one record a language, data in each language's folder. */
import { FACTS as DE } from "./de/facts";
import { FACTS as EN } from "./en/facts";
import { FACTS as ES } from "./es/facts";
import { FACTS as FR } from "./fr/facts";
import { FACTS as IT } from "./it/facts";
import { FACTS as NL } from "./nl/facts";
import { FACTS as PT } from "./pt/facts";
import { anyPhrase } from "./sparing";

export type TimeKind = "preparation" | "cooking" | "resting" | "total";
export const TIME_KINDS: readonly TimeKind[] = ["preparation", "cooking", "resting", "total"];

/** Every list is separated by bars and in lower case. */
export type FactWords = {
  /** What stands before a stated time, and says which one it is. */
  times: Readonly<Record<TimeKind, string>>;
  /** What stands before a number of people. */
  serves: string;
  /** Who eats: a number before one of these is a number of servings. */
  eaters: string;
  /** What stands before what comes out of the recipe. */
  makes: string;
  /** Those of `makes` behind which a bare number counts pieces ("makes 24"); behind the others it counts servings. */
  openEnded: string;
  /** Vessels that one person eats from: behind `serves` a number of them counts people. */
  helpings: string;
  /** Before a bare number of people ("For 4"). */
  forEaters: string;
  /** How well it feeds them: "feeds 6 easily". */
  enough: string;
  /** How a sentence leads up to a yield: "This should make 24". */
  yieldLeads: string;
  /** Before a time that is added to the one before: "plus 1 hour". */
  adds: string;
  /** Labels of times that are no part of the work: "Reading time". */
  otherTimes: string;
  /** What a recipe is cut or shaped into: "12 muffins" on a line of its own is a yield. */
  pieces: string;
  /** Measures of a tin or a tart that stand before its name: "a 23 cm tart". */
  sizes: string;
  /** What the end of a method does with a whole cake: "cut into 24 bars". */
  divides: string;
  /** What may stand between a label and its number. */
  about: string;
  /** A time without a number. */
  overnight: string;
  /** Labels of a card's other entries: "Course". */
  cardLabels: string;
  /** Numbers, the words between two of them and hours, of a language that has no pack of them yet. */
  numbers?: string;
  ranges?: string;
  hours?: string;
};

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
