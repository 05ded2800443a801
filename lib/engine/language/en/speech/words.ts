/** A sentence with its amounts, temperatures and signs in words that any English voice says right; all other words stay. */
import { AMOUNT, amountInWords, isPlural, partInWords, partOf, readAmount } from "./amounts";
import { UNIT, unitInWords } from "./units";

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
