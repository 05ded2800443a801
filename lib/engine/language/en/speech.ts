/** How English is read aloud: amounts, units and signs in words that any voice says right. */
import { readForms } from "@/lib/engine/language/units";
import { DURATIONS, NUMBERS } from "./core";
import { UNITS } from "./units";
import { FRACTION_PARTS, FRACTION_SIGNS as SIGN } from "@/lib/engine/language/characters";
import type { Speaker } from "@/lib/engine/language/pack";

/** Signs and words that are other words in running text. */
const NOT_IN_TEXT = new Set(["in", "#", '"']);

type Said = readonly [one: string, many: string];
const SAID = new Map<string, Said>();
for (const { forms, spoken } of UNITS) {
  if (!spoken) continue;
  for (const { form } of readForms(forms)) if (!NOT_IN_TEXT.has(form)) SAID.set(form, spoken);
}
for (const { forms, spoken } of DURATIONS.units) {
  // "5 m" may be metres, "2 s" anything.
  if (spoken) for (const { form } of readForms(forms)) if (form.length > 1) SAID.set(form, spoken);
}

/** As written in a sentence, at its start, and in capitals. Upper case that stands in the data ("T") counts as written. */
const spellings = (form: string): string[] => [
  form,
  form.charAt(0).toUpperCase() + form.slice(1),
  form.toUpperCase(),
];

/** Matches any unit; the longest first, so that "tbsp" is not read as "t". "fl oz" is "fl. oz" and "fl.oz", too. */
export const UNIT = [...SAID.keys()]
  .flatMap(spellings)
  .sort((a, b) => b.length - a.length)
  .map((form) => form.replaceAll(".", "\\.").replaceAll(" ", "(?:\\. ?| )"))
  .join("|");

/** What is said for a unit as it was written. */
function unitInWords(written: string, isPlural: boolean): string {
  const form = written.replace(/\. ?/g, " ");
  const said = SAID.get(form) ?? SAID.get(form.toLowerCase());
  if (!said) return written;
  return isPlural ? said[1] : said[0];
}

const SLASHED = "\\d{1,2}\\/\\d{1,2}";
/** A whole number with a fraction ("1½", "1 1/2", "1-1/2"), a fraction, or a number ("1,500", "0.5"). */
export const AMOUNT = `(?:\\d{1,4}(?: ?[${SIGN}]|[ -]${SLASHED})|${SLASHED}|[${SIGN}]|\\d{1,6}(?:,\\d{3})*(?:\\.\\d{1,3})?)`;

/** Whole numbers that are said in words beside a fraction: "one and a half". */
const WHOLES = new Map(
  Object.entries(NUMBERS.values)
    .filter(([word, value]) => value <= 12 && !word.includes(" ") && word !== NUMBERS.couples)
    .map(([word, value]) => [value, word] as const),
);
const COUNTED = ["", "a", "two", "three", "four", "five", "six", "seven"];
const PARTS: Record<number, string> = {
  2: "half",
  3: "third",
  4: "quarter",
  5: "fifth",
  6: "sixth",
  8: "eighth",
  7: "seventh",
  9: "ninth",
  10: "tenth",
  16: "sixteenth",
};

export type Amount = {
  whole: number | null;
  /** Numerator and denominator. */
  part: { of: number; count: number } | null;
  /** As it was written, for what needs no words. */
  written: string;
};

/** Reads what `AMOUNT` matched. A fraction that cannot be said in words ("24/7") is kept as it was written. */
function readAmount(written: string): Amount {
  const text = written.trim().replace(new RegExp(`[${SIGN}]`, "u"), (sign) => {
    const part = FRACTION_PARTS.get(sign);
    return part ? ` ${part.count}/${part.of}` : sign;
  });
  const [, whole, count, of] = /^\s*(?:(\d+)[ -]+)?(\d{1,2})\/(\d{1,2})$/.exec(text) ?? [];
  if (count === undefined || of === undefined) return { whole: null, part: null, written };
  const part = { count: Number(count), of: Number(of) };
  const isSayable = part.count < part.of && PARTS[part.of] !== undefined && part.count < COUNTED.length;
  if (!isSayable) return { whole: null, part: null, written };
  return { whole: whole === undefined ? null : Number(whole), part, written };
}

/** "half", "a quarter", "three quarters". */
function partInWords({ count, of }: { count: number; of: number }): string {
  const name = PARTS[of] ?? "";
  if (of === 2) return name;
  const counted = count === 1 ? (name === "eighth" ? "an" : "a") : (COUNTED[count] ?? String(count));
  return `${counted} ${name}${count === 1 ? "" : "s"}`;
}

