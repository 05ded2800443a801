/** How a line's facts are written: the patterns that find them, built of the words of all languages, and its times. */
import { KEPT_OF } from "@/lib/engine/language/line-words";
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { TIME_FORMS, TIME_WORDS } from "@/lib/engine/language/times/durations";
import { factPattern, TIME_KINDS } from "@/lib/engine/language/shapes";
import { FRACTION_SIGNS } from "@/lib/engine/language/characters";
import { anyPhrase, holds, openingsOf, sparing, type Sparing } from "@/lib/engine/language/sparing";
import { entriesIn, wordsIn } from "@/lib/engine/language/registry";
import { MEASURING, unitOf, unitPattern } from "@/lib/engine/language/units";
import { opensOrder } from "./line-phrases";

/** Alternatives of a pattern; those that are missing leave none. */
const either = (...lists: string[]): string => lists.filter((list) => list !== "").join("|");
export const HOUR = 60;
/** Larger numbers stand in figures. */
const LARGEST_IN_WORDS = 20;

const DOZEN = [...wordsIn(({ numbers }) => numbers.dozens)].join("|");
const COUNTED = [...entriesIn(({ numbers }) => numbers.values)]
  .filter(([, value]) => value <= LARGEST_IN_WORDS)
  .map(([word]) => word);
