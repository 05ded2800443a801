/** An instruction as it is read aloud: sentence by sentence, amounts and temperatures in words a voice says right. */
import { plainText } from "@/lib/engine/recipe/markup";

const FRACTIONS: Record<string, string> = {
  "½": "a half",
  "1/2": "a half",
  "⅓": "a third",
  "1/3": "a third",
  "⅔": "two thirds",
  "2/3": "two thirds",
  "¼": "a quarter",
  "1/4": "a quarter",
  "¾": "three quarters",
  "3/4": "three quarters",
  "⅛": "an eighth",
  "1/8": "an eighth",
  "⅜": "three eighths",
  "3/8": "three eighths",
  "⅝": "five eighths",
  "⅞": "seven eighths",
};
const UNITS: [RegExp, string, string][] = [
  [/tbsps?|tbs/, "tablespoon", "tablespoons"],
  [/tsps?/, "teaspoon", "teaspoons"],
  [/fl\.? ?oz/, "fluid ounce", "fluid ounces"],
  [/oz/, "ounce", "ounces"],
  [/lbs?/, "pound", "pounds"],
  [/kg/, "kilogram", "kilograms"],
  [/g/, "gram", "grams"],
  [/ml/, "millilitre", "millilitres"],
  [/cm/, "centimetre", "centimetres"],
  [/mm/, "millimetre", "millimetres"],
  [/l/, "litre", "litres"],
  [/mins?/, "minute", "minutes"],
  [/secs?/, "second", "seconds"],
  [/hrs?/, "hour", "hours"],
];
const SIGN = "½⅓⅔¼¾⅛⅜⅝⅞";
const AMOUNT = `(?:\\d{1,6}(?:[.,]\\d{1,3})? ?(?:[${SIGN}]|\\d\\/\\d)|\\d\\/\\d|\\d{1,6}(?:[.,]\\d{1,3})?|[${SIGN}])`;
const MEASURE = new RegExp(
  `(?<![\\p{L}\\p{N}/])(${AMOUNT})(?:( ?[-–—] ?| to )(${AMOUNT}))?[ -]?(${UNITS.map(([short]) => short.source).join("|")})(?![\\p{L}\\p{N}])(?:\\.(?= \\p{Ll}))?`,
  "giu",
);
const MIXED = new RegExp(
  `(?<![\\p{N}/])(\\d{1,6}) ?([${SIGN}]|[1-7]\\/[2-8])(?![\\p{N}/])|(?<![\\p{N}/])([${SIGN}]|[1-7]\\/[2-8])(?![\\p{N}/])`,
  "gu",
);
const RANGE = /(?<=\d) ?[-–—] ?(?=[\d½⅓⅔¼¾])/g;
const DEGREES = /(\d{2,3}) ?(?:°|º|degrees?) ?([CF])\b/g;

const WHOLES = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
/** Before a unit: "half a teaspoon", "a quarter teaspoon". */
const PART_OF_UNIT: Record<string, string> = {
  "½": "half a",
  "1/2": "half a",
  "⅔": "two thirds of a",
  "2/3": "two thirds of a",
  "¾": "three quarters of a",
  "3/4": "three quarters of a",
};

const isOne = (amount: string): boolean => /^(?:1|½|⅓|¼|⅛|1\/\d)$/.test(amount.trim());

function unitInWords(short: string, amount: string): string {
  const found = UNITS.find(([pattern]) => new RegExp(`^(?:${pattern.source})$`, "i").test(short));
  return found ? (isOne(amount) ? found[1] : found[2]) : short;
}

/** One sentence with units, fractions, ranges and degrees in words; anything else stays. */
function inWords(sentence: string): string {
  return sentence
    .replace(
      DEGREES,
      (_, degrees: string, scale: string) => `${degrees} degrees ${scale === "C" ? "Celsius" : "Fahrenheit"}`,
    )
    .replace(MEASURE, (_, low: string, __: string | undefined, high: string | undefined, short: string) => {
      const last = (high ?? low).trim();
      const part = FRACTIONS[last] === undefined ? undefined : (PART_OF_UNIT[last] ?? FRACTIONS[last]);
      const amount = part ?? high ?? low;
      const unit = part === undefined ? unitInWords(short, last) : unitInWords(short, "1");
      return `${high === undefined ? "" : `${low} to `}${amount} ${unit}`;
    })
    .replace(MIXED, (_, whole: string | undefined, part: string | undefined, alone: string | undefined) => {
      const words = FRACTIONS[part ?? alone ?? ""] ?? part ?? alone ?? "";
      return whole === undefined ? words : `${WHOLES[Number(whole)] ?? whole} and ${words}`;
    })
    .replace(RANGE, " to ")
    .replace(/ & /g, " and ")
    .replace(/\s+/g, " ")
    .trim();
}

export type SpokenSentence = {
  /** What the voice says. */
  spoken: string;
  /** Where the sentence stands in the plain instruction, `[start, end)`: to mark it while it is spoken. */
  start: number;
  end: number;
};

/** A full stop ends a sentence when white space and something new follow; "350 °F." and "approx. 2 cups" are kept together. */
const END =
  /(?<!\b(?:approx|min|mins|hr|hrs|tbsp|tsp|oz|lb|no|e\.g|i\.e|vs|ca))[.!?]["”')\]]*\s+(?=[\p{Lu}\p{N}"“(])/gu;

/**
 * The sentences of an instruction (markup taken away), in order. Short ones, because browsers stop long utterances (about 14 s).
 * Amounts are put into English words; in any other `language` the voice reads them as they stand.
 */
export function spokenSentences(instruction: string, language = "en"): SpokenSentence[] {
  const text = plainText(instruction);
  const cuts = [...text.matchAll(END)].map((match) => match.index + match[0].length);
  return [0, ...cuts]
    .map((start, index) => ({ start, end: cuts[index] ?? text.length }))
    .map(({ start, end }) => {
      const sentence = text.slice(start, end);
      return { start, end, spoken: language === "en" ? inWords(sentence) : sentence.trim() };
    })
    .filter(({ spoken }) => spoken !== "");
}
