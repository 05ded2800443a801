/** Divides ingredients that stand in one line ("2 eggs, beaten, 1 cup flour; salt to taste") into one text each. */
import { AMOUNT_WORDS } from "@/lib/engine/language/cooking-words";
import { findFood, foodOfWords, foodWords } from "@/lib/engine/language/food/lexicon";
import { ALTERNATIVE_WORDS, MODIFIERS, PREPARED, SIZES } from "@/lib/engine/language/line-words";
import { LINKING } from "@/lib/engine/language/linking";
import { titlePattern } from "@/lib/engine/language/pages";
import { isSeasoning } from "@/lib/engine/language/part-names";
import { wordsIn } from "@/lib/engine/language/registry";
import {
  ABOUT,
  anyOf,
  BEFORE_AMOUNT,
  DURATION,
  LAST_AND,
  NUMBER_SIGN,
  OF_SAME_ITEM,
  PREPARATION,
  TO_TASTE,
} from "@/lib/engine/language/shapes";
import { unitWritten } from "@/lib/engine/language/units";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";

const AMOUNT_START = new RegExp(`^${ABOUT}?${NUMBER_SIGN}`, "iu");

export function startsWithAmount(text: string): boolean {
  return AMOUNT_START.test(text);
}

/** Divides at `separator` wherever it stands outside brackets. */
export function splitOutside(text: string, separator: RegExp): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charAt(i);
    if (char === "(" || char === "[") depth += 1;
    else if (char === ")" || char === "]") depth = Math.max(0, depth - 1);
    else if (
      depth === 0 &&
      separator.test(char) &&
      !(/\d/.test(text.charAt(i - 1)) && /\d/.test(text.charAt(i + 1)))
    ) {
      pieces.push(text.slice(from, i));
      from = i + 1;
    }
  }
  pieces.push(text.slice(from));
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== "");
}

/** "1 tsp each garlic powder": what follows without an amount has this one. */
const OF_EACH = new RegExp(`${NUMBER_SIGN}.{0,20}\\s(?:${[...LINKING.eachWords].join("|")})\\s`, "iu");

/** "Erdbeeren 400 g": a food with its amount behind it, whose plural looks like a participle. "Drained 100 ml" behind "400 g tomatoes" is none. */
function measuredBehind(text: string): boolean {
  const [, first = "", unit = ""] = MEASURED_BEHIND.exec(text) ?? [];
  // "2 cans, or about 3 cups cooked"
  return unitWritten(unit) !== null && !ALTERNATIVE_WORDS.has(first.toLowerCase());
}
const MEASURED_BEHIND = /^(\p{L}+)(?:\s\p{L}+)?\s\d[\d.,/]{0,6}\s?(\p{L}{1,12})(?=\s|$)/u;

/** "8 skewers, 30 minutes soaked": a time is of the thing before it. */
const OPENS_TIME = new RegExp(`^\\p{N}{0,3}${DURATION.source}`, "iu");

function groupAtCommas(parts: readonly string[]): string[] {
  const result: string[] = [];
  for (const part of parts) {
    const previous = result.at(-1);
    const isSame = OF_SAME_ITEM.test(part) && !isLongFood(part, previous);
    const number = AMOUNT_START.test(part) && !isSame && !OPENS_TIME.test(part);
    const opensWithAmountWord =
      AMOUNT_WORDS.has((part.split(" ")[0] ?? "").toLowerCase()) &&
      unitWritten((part.split(" ")[1] ?? "").toLowerCase()) !== null;
    const continues =
      previous !== undefined &&
      !number &&
      !opensWithAmountWord &&
      !(measuredBehind(part) && !AMOUNT_START.test(previous)) &&
      ((PREPARATION.test(part) && !isPreparedFood(part, previous)) ||
        OPENS_TIME.test(part) ||
        !/^\p{L}/u.test(part) ||
        OF_EACH.test(previous) ||
        hangs(previous));
    if (continues) result[result.length - 1] = `${previous}, ${part}`;
    else result.push(part);
  }
  return result;
}