/** "one and a half", "a third", "half", "10". `inWords` also spells small whole numbers. */
function amountInWords({ whole, part, written }: Amount, inWords = false): string {
  if (part === null) return inWords ? (WHOLES.get(Number(written)) ?? written) : written;
  if (whole === null || whole === 0) return partInWords(part);
  const fraction = part.of === 2 ? "a half" : partInWords(part);
  return `${WHOLES.get(whole) ?? whole} and ${fraction}`;
}

/** More than one, so that its unit is in the plural: 2, 1½, 0.5; not 1, ½, ¾. */
export const isPlural = ({ whole, part, written }: Amount): boolean =>
  part === null ? Number(written.replace(/,/g, "")) !== 1 : whole !== null && whole > 0;

/** Only the letters of the measuring units that begin with a vowel sound matter here, and words like "onion". */
const article = (word: string): string => (/^(?:[aeio]|u(?!n[ai]|se)|hours?\b)/i.test(word) ? "an" : "a");

/** A fraction of one thing: "half a teaspoon", "a quarter cup", "three quarters of an onion". `isMeasure` tells cups from onions. */
export function partOf(part: { count: number; of: number }, thing: string, isMeasure: boolean): string {
  const words = partInWords(part);
  if (part.of === 2) return `${words} ${article(thing)} ${thing}`;
  if (part.of === 4 && part.count === 1 && isMeasure) return `${words} ${thing}`;
  return `${words} of ${article(thing)} ${thing}`;
}

const NOT_IN_WORD = "(?<![\\p{L}\\p{N}/.,])";
const JOINT = " ?[-–—] ?| to | or ";

/** "350°F", "180-200 °C", "350F"; a bare letter only after a number that is no amount of cups. */
const SCALED =
  /(?<![\d.,])(\d{2,3})(?:( ?[-–—] ?| to )(\d{2,3}))? ?(?:(?:°|º|˚) ?|degrees? )([CF])(?![\p{L}])/gu;
const BARE_SCALED = /(?<![\d.,])([1-9]\d{1,2})(?:( ?[-–—] ?| to )([1-9]\d{1,2}))? ?([CF])(?![\p{L}])/gu;
const DEGREES = /(\d) ?[°º˚](?! ?[CF]\b)/gu;
const COLDEST_BARE = 50;

const SCALES: Record<string, string> = { C: "Celsius", F: "Fahrenheit" };

const INCH_MARK = new RegExp(`${NOT_IN_WORD}(${AMOUNT})[”″"](?=[ ,.;x×)-])`, "gu");
const INCH = new RegExp(
  `${NOT_IN_WORD}(${AMOUNT})(-| )in(?:\\.(?= [\\p{Ll}(])|(?=[ -](?:long|thick|wide|piece|round|square|deep|high|cube|slice|strip|pan|dish|tin|pot|skillet)))`,
  "gu",
);
const SIZE = /(?<![\d.])(\d(?:[\d.]{0,6}\d)?)(-?(?:inch|cm|mm)|["”])? ?[x×] ?(?=\d)/gu;
const TIMES = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d{1,2}) ?[x×] ?(?=${AMOUNT}[ -]?(?:g|kg|ml|l|oz|lb)(?!\\p{L}))`,
  "gu",
);
const EITHER = new RegExp(`((?:${UNIT})\\.?|\\)) ?/ ?(?=${AMOUNT}[ -]?(?:${UNIT})(?!\\p{L}))`, "gu");
/** What comes in sizes: a "400 gram tin", "one inch pieces". */
const SIZED =
  "tins?|cans?|jars?|packets?|packs?|packages?|bags?|bottles?|boxe?s?|blocks?|tubs?|bars?|pieces?|slices?|cubes?|strips?|dice|rounds?|chunks?|pans?|dish(?:es)?|skillets?|pots?|balls?|layers?|rests?";
const MEASURE = new RegExp(
  `${NOT_IN_WORD}(${AMOUNT})(?:(${JOINT})(${AMOUNT}))?( ?|-)(${UNIT})(?![\\p{L}\\p{N}'’])(?:\\.(?= [\\p{Ll}\\p{N}(]))?(?: (${SIZED})(?!\\p{L}))?`,
  "gu",
);
const FRACTION = new RegExp(
  `${NOT_IN_WORD}(${AMOUNT})(?:(${JOINT})(${AMOUNT}))?( )?(\\p{Ll}[\\p{L}'’-]*)?`,
  "gu",
);
const RANGE = /(?<=\d) ?[-–—] ?(?=\d)/gu;

/** After a fraction these are no thing that it is a part of: "half of the dough", "three quarters full". */
const NO_THING =
  /^(?:of|the|full|filled|way|cooked|done|submerged|covered|and|or|to|from|in|into|on|at|by|with|for|each|more|less|my|your|its|their|this|that|these|as|over|until|remaining)$/;

const ABBREVIATIONS: [RegExp, string][] = [
  [/\bapprox\.?(?!\p{L})/giu, "approximately"],
  [/\be\.g\.?,?(?!\p{L})/giu, "for example"],
  [/\bi\.e\.?,?(?!\p{L})/giu, "that is"],
  [/\betc\.(?= \p{Ll})|\betc\b\.?/giu, "and so on"],
  [/\bw\/o\b/giu, "without"],
  [/\bw\/(?=\s?\p{L})/giu, "with "],
  [/\btemp\.?(?=[ ,.;)])/giu, "temperature"],
  [/\bmed\.(?= )/giu, "medium"],
  [/\blg\.?(?= \p{L})/giu, "large"],
  [/\bpkgs?\.?(?!\p{L})/giu, "package"],
  [/(?<=\p{L}) ?& ?(?=\p{L})/gu, " and "],
  [/ \+ /gu, " plus "],
  [/[~≈] ?(?=\d)/gu, "about "],
  [/(?<=\d) ?%/gu, " percent"],
  [/\p{Extended_Pictographic}\uFE0F?/gu, " "],
  [/\*+/gu, ""],
];