const HALF = anyPhrase([...entriesIn(({ numbers }) => numbers.fractions).keys()]);
/** "two thirds", "three quarters" */
const SHARES = new Set(entriesIn(({ numbers }) => numbers.parts).keys());
const ARTICLES = [...wordsIn(({ numbers }) => numbers.articles)].join("|");
const NUMBER_WORD = either(
  `(?:${HALF}\\s)?(?:${ARTICLES})\\s(?:${DOZEN})`,
  anyPhrase(COUNTED, "[\\s-]"),
  factPattern((words) => words.numbers),
);
const NUMBER = `(?:\\d{1,4}(?:[.,/]\\d{1,2})?|[${FRACTION_SIGNS}]|(?:${NUMBER_WORD})(?!\\p{L}))`;
const RANGES = either(
  [...wordsIn(({ numbers }) => numbers.ranges)].join("|"),
  factPattern((words) => words.ranges),
);
export const HOURS = either(
  [...TIME_FORMS]
    .filter(([, minutes]) => minutes === HOUR)
    .map(([form]) => form)
    .sort((a, b) => b.length - a.length)
    .join("|"),
  factPattern((words) => words.hours),
);
export const ABOUT = `(?:(?:${factPattern((words) => words.about)})(?![\\p{L}])\\s{0,2}|[~≈:=–-]\\s{0,2}){0,3}`;
const RANGE = `(?:\\s{0,2}(?:-|–|—|(?:${RANGES})(?!\\p{L}))\\s{0,2}${NUMBER})?`;
const EATERS = `(?:${factPattern((words) => words.eaters)})(?!\\p{L})`;
const PIECES = `(?:${factPattern((words) => words.pieces)})(?!\\p{L})`;
export const LABEL = sparing(
  new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${TIME_KINDS.map((kind) => `(?<${kind}>${factPattern((words) => words.times[kind], "[\\s-]")})`).join("|")}` +
      `|(?<serves>${factPattern((words) => words.serves)})|(?<makes>${factPattern((words) => words.makes)}))(?![\\p{L}-])\\s{0,3}(?::|=|–|-)?\\s{0,3}`,
    "giu",
  ),
);
const labelBehind = (lead: string): Sparing =>
  sparing(new RegExp(`^${lead}${LABEL.source}`, "iu"), LABEL.source);
export const OPEN_ENDED = new RegExp(`^(?:${factPattern((words) => words.openEnded)})(?!\\p{L})`, "iu");
export const COUNT = new RegExp(`^${ABOUT}${NUMBER}${RANGE}`, "iu");
const withEaters = (source: string): Sparing => sparing(new RegExp(source, "iu"), `^${EATERS}`);
/** "6 hungry people"; "10 minutes before serving" opens with a time, and is none. */
export const PEOPLE = withEaters(`^${ABOUT}${NUMBER}${RANGE}\\s(?:\\p{L}+\\s){0,2}${EATERS}`);
const AMONG = `(?:${factPattern((words) => words.among)})(?!\\p{L})`;
/** "For 4 people", "Ingredientes para 6 personas": a short phrase that ends with them; "Share between 4 people" shares. */
const FOR_PEOPLE = withEaters(
  `^(?:(?!${AMONG}\\s${NUMBER})\\p{L}+\\s){1,3}(${NUMBER}${RANGE}\\s(?:\\p{L}+\\s){0,1}${EATERS})[\\s:.]*$`,
);
/** "Share between two bowls.", "Compartir en dos platos.": whatever the verb, so many get something of it, and nobody says for how many it is. */
const SHARED = sparing(
  new RegExp(
    `^\\p{Lu}\\p{L}*\\s(?:\\p{L}+\\s){1,3}${NUMBER}\\s(?:\\p{L}+\\s)?(?:${EATERS}|(?:${factPattern((words) => words.helpings)})(?!\\p{L}))(?:\\s\\p{L}+)?\\.$`,
    "iu",
  ),
);
const SAYS_FOR = new RegExp(`\\s(?:${factPattern((words) => words.forEaters)})\\s`, "iu");
/** True for a short sentence that shares out what was cooked. */
export function sharesOut(text: string): boolean {
  if (SHARED.test(text) && !SAYS_FOR.test(text)) return true;
  const label = OPENING_LABEL.exec(text);
  return label !== null && FOR_LABEL.test(label[0].trim()) && isOrder(label, text.slice(label[0].length));
}
/** The same, but in no order: "Serve 6 people" is what some write for "Serves". */
export const forPeopleIn = (text: string): RegExpExecArray | null =>
  opensOrder(text) && LABEL.exec(text)?.index !== 0 ? null : FOR_PEOPLE.exec(text);
/** "de 22 cm", "da 24", "von 20 x 30 cm", "à 250 ml", "d'1 litre", behind what is made or made in. */
const SIZED = `\\s\\p{L}{1,4}[\\s'’]\\d{1,4}(?:\\s?[x×]\\s?\\d{1,3})?(?:\\s?(?:${factPattern((words) => words.sizes)}|[mcd]?l|k?g)(?!\\p{L})|\\s*(?:$|[(,;]))`;
/** "24 cookies", "un moule de 22 cm", "1 teglia tonda da 32 cm", "25 biscotti circa" */
export const BARE_PIECES = sparing(
  new RegExp(
    `^${ABOUT}${NUMBER}${RANGE}(?:\\s?-?(?:${factPattern((words) => words.sizes)}))?\\s(?:[\\p{L}\\d"″”×x.-]+\\s){0,3}${PIECES}(?=\\s*(?:$|[(,.;:!])|(?:\\s\\p{L}{1,16})?${SIZED}|\\s(?:${factPattern((words) => words.about)})\\W*$)`,
    "iu",
  ),
  `^${PIECES}`,
);
/** "Springform 26 cm", "loaf tin 23 x 13 cm", "Teglia da 30x40 cm", "molde desmontable de 22 cm": what a cake is made in, by its size. */
export const SIZED_VESSEL = new RegExp(
  `^(?:\\p{L}+\\s){0,1}${PIECES}(?:\\s(?:\\p{L}{1,2}\\s)?\\p{L}{4,14})?\\s(?:\\p{L}{1,3}\\s)?(?:Ø\\s?)?\\d{1,3}(?:\\s?[x×]\\s?\\d{1,3})?\\s?(?:${factPattern((words) => words.sizes)})(?!\\p{L})[\\sØ]{0,3}$`,
  "iu",
);
export const HAS_EATERS = sparing(new RegExp(`(?<!\\p{L})${EATERS}`, "iu"));
/** Pieces, or what they are made in, anywhere in the words: "un moule à cake". */
export const HAS_PIECES = sparing(new RegExp(`(?<!\\p{L})${PIECES}(?!\\p{L})`, "iu"));
/** "2cm", "3 inch": how long each piece is. */
const LENGTH = `${NUMBER}\\s?-?(?:${factPattern((words) => words.sizes)})(?!\\p{L})`;
const SIZED_FIRST = new RegExp(`^\\s*${LENGTH}`, "iu");
export const DIVIDED = sparing(
  new RegExp(
    `(?<!\\p{L})(?:${factPattern((words) => words.divides)})\\s(?!${LENGTH})(${NUMBER}\\s(?:\\p{L}+\\s)?${PIECES})`,
    "iu",
  ),
);
export const OVERNIGHT = new RegExp(`^(?:${factPattern((words) => words.overnight)})(?!\\p{L})`, "iu");
const COUNTING_WORDS = openingsOf(`^(?:${NUMBER_WORD})(?!\\p{L})|${OVERNIGHT.source}`) ?? new Set<string>();
const ANY_NUMBER = new RegExp(`[\\d${FRACTION_SIGNS}]`);

/** False for a text that states no fact: it says no number and no time. */
export const mayState = (text: string): boolean =>
  ANY_NUMBER.test(text) || holds(text, COUNTING_WORDS) || holds(text, TIME_WORDS);
/** "plus 1 hour", "+ 20 min": a time that is added to the one before. */
const ADDS = `(?:[(,]\\s{0,2})?(?:\\+|&|(?:${factPattern((words) => words.adds)})(?!\\p{L}))`;
export const ADDED = new RegExp(`^[\\s.]{0,3}${ADDS}\\s{0,2}`, "iu");
/** "For 4", "x 4", on a line of its own. */
export const FOR_COUNT = new RegExp(
  `^(?:(?:${factPattern((words) => words.forEaters)})\\s|[x×]\\s?)(${NUMBER}${RANGE})[\\s:.]*$`,
  "iu",
);
/** "This should make …": what leads a sentence up to its yield. */
export const YIELD_LEAD = sparing(
  new RegExp(`^(?:(?:${factPattern((words) => words.yieldLeads)})\\s){1,4}`, "iu"),
);
/** "feeds 6 easy" */
const ABOUT_ENOUGH = `(?:${factPattern((words) => words.enough)})(?!\\p{L})`;
const WHO_EATS = `(${NUMBER}${RANGE})(?=\\s(?:\\p{L}+\\s)?${EATERS})`;
/** Inside a sentence: "feeds 6.", "for two people you need …", "a supper dish for four." */
export const EATERS_INSIDE = sparing(
  new RegExp(
    `(?<!\\p{L})(?:(?:${factPattern((words) => words.serves)}|${factPattern((words) => words.forEaters)})\\s${ABOUT}${WHO_EATS}|` +
      `(?:${factPattern((words) => words.serves)})\\s(${NUMBER}${RANGE})(?=\\s*(?:$|[.,;!?()]|${ABOUT_ENOUGH}))|` +
      `(?:${factPattern((words) => words.forEaters)})\\s((?:${NUMBER_WORD})(?:\\s(?:${RANGES})\\s(?:${NUMBER_WORD}))?)(?=[.,;!?)]|$))`,
    "iu",
  ),
);
export const HELPINGS = new RegExp(`(?:${factPattern((words) => words.helpings)})(?!\\p{L})`, "iu");
/** A time of something else: "5 min read". */
export const OTHER_TIME = new RegExp(
  `^\\W{0,3}(?:${factPattern((words) => words.otherTimes)})(?!\\p{L})|\\s(?:${factPattern((words) => words.otherTimes)})\\W*$`,
  "iu",
);
/** "Release: ", "Pot roast - ": a short label that no list knows. */
export const ANY_LABEL =
  /^(?:\p{L}[\p{L}'’-]*\s){0,3}\p{L}[\p{L}'’-]*\s?(?::|=|\s[–—-])\s{0,3}(?=[\p{N}~≈]|\p{L}+\s)/u;
const ABOUT_BEHIND = new RegExp(`\\s(?:${factPattern((words) => words.about)})$`, "iu");
const ABOUT_LEAD = new RegExp(`^${ABOUT}(?=[\\p{N}\\p{L}${FRACTION_SIGNS}])`, "iu");
const ABOUT_STOP = new RegExp(
  `(?<!\\p{L})((?:${either(
    factPattern((words) => words.about),
    ...TIME_KINDS.map((kind) => factPattern((words) => words.times[kind])),
  )}))(?<=\\.)(?=\\s\\d)`,
  "giu",
);
/** "20 Min. Vorbereitung": the full stop of a short unit before the word for what the time is. */
const UNIT_STOP = new RegExp(
  `(\\d\\s?\\p{L}{1,4})\\.(?=\\s(?:${either(
    ...TIME_KINDS.map((kind) => factPattern((words) => words.times[kind])),
  )})(?!\\p{L}|\\s?[:\\d]))`,
  "giu",
);
/** Between the letters of "Kalorien p. P.: 520", which are one short word. */
const LETTERS = /(?<=\s\p{L}\.)\s(?=\p{L}\.\s?:)/gu;
const HAS_UNIT_STOP = /\d\s?\p{L}{1,4}\.\s\p{L}/u;
/** The text without the full stops of "approx." and "Prép." before their number, and of "min." before its name, which end no sentence. */
export function withoutAboutStops(text: string): string {
  const whole = text.replace(LETTERS, "");
  const plain = /\.\s\d/.test(whole) ? whole.replace(ABOUT_STOP, (word) => word.slice(0, -1)) : whole;
  return HAS_UNIT_STOP.test(plain) ? plain.replace(UNIT_STOP, "$1") : plain;
}
/** "24 pieces and", before the next fact. */
const DANGLING = new RegExp(`\\s(?:[+&]|(?:${factPattern((words) => words.adds)}))$`, "iu");
/** "Bean chilli serves 6", "Miso aubergine for 2": a yield behind a name, without a mark between them. In words it is the name's: "Buns for One". */
export const YIELD_TAIL = new RegExp(
  `\\s(?=(?:(?:${factPattern((words) => words.serves)}|${factPattern((words) => words.openEnded)})\\s?:?\\s?${ABOUT}\\d[\\d–-]{0,5}(?:\\s\\p{L}+){0,2}|(?:${factPattern((words) => words.forEaters)})\\s\\d{1,2}|[x×]\\s?\\d{1,2})\\s*$)`,
  "iu",
);

const CARD_ENTRY = new RegExp(
  `^[^\\p{L}\\d]{0,4}(?:${factPattern((words) => words.cardLabels)})\\s{0,3}[:=]`,
  "iu",
);
/** "Course:", "Author =": an entry of a card that is neither a time nor a yield. */
export const isCardEntry = (text: string): boolean => /[:=]/.test(text) && CARD_ENTRY.test(text);
/** The label that a line begins with, marks before it aside. */
export const OPENING_LABEL = labelBehind("[^\\p{L}\\p{N}]{0,4}");
/** "For", "pour": a label only where people are counted behind it. */
export const FOR_LABEL = new RegExp(`^(?:${factPattern((words) => words.forEaters)})$`, "iu");
/** "una teglia da 30x40": one thing with a size, which nobody is who eats. */
export const isSized = (text: string): boolean =>
  !/\d/.test(COUNT.exec(text)?.[0] ?? "0") && /\d/.test(text) && !HAS_EATERS.test(text);
/** "Für 12 Stück", "Pour un moule de 24 cm", "4 raciones": a whole line that says for how many or for what. */
export function isYieldFor(text: string): boolean {
  const line = text.trim().replace(/[.:]$/, "");
  if (BARE_EATERS.test(line)) return true;
  const label = OPENING_LABEL.exec(line);
  if (label === null || !FOR_LABEL.test(label[0].trim())) return false;
  const value = line.slice(label[0].length);
  const pieces = BARE_PIECES.exec(value);
  return pieces !== null && wordsBehind(value.slice(pieces[0].length)) <= MOST_WORDS_OF_SIZE;
}
const wordsBehind = (text: string): number => (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
/** "de 24 cm de diamètre" */
const MOST_WORDS_OF_SIZE = 5;
/** "25 minutes", "about 4 servings", and nothing else. */
const EATERS_OR_TIME = `(?:${EATERS}|(?:${anyPhrase([...TIME_FORMS.keys()], " ")})(?!\\p{L}))`;
const BARE_EATERS = sparing(new RegExp(`^${ABOUT}${NUMBER}${RANGE}\\s{0,2}${EATERS}$`, "iu"), `^${EATERS}`);
export const BARE_FACT = sparing(
  new RegExp(`^${ABOUT}${NUMBER}${RANGE}\\s{0,2}${EATERS_OR_TIME}\\.?$`, "iu"),
  `^${EATERS_OR_TIME}`,
);
/** "4 servings" inside other words. */
export const PEOPLE_INSIDE = withEaters(
  `(?<![\\p{L}\\p{N}.,/])\\d{1,3}${RANGE}\\s{1,2}(?:\\p{L}+\\s)?${EATERS}`,
);

const FIRST_LABEL = labelBehind("");

/** True for the label of a fact without its value: "Prep time", "Serves:". */
export const isFactLabel = (text: string): boolean => FIRST_LABEL.exec(text)?.[0].length === text.length;

/** Marks between the facts of a row, and the ends of its sentences; a dash between two numbers is a range. */
export const BETWEEN =
  /(?:(?<!\s)\s+)?[|•·¦◦▪;\t]\s*|(?<!\s)\s{3,}|(?<!\s)\s+(?=\p{Extended_Pictographic})|(?<!\s)\s+\/{1,2}\s+|(?<!\d)\s[–—-]\s|\s[–—-]\s(?!\d)|(?<=[^\s.][.!])\s+(?=[\p{Lu}(])|(?<=\p{L}{4}[.!])\s+(?=\d)/u;

/** A yield ends at the next remark: "2 drinks, with syrup left over" is "2 drinks"; "1 loaf, about 900 g" is whole. */
export function yieldText(value: string): string {
  const comma = value.indexOf(", ");
  const measured = comma >= 0 && COUNT.test(value.slice(comma + 2)) && !/^\d/.test(value.slice(comma + 2));
  const kept = comma >= 0 && !measured ? value.slice(0, comma) : value;
  // "4 (makes 8)", read at its two labels.
  const whole = kept.includes("(") ? kept.replace(/\(\s?$/, "") : kept.replace(/\)[\s:.]{0,3}$/, "");
  const bare = whole
    .replace(/^[\s:=–-]+/, "")
    .replace(/(?<![\s.!,;:])[\s.!,;:]+$/, "")
    .replace(DANGLING, "")
    .replace(ABOUT_BEHIND, "")
    .trim();
  const counted = bare.replace(ABOUT_LEAD, "").trim();
  const exact = COUNT.test(counted) ? counted : bare;
  return /\p{Ll}/u.test(exact) ? exact : exact.toLowerCase();
}

/** The last word of an order that says for how many before its verb. */
const BEHIND_EATERS = withEaters(
  `^${ABOUT}${NUMBER}${RANGE}\\s${EATERS}\\s(?:\\p{L}+\\s){0,2}(\\p{L}+)\\.?$`,
);

/** A yield in grams or litres has no more words behind its unit: "1 litre de confiture de fraises". */
const WORDS_OF_ORDER = 4;

/** "Make 5 hollows in the sauce", "cut into 12 slices and chill": an order, where more follows than a number of pieces, and no colon. */
export function isOrder({ 0: label, groups }: RegExpMatchArray, value: string): boolean {
  const [verb = ""] = label.toLowerCase().split(" ");
  // "Für 4 Personen anrichten."
  if (FOR_LABEL.test(label.trim()) && COOKING_VERBS.has(BEHIND_EATERS.exec(value)?.[1]?.toLowerCase() ?? ""))
    return true;
  if (label.includes(":") || !COOKING_VERBS.has(verb)) return false;
  // "Cut into 2cm pieces" says how large they are.
  if (groups?.makes !== undefined) return SIZED_FIRST.test(value) || !BARE_PIECES.test(yieldText(value));
  if (groups?.serves === undefined) return false;
  // "Pour over two thirds of the dressing", "about two-thirds", where "pour 4 personnes" says for how many.
  const [next = "", ...behind] = value
    .replace(COUNT, "")
    .replace(/^[\s-]+/, "")
    .trimEnd()
    .toLowerCase()
    .split(" ", WORDS_OF_ORDER + 2);
  // "Pour 3 tablespoons over the chicken"; "pour 1 litre de sirop" is what a French recipe makes.
  const unit = unitOf(next.replace(/\.$/, ""));
  const measured = unit !== null && MEASURING.includes(unit.kind);
  // "Pour over 700 ml boiling water", where a yield joins its food: "pour 700 ml de confiture".
  const [joint = ""] = /^\p{L}+['’]?/u.exec(behind[0] ?? "") ?? [];
  const isLoose = joint !== "" && !KEPT_OF.has(joint);
  return SHARES.has(next) || (measured && (isLoose || behind.length > (unit.metric ? WORDS_OF_ORDER : 1)));
}

/** "Bake 20 minutes", "Air fry 10 minutes" order; "Total 50 min" states. */
export function isOrderLabel(label: string): boolean {
  const words = label.toLowerCase().split(" ");
  return words.length <= 2 && COOKING_VERBS.has(words.at(-1) ?? "");
}

/** True when `text` opens with a label of a yield and its number. */
export function isYieldLabel(text: string): boolean {
  const found = FIRST_LABEL.exec(text);
  if (found === null) return false;
  const { serves, makes } = found.groups ?? {};
  return (serves !== undefined || makes !== undefined) && COUNT.test(text.slice(found[0].length));
}
/** "20 mins per 500g": so much of food, and no number of people. */
export const isForWeight = ({ groups }: RegExpExecArray, value: string): boolean =>
  FOR_LABEL.test(groups?.serves ?? "") && MEASURED.test(value);
const MEASURED = new RegExp(`^[\\d.,]{1,5}\\s?(?:${unitPattern(MEASURING)})(?!\\p{L})`, "iu");