/** "4 cloves garlic, 3 cm ginger": another food, told by its length. "Carrots, 3 cm pieces" is none. */
function isLongFood(part: string, previous = ""): boolean {
  const food = findFood(part.replace(OF_SAME_ITEM, "").split(/[(,]/)[0] ?? "")?.food;
  return food !== undefined && findFood(previous)?.food !== food;
}

/** "12 tortillas, shredded cheese": another food, prepared, and not work on the one before it. */
function isPreparedFood(part: string, previous: string): boolean {
  const words = foodWords(part);
  const [work, ...name] = words;
  if (work === undefined || name.length === 0 || name.length > MOST_FOOD_WORDS) return false;
  const food = foodOfWords(name);
  return food !== null && !PARTS_OF_FOOD.has(name.at(-1) ?? "") && findFood(previous)?.food !== food;
}
const MOST_FOOD_WORDS = 3;
const PARTS_OF_FOOD = LINKING.takenFrom;

/** "2 to 3 skinless" or "1 (3-pound" cannot end an ingredient: what follows belongs to it. */
function hangs(text: string): boolean {
  const last = /(?:^|\s)([\p{L}-]+)$/u.exec(text)?.[1]?.toLowerCase();
  if (last === undefined) return false;
  return SIZES.has(last) || MODIFIERS.has(last) || (PREPARED.has(last) && !text.includes(","));
}

/**
 * One text per ingredient of a list between commas; commas inside brackets and before preparations divide nothing. Where semicolons stand between
 * ingredients, no comma does.
 */
export function splitAtCommas(text: string): string[] {
  const list = text.replace(/\.$/, "").trim();
  const bySemicolon = atSemicolons(list);
  return bySemicolon.length > 1 ? bySemicolon : lastAtAnd(groupAtCommas(splitOutside(list, /,/)));
}

/** "2 eggs; and 1/3 cup butter": the last of them opens with its "and". */
const AND_FIRST = new RegExp(
  `^(?:&|${anyOf(wordsIn(({ numbers }) => numbers.joins))})\\s(?=${NUMBER_SIGN})`,
  "iu",
);
const atSemicolons = (text: string): string[] =>
  splitOutside(text, /;/).map((piece) => piece.replace(AND_FIRST, ""));

/** "…, salt, pepper and 1 bay leaf": the last two of a run stand around its "and". */
function lastAtAnd(parts: readonly string[]): string[] {
  const last = parts.at(-1) ?? "";
  if (parts.length < FEWEST_IN_RUN) return [...parts];
  const and = LAST_AND.exec(last);
  // "1 & 1/2 pints" is one amount.
  if (and === null || and.index === 0 || NUMBER_ALONE.test(last.slice(0, and.index))) return [...parts];
  return [...parts.slice(0, -1), last.slice(0, and.index), last.slice(and.index + and[0].length)];
}
const FEWEST_IN_RUN = 3;
const NUMBER_ALONE = new RegExp(`^(?:${NUMBER_SIGN})$`, "iu");

/**
 * One text per ingredient, in order, without losing a word. Divides at semicolons if there are any, else at bullets, else at commas before a new ingredient,
 * else before each amount.
 */
export function splitIngredientRun(text: string): string[] {
  const trimmed = text.replace(/(?:(?<!\s)\s+)?\.$/, "").trim();
  const bySemicolon = atSemicolons(trimmed);
  if (bySemicolon.length > 1) return bySemicolon;
  const byBullet = trimmed
    // A dot in the middle of a word is no bullet; the others are, with or without a blank beside them.
    .split(/(?<!\s)\s+[•·▪*▢□–]\s+|^[•·▪*▢□]\s+|(?<!\s)\s*[•▪▢□]\s*|\s-\s/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (byBullet.length > 2) return byBullet;
  const commas = splitOutside(trimmed, /,/);
  const grouped = lastAtAnd(groupAtCommas(commas));
  return grouped.flatMap((part) =>
    withSums(
      part
        .split(BEFORE_AMOUNT)
        .map((one) => one.trim())
        .filter((one) => one !== "")
        .flatMap(atSeasonings),
    ),
  );
}

/** A capital letter behind a small word. */
const CAPITAL = /(?<=\p{Ll}\)?)\s(?=\p{Lu}\p{Ll})/gu;
const LONGEST_PIECE = 200;

/** "½ cup stock Salt, to taste Fresh mint (for garnish)": what nobody measures stands behind the last amount of a run. */
function atSeasonings(piece: string): string[] {
  if (piece.length > LONGEST_PIECE) return [piece];
  for (const { index } of piece.matchAll(CAPITAL)) {
    const [food, further] = [piece.slice(0, index), piece.slice(index + 1)];
    const isOwn = isSeasoning(further) || TO_TASTE.test(further);
    if (isOwn && findFood(food) !== null && findFood(further) !== null)
      return [food, ...atSeasonings(further)];
  }
  return [piece];
}

/** "1 &", and then "1/2 pints". */
const NUMBER_AND = /^\d{1,3}\s?&$/;
/** "2 eggs +", and then "1 yolk": one thing, to which something is added. "500g/1lb", and then "2oz rhubarb": so many pounds and ounces. */
const withSums = (pieces: readonly string[]): string[] =>
  pieces.reduce<string[]>((whole, piece) => {
    const last = whole.at(-1);
    const isSum = last !== undefined && (last.endsWith("+") || NUMBER_AND.test(last));
    const goesOn = isSum || (last !== undefined && isPounds(last) && isOunces(piece));
    return goesOn ? [...whole.slice(0, -1), `${last} ${piece}`] : [...whole, piece];
  }, []);

const unitIn = (text: string, place: RegExp): string | undefined =>
  unitWritten(place.exec(text)?.[1] ?? "")?.id;
function isPounds(piece: string): boolean {
  const unit = unitIn(piece, /\d\s?(\p{L}{1,6})\.?$/u);
  return unit === "lb" && isAmountAlone(piece);
}
function isOunces(piece: string): boolean {
  const unit = unitIn(piece, /^[\d.,/½¼¾⅓⅔]{1,6}\s?(\p{L}{1,6})/u);
  return unit === "oz";
}

/** "30 cl": an amount with its unit, and no food. */
export function isAmountAlone(text: string): boolean {
  const { name } = parseIngredientLine(text);
  return !/\p{L}/u.test(name) || unitWritten(name.toLowerCase()) !== null;
}

/** "vous les émiettez avec", and then an amount: a sentence torn apart, for nothing that is bought ends in "with". */
export const isTorn = (pieces: readonly string[]): boolean =>
  pieces.slice(0, -1).some((each) => LEADS_ON.test(each));
const LEADS_ON = new RegExp(`(?<!\\p{L})(?:${titlePattern((words) => words.headEnds)})$`, "iu");

/** Piece `index` of a line that is divided: the first one keeps what the line had before its words, the others begin anew. */
export function piece(line: TextLine, text: string, index: number, over: Partial<TextLine> = {}): TextLine {
  return index === 0
    ? { ...line, text, cells: [text], ...over }
    : {
        ...line,
        text,
        cells: [text],
        marker: "none",
        number: null,
        level: 0,
        strong: false,
        gap: 0,
        ...over,
      };
}