function temperature(
  _: string,
  low: string,
  joint: string | undefined,
  high: string | undefined,
  scale: string,
) {
  const range = joint === undefined ? low : `${low} to ${high ?? ""}`;
  return `${range} degrees ${SCALES[scale] ?? ""}`;
}

function measure(
  _: string,
  lowWritten: string,
  joint: string | undefined,
  highWritten: string | undefined,
  gap: string,
  unit: string,
  sized?: string,
): string {
  const low = readAmount(lowWritten);
  const high = highWritten === undefined ? null : readAmount(highWritten);
  const last = high ?? low;
  const inWords = low.part !== null || (high?.part ?? null) !== null;
  const begin =
    high === null ? "" : `${amountInWords(low, inWords)} ${joint?.trim() === "or" ? "or" : "to"} `;
  const thing = sized === undefined ? "" : ` ${sized}`;
  if (gap === "-" || sized) return `${begin}${beforeNoun(last, unitInWords(unit, false))}${thing}`;
  if (last.part !== null && last.whole === null) {
    return begin + partOf(last.part, unitInWords(unit, false), true);
  }
  return `${begin}${amountInWords(last, inWords)} ${unitInWords(unit, isPlural(last))}`;
}

/** "½-inch" pieces are "half-inch" pieces, "14-oz" cans "14 ounce" ones. */
function beforeNoun(amount: ReturnType<typeof readAmount>, unit: string): string {
  if (amount.part === null || amount.whole !== null) return `${amountInWords(amount)} ${unit}`;
  const words = partInWords(amount.part).replace(/^an? /, "").replace(/s$/, "");
  return `${words.replace(/ /g, "-")}-${unit}`;
}

function fraction(
  all: string,
  lowWritten: string,
  joint: string | undefined,
  highWritten: string | undefined,
  gap = "",
  word = "",
): string {
  const low = readAmount(lowWritten);
  const high = highWritten === undefined ? null : readAmount(highWritten);
  const last = high ?? low;
  if (low.part === null && last.part === null) return all;
  const begin = high === null ? "" : `${amountInWords(low, true)} ${joint?.trim() === "or" ? "or" : "to"} `;
  const isOfThing =
    last.part !== null && last.whole === null && gap === " " && word !== "" && !NO_THING.test(word);
  if (last.part !== null && isOfThing) return begin + partOf(last.part, word, false);
  return `${begin}${amountInWords(last, true)}${gap}${word}`;
}

/** One English sentence as it is said. */
export function inWords(sentence: string): string {
  const plain = sentence.replace(/[\u00a0\u2009\u202f]/gu, " ").replace(/⁄/gu, "/");
  const warm = plain
    .replace(/(?<=[CF]) ?\/ ?(?=(?:fan |gas )?\d)|(?<=[CF]) ?\/ ?(?=(?:fan|gas)\b)/giu, ", ")
    .replace(SCALED, temperature)
    .replace(BARE_SCALED, (all: string, low: string, joint?: string, high?: string, scale = "") =>
      Number(low) < COLDEST_BARE ? all : temperature(all, low, joint, high, scale),
    )
    .replace(DEGREES, "$1 degrees");
  const measured = warm
    .replace(INCH_MARK, "$1-inch")
    .replace(INCH, "$1$2inch")
    .replace(TIMES, "$1 times ")
    .replace(SIZE, "$1$2 by ")
    .replace(EITHER, "$1 or ")
    .replace(MEASURE, measure)
    .replace(FRACTION, fraction)
    .replace(RANGE, " to ");
  return ABBREVIATIONS.reduce((text, [short, long]) => text.replace(short, long), measured)
    .replace(/\s+/gu, " ")
    .trim();
}

export const SPEAKER: Speaker = {
  say: inWords,
  abbreviations: "approx min mins hr hrs tbsp tsp oz lb no e.g i.e vs ca",
  breathsBefore: "and then until while but",
};
