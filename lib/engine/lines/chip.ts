/**
 * What a chip says: the amount that goes in here, and the food. What only manages the list ("divided", "plus extra", "to serve") is not in
 * it; what preparation did to the food, and how much the list has of it, are there to stand behind in small type.
 */
import {
  ALTERNATIVE_WORDS,
  BEFORE_NUMBERS,
  EXTRA_WORDS,
  KEPT_OF,
  MANAGING_WORDS,
  NO_ALTERNATIVES,
  OF_WORDS,
  PREPARED,
} from "@/lib/engine/language/line-words";
import { keepingRecent } from "@/lib/engine/language/memory";
import { tokenize } from "@/lib/engine/language/tokens";
import { unitAt } from "@/lib/engine/language/units";
import { parseIngredientLine } from "./ingredient-line";
import { measureAt } from "./line-measure";

export type Chip = {
  /** "1 tbsp olive oil" */
  text: string;
  /** What the list has, where only a part of it goes in: "3 tbsp". */
  of: string | null;
  /** What was done to it before: "finely chopped". */
  prepared: string | null;
};

/** Longer than this, neither the list's amount nor the preparation is small type. */
const SMALL_MAX_CHARS = 60;
/** An amount is short; what is longer is taken as it is. */
const AMOUNT_MAX_CHARS = 60;

