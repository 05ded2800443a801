/** The patterns by which a line's facts are found, built of the words of all languages. */
import { factPattern, type TimeKind } from "@/lib/engine/language/facts";

export const KINDS: readonly TimeKind[] = ["preparation", "cooking", "resting", "total"];
const NUMBER = `(?:\\d{1,4}(?:[.,/]\\d{1,2})?|[½¼¾⅓⅔]|(?:${factPattern((words) => words.numbers)})(?!\\p{L}))`;
const ABOUT = `(?:(?:${factPattern((words) => words.about)})(?![\\p{L}])\\s{0,2}|[~≈:=–-]\\s{0,2}){0,3}`;
const RANGE = `(?:\\s{0,2}(?:-|–|—|(?:${factPattern((words) => words.ranges)})(?!\\p{L}))\\s{0,2}${NUMBER})?`;
export const EATERS = `(?:${factPattern((words) => words.eaters)})(?!\\p{L})`;
const PIECES = `(?:${factPattern((words) => words.pieces)})(?!\\p{L})`;
export const LABEL = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${KINDS.map((kind) => `(?<${kind}>${factPattern((words) => words.times[kind])})`).join("|")}` +
    `|(?<serves>${factPattern((words) => words.serves)})|(?<makes>${factPattern((words) => words.makes)}))(?![\\p{L}-])\\s{0,3}(?::|=|–|-)?\\s{0,3}`,
  "giu",
);
export const OPEN_ENDED = new RegExp(`^(?:${factPattern((words) => words.openEnded)})(?!\\p{L})`, "iu");
export const COUNT = new RegExp(`^${ABOUT}${NUMBER}${RANGE}`, "iu");
export const PEOPLE = new RegExp(`^${ABOUT}${NUMBER}${RANGE}\\s(?:\\p{L}+\\s){0,2}${EATERS}`, "iu");
/** "For 4 people", "Ingredientes para 6 personas": a short phrase that ends with them. */
export const FOR_PEOPLE = new RegExp(
  `^(?:\\p{L}+\\s){1,3}(${NUMBER}${RANGE}\\s(?:\\p{L}+\\s){0,1}${EATERS})[\\s:.]*$`,
  "iu",
);
export const BARE_PIECES = new RegExp(
  `^${ABOUT}${NUMBER}${RANGE}(?:\\s?-?(?:${factPattern((words) => words.sizes)}))?\\s(?:[\\p{L}\\d"″”×x.-]+\\s){0,3}${PIECES}(?=\\s*(?:$|[(,.;:!]))`,
  "iu",
);
export const HAS_EATERS = new RegExp(`(?<!\\p{L})${EATERS}`, "iu");
export const DIVIDED = new RegExp(
  `(?<!\\p{L})(?:${factPattern((words) => words.divides)})\\s(${NUMBER}\\s(?:\\p{L}+\\s)?${PIECES})`,
  "iu",
);
export const OVERNIGHT = new RegExp(`^(?:${factPattern((words) => words.overnight)})(?!\\p{L})`, "iu");
export const BARE_MINUTES = new RegExp(
  `(\\d\\s?(?:${factPattern((words) => words.hours)})\\.?)\\s(\\d{1,2})(?=\\s*(?:$|[|,;.)]))`,
  "iu",
);
/** "30-Minute Meals" is a name and no time. */
export const ADJECTIVE = /^\D{0,12}\d{1,3}[-‑]\p{L}{3,}\s\p{L}/u;
/** "plus 1 hour", "+ 20 min": a time that is added to the one before. */
const ADDS = `(?:[(,]\\s{0,2})?(?:\\+|&|(?:${factPattern((words) => words.adds)})(?!\\p{L}))`;
export const ADDED = new RegExp(`^[\\s.]{0,3}${ADDS}\\s{0,2}`, "iu");
/** "For 4", on a line of its own. */
export const FOR_COUNT = new RegExp(
  `^(?:${factPattern((words) => words.forEaters)})\\s(${NUMBER}${RANGE})[\\s:.]*$`,
  "iu",
);
/** "This should make …": what leads a sentence up to its yield. */
export const YIELD_LEAD = new RegExp(`^(?:(?:${factPattern((words) => words.yieldLeads)})\\s){1,4}`, "iu");
export const HELPINGS = new RegExp(`(?:${factPattern((words) => words.helpings)})(?!\\p{L})`, "iu");
/** A time of something else: "5 min read". */
export const OTHER_TIME = new RegExp(
  `^\\W{0,3}(?:${factPattern((words) => words.otherTimes)})(?!\\p{L})|\\s(?:${factPattern((words) => words.otherTimes)})\\W*$`,
  "iu",
);
/** "Release: ", "Pot roast - ": a short label that no list knows. */
export const ANY_LABEL =
  /^(?:\p{L}[\p{L}'’-]*\s){0,3}\p{L}[\p{L}'’-]*\s?(?::|=|\s[–—-])\s{0,3}(?=[\p{N}~≈]|\p{L}+\s)/u;
/** "1:15", hours and minutes. */
export const CLOCK = /^(\d{1,2}):([0-5]\d)(?![\d:])/;
export const ABOUT_LEAD = new RegExp(`^${ABOUT}(?=[\\p{N}\\p{L}½¼¾⅓⅔])`, "iu");
export const TIME_LEAD = new RegExp(`^${ABOUT}`, "iu");
/** "approx." before its number ends no sentence. */
export const ABOUT_STOP = new RegExp(
  `(?<!\\p{L})((?:${factPattern((words) => words.about)}))(?<=\\.)(?=\\s\\d)`,
  "giu",
);
/** "24 pieces and", before the next fact. */
export const DANGLING = new RegExp(`\\s(?:[+&]|(?:${factPattern((words) => words.adds)}))$`, "iu");
export const ENDS_IN_HOURS = new RegExp(`[\\d½¼¾]\\s?(?:${factPattern((words) => words.hours)})$`, "iu");
/** "Bean chilli serves 6": a yield behind a name, without a mark between them. */
export const YIELD_TAIL = new RegExp(
  `\\s(?=(?:${factPattern((words) => words.serves)}|${factPattern((words) => words.openEnded)})\\s?:?\\s?${ABOUT}\\d[\\d–-]{0,5}(?:\\s\\p{L}+){0,2}\\s*$)`,
  "iu",
);