/** The words behind a food in pieces, each with the sign that leads to it: ", chopped", " (or margarine)", " – 200 g". */
function piecesOf(tail: string): { lead: string; text: string; close: string }[] {
  const pieces: { lead: string; text: string; close: string }[] = [];
  let lead = "";
  let text = "";
  let depth = 0;
  const flush = (close: string) => {
    if (text.trim() !== "") pieces.push({ lead, text: text.trim(), close });
    text = "";
  };
  for (let at = 0; at < tail.length; at += 1) {
    const char = tail[at] ?? "";
    const dash = depth === 0 && /[-–—]/.test(char) && tail[at - 1] === " " && tail[at + 1] === " ";
    if (char === "(" && depth === 0) {
      flush("");
      lead = " (";
      depth = 1;
    } else if (char === ")" && depth > 0) {
      flush(")");
      lead = " ";
      depth = 0;
    } else if (depth === 0 && (char === "," || char === ";" || dash)) {
      flush("");
      lead = dash ? ` ${char} ` : `${char} `;
    } else text += char;
  }
  flush("");
  return pieces.map((piece, index) => (index === 0 && piece.lead === "" ? { ...piece, lead: " " } : piece));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
const isNumber = (word: string | undefined): boolean => word !== undefined && /^[\p{Nd}\p{No}]/u.test(word);

/** Belongs to the food itself: another food to take instead, or a further amount. */
function isKept(piece: string): boolean {
  const [first = "", second] = wordsOf(piece);
  if (ALTERNATIVE_WORDS.has(first)) return second !== undefined && !NO_ALTERNATIVES.has(second);
  return isNumber(first) || (BEFORE_NUMBERS.has(first) && isNumber(second));
}

/** "$0.22", "1,20 €": what the line costs, which no cook needs at the stove. */
const isPrice = (piece: string): boolean => /^(?:\p{Sc}\s?[\d.,]+|[\d.,]+\s?\p{Sc})\*?$/u.test(piece);

/** "+ cheese + coriander for the top": further foods, without what only manages the list. */
function furtherFoods(piece: string): string | null {
  if (!/^\+\s*\p{L}/u.test(piece)) return null;
  const words = piece.split(" ");
  const end = words.findIndex((word) => MANAGING_WORDS.has(word.toLowerCase()));
  return words.slice(0, end < 0 ? undefined : end).join(" ");
}

type Parts = {
  measure: string;
  /** The measure without the words that tell the food's form: "3 cups" of "3 cups grated". */
  amount: string;
  /** What stands between it and the food, in languages that say it: " de ", " d'". */
  joint: string;
  /** Those words: "grated". */
  form: string;
  /** What is taken of the food before it is counted: "juice of" of "juice of 2 lemons". */
  taken: string;
  food: string;
  /** The unit behind the food that it is counted by: " cloves" of "4 garlic cloves". */
  counted: string;
  kept: string;
  /** The list wants more of it than its amount: "plus extra for dusting". */
  hasExtra: boolean;
  prepared: string | null;
};

/** Where the unit that stands right behind a food ends; 0 where none does. */
function countedEnd(tail: string): number {
  if (!/^\s+\p{L}/u.test(tail)) return 0;
  const tokens = tokenize(tail, AMOUNT_MAX_CHARS);
  const found = unitAt(tokens, 0);
  return found === null ? 0 : (tokens[found.end - 1]?.end ?? 0);
}

/** The measure of a line in what is taken of the food, how much there is of it, and the words before its name. */
function measureParts(line: string, nameStart: number): Pick<Parts, "amount" | "form" | "taken" | "joint"> {
  const measure = line.slice(0, nameStart);
  const tokens = tokenize(line, nameStart + AMOUNT_MAX_CHARS);
  const first = tokens.findIndex(({ text }) => isNumber(text));
  const takes = first > 1 && OF_WORDS.has(tokens[first - 1]?.lower ?? "");
  const found = measureAt(tokens, takes ? first : 0);
  const start = takes ? (tokens[first]?.start ?? 0) : 0;
  const last = found === null ? tokens.length : found.end;
  const end = found === null ? nameStart : Math.min(nameStart, tokens[last - 1]?.end ?? nameStart);
  const counts = OF_WORDS.has(tokens[last - 1]?.lower ?? "") ? last - 1 : last;
  return {
    taken: measure.slice(0, start).trim(),
    amount: measure.slice(start, counts < last ? tokens[counts - 1]?.end : end).trim(),
    form: measure.slice(end).trim(),
    joint:
      counts < last && KEPT_OF.has(tokens[last - 1]?.lower ?? "")
        ? line.slice(tokens[counts - 1]?.end ?? end, nameStart)
        : " ",
  };
}

/** A line in the parts that chips are made of: each of its uses asks for them. */
const partsOf = keepingRecent(readParts);

function readParts(line: string): Parts {
  const { nameStart, nameEnd } = parseIngredientLine(line);
  const tail = line.slice(nameEnd);
  const counted = tail.slice(0, countedEnd(tail));
  const pieces = piecesOf(tail.slice(counted.length))
    .filter(({ text }) => !isPrice(text))
    .map((piece) => {
      const further = furtherFoods(piece.text);
      return { ...piece, text: further ?? piece.text, isFood: further !== null || isKept(piece.text) };
    });
  const prepared = pieces
    .filter(({ text, isFood }) => !isFood && !MANAGING_WORDS.has(wordsOf(text)[0] ?? ""))
    .map(({ text }) => text.replace(/(?<![.\s])[.\s]+$/, ""))
    .filter((text) => text !== "")
    .join(", ");
  return {
    measure: line.slice(0, nameStart).trim(),
    ...measureParts(line, nameStart),
    food: line.slice(nameStart, nameEnd).trim(),
    counted,
    kept: pieces
      .filter(({ isFood }) => isFood)
      .map(
        ({ lead, text, close }) =>
          (ALTERNATIVE_WORDS.has(wordsOf(text)[0] ?? "") && close === "" ? " " : lead) + text + close,
      )
      .join(""),
    hasExtra: pieces.some(({ text, isFood }) => !isFood && EXTRA_WORDS.has(wordsOf(text)[0] ?? "")),
    prepared: prepared === "" || prepared.length > SMALL_MAX_CHARS ? null : prepared,
  };
}

/** True for an amount without a unit: "2". */
const isNumberOnly = (amount: string): boolean => /^[\p{N}\s./–-]+$/u.test(amount);

/** True for "2 tbsp" and "half a cup", false for "1 lemon": that says its food itself. */
function isBareMeasure(amount: string): boolean {
  const tokens = tokenize(amount, AMOUNT_MAX_CHARS);
  const measure = measureAt(tokens, 0);
  return measure !== null && measure.end >= tokens.length;
}

/** The alternatives of a line, without the amounts of a second one: "rigatoni or spaghetti". */
const withAlternatives = ({ food, form, counted, kept }: Parts, amount = ""): string =>
  (form === "" ? "" : `${form} `) +
  food +
  (isNumberOnly(amount) ? counted : "") +
  (ALTERNATIVE_WORDS.has(wordsOf(kept)[0] ?? "") ? kept : "");

/** Words of one food of a list without amounts. */
const MOST_LISTED_WORDS = 2;

/** "Salt, pepper", "Salz, Pfeffer, Muskat": several foods without an amount, and no work on the first. */
function isOpenList(line: string, { measure }: Parts): boolean {
  const listed = line.split(",");
  return (
    measure === "" &&
    listed.length > 1 &&
    listed.every((piece) => {
      const said = wordsOf(piece);
      const plain = said.every((word) => !PREPARED.has(word) && !MANAGING_WORDS.has(word) && !isNumber(word));
      return said.length > 0 && said.length <= MOST_LISTED_WORDS && plain;
    })
  );
}

/**
 * The chip of a line of the shopping list of which `amount` goes in: "all", "some", or the amount itself. Never empty for a line that
 * is not; linear in both.
 */
export function chipOf(line: string, amount: string): Chip {
  const parts = partsOf(line);
  if (isOpenList(line, parts)) return { text: line.trim(), of: null, prepared: null };
  const { measure, amount: stated, taken, food, counted, kept, prepared } = parts;
  if (amount === "all") {
    const text = `${measure}${/(?:^|['’])$/.test(measure) ? "" : " "}${food}${counted}${kept}`.replace(
      /^[\s•*–—-]+/,
      "",
    );
    return { text: text === "" ? line.trim() : text, of: null, prepared };
  }
  const own = withAlternatives(parts, amount);
  if (taken !== "") {
    // "3 tbsp juice of 2 lemons", "juice of 1 lemon"
    if (amount === "some") return { text: `${taken} ${own}`, of: null, prepared };
    const text = isBareMeasure(amount) ? `${amount} ${taken} ${stated} ${food}` : `${taken} ${amount}`;
    return { text, of: null, prepared };
  }
  const known = isNumber(wordsOf(stated)[0]) && stated !== amount && stated.length <= SMALL_MAX_CHARS;
  if (amount === "some") {
    // "of 5 cloves": a bare "of 5" does not say of what, where the name stands without them.
    const whole = isNumberOnly(stated) ? stated + counted : stated;
    return { text: own || line.trim(), of: known && !parts.hasExtra ? whole : null, prepared };
  }
  if (isBareMeasure(amount)) {
    // "2 filets de" says it already.
    const joint = isNumberOnly(amount) || KEPT_OF.has(wordsOf(amount).at(-1) ?? "") ? " " : parts.joint;
    return {
      text: `${amount}${joint}${own}`.trim(),
      of: known ? stated : null,
      prepared,
    };
  }
  // An amount that says its food itself: "4 yolks" of "4 eggs".
  const isNamed = amount.toLowerCase().endsWith((wordsOf(food + counted).at(-1) ?? amount).toLowerCase());
  const whole = isNamed ? stated : [stated, parts.form, food].filter(Boolean).join(" ") + counted;
  return {
    text: amount,
    of: known && whole !== amount && whole.length <= SMALL_MAX_CHARS ? whole : null,
    prepared,
  };
}

/** The same in two halves, for formats that write them apart: "1 cup plus 2 tbsp" and "flour". Either may be empty. */
export function amountAndFood(line: string, amount: string): { amount: string; food: string } {
  const parts = partsOf(line);
  const food =
    amount === "all" ? withAlternatives({ ...parts, form: "" }) + parts.counted : withAlternatives(parts);
  if (amount === "some") return { amount: "", food };
  if (amount !== "all")
    return isBareMeasure(amount) ? { amount, food } : { amount: amount.split(" ")[0] ?? "", food };
  const behind = parts.kept.replace(/^[\s,;(–—-]+|(?<![)\s])[)\s]+$/g, "");
  const said = isNumber(wordsOf(behind)[0]) ? behind : "";
  return { amount: [parts.measure, said].filter(Boolean).join(", "), food };
}

/** "2 tbsp" of "3 tbsp olive oil, divided" → "2 tbsp olive oil"; "all" → "3 tbsp olive oil"; "some" → "olive oil". */
export const chipText = (line: string, amount: string): string => chipOf(line, amount).text;

/** What chips say, in the order of their uses, none twice. */
export const chipTexts = (
  uses: readonly { line: number; amount: string }[],
  lines: readonly string[],
): string[] => [
  ...new Set(uses.map(({ line, amount }) => chipText(lines[line] ?? "", amount)).filter(Boolean)),
];
