/** A line of the list that names several foods, each with an amount of its own: "½ lechuga en tiras, 8 rábanos en rodajas, 1 cebolla picada". */
import { amountAt } from "@/lib/engine/language/amount";
import { classesOfCollective, findFood, type Food } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { FRACTION_SIGNS } from "@/lib/engine/language/characters";
import { type Gloss, glossOf } from "@/lib/engine/language/gloss";
import { workBy } from "@/lib/engine/language/gloss/list-work";
import { MODIFIERS, SIZES } from "@/lib/engine/language/line-words";
import { LINKING } from "@/lib/engine/language/linking";
import { LAST_AND, PREPARATION } from "@/lib/engine/language/shapes";
import { tokenize } from "@/lib/engine/language/tokens";
import { unitById } from "@/lib/engine/language/units";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { splitOutside, startsWithAmount } from "./ingredient-run";

const LONGEST_LINE = 240;
const LONGEST_PIECE_WORDS = 9;
/** So many foods are no single thing. */
const MANY = 4;
/** More than one number, or a word for one, behind a comma or an "and": only such a line may hold several. */
const SEVERAL = /^.{3,}(?:,|\s\S{1,3})\s(?:\p{N}|\p{L}{1,4}\s)/u;

const isMeasured = (text: string): boolean => amountAt(tokenize(text), 0) !== null;

/** A piece and the food that it names right behind its amount: none where it names a part, a colour, or what the amount is for. */
type Piece = { text: string; food: Food | null; name: readonly string[]; worked: boolean };

function pieceOf(text: string, gloss: Gloss | null): Piece {
  const told = gloss?.translate(text).text ?? text;
  const line = parseIngredientLine(told);
  const name = wordsOf(line.name);
  const worked = line.preparation !== null && line.preparation !== "";
  const [first = "", second = ""] = name;
  const isBehind = [LINKING.beforePurpose, LINKING.withWords].some((set) => set.has(first));
  // "1 tbsp of the adobo" is of the food before it, and "1 of sugar" has the unit before it.
  const isOfIt =
    LINKING.genitive.has(wordsOf(told)[0] ?? "") ||
    LINKING.definite.has(first) ||
    LINKING.definite.has(second);
  const isQuality = name.every(
    (word) => MODIFIERS.has(word) || SIZES.has(word) || LINKING.takenFrom.has(word),
  );
  const food = isBehind || isOfIt || isQuality ? null : (findFood(name.join(" "))?.food ?? null);
  return { text, food, name, worked };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Eggs beside a part of one are read together. */
const isOfEggs = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ name }) => name.some((word) => LINKING.separable.has(singular(word)))) &&
  pieces.some(({ name }) => name.length > 0 && singular(name.at(-1) ?? "") === LINKING.egg);

/** What stands between commas, each with what is said of it: work on a food stays with it. */
function betweenCommas(text: string, gloss: Gloss | null): string[] {
  const whole = text.replace(/\.$/, "");
  const pieces: { start: number; end: number }[] = [];
  let end = 0;
  for (const part of splitOutside(whole, /[,;]/)) {
    const start = whole.indexOf(part, end);
    end = start + part.length;
    const last = pieces.at(-1);
    const isOwn = isMeasured(part) || pieceOf(part, gloss).food !== null;
    if (last === undefined || isOwn) pieces.push({ start, end });
    else last.end = end;
  }
  return pieces.map((piece) => whole.slice(piece.start, piece.end));
}

/** "…, 1 onion and 2 carrots": the last two stand around their "and". */
function atLastAnd(text: string): string[] {
  const and = LAST_AND.exec(text);
  if (and === null || and.index === 0) return [text];
  return [text.slice(0, and.index), text.slice(and.index + and[0].length)];
}

/** "1 raw egg and 3 hard-boiled eggs": what is boiled before and what is not are never one thing. */
function atBoiledEggs(text: string, gloss: Gloss | null): string[] {
  const texts = betweenCommas(text, gloss).flatMap(atLastAnd);
  if (texts.length !== 2 || !texts.every(isMeasured)) return [text];
  const told = texts.map((each) => wordsOf(gloss?.translate(each).text ?? each));
  const areEggs = told.every((words) => words.some((word) => singular(word) === LINKING.egg));
  const cooked = told.filter((words) => words.some((word) => LINKING.cookedEggs.has(word))).length;
  return areEggs && cooked === 1 && !told.flat().some((word) => LINKING.separable.has(singular(word)))
    ? texts
    : [text];
}

const LONGEST_BARE = 4;

/** "fish, salmon": a kind of what stands before it. "Stock, chicken": the name the other way round. */
function isKindOrTurned(head: readonly string[], tail: Piece): boolean {
  const classes = tail.food?.classes;
  const isKind = head.some((word) =>
    classesOfCollective(singular(word))?.some((name) => classes?.has(name) === true),
  );
  return isKind || findFood(`${tail.name.join(" ")} ${head.join(" ")}`)?.exact === true;
}

/** "20 g butter, mozzarella": a food without an amount behind one that has its own. "Stock, chicken" and "fish, salmon" name one thing the other way round. */
function atBareFood(text: string, gloss: Gloss | null): string[] {
  const [first = "", second = "", ...more] = text.split(/,\s+/);
  const inBrackets = /[()]/.test(text);
  const isPlain = second !== "" && more.length === 0 && !inBrackets;
  // Work is behind most commas, and is told at once.
  if (!isPlain || second.split(" ").length > LONGEST_BARE || PREPARATION.test(second)) return [text];
  const [head, tail] = [pieceOf(first, gloss), pieceOf(second, gloss)];
  const isNamed = tail.name.length > 0 && findFood(tail.name.join(" "))?.exact === true;
  // "2 tenen knoflook, gehakt": in one language what is done is called like a food.
  const isDone = gloss !== null && workBy(gloss)?.orderOf(second) != null;
  if (head.food === null || tail.food === null || head.food === tail.food || !isNamed) return [text];
  const isWork = isDone || tail.worked || isOfEggs([head, tail]);
  return isKindOrTurned(head.name, tail) || isWork ? [text] : [first, second].map((each) => each.trim());
}

/** So many foods behind commas are no single one, and so many of them more than what a dish is seasoned with. */
const FEWEST_BARE = 3;
const FEWEST_UNSEASONED = 2;

/** "2 tbsp lemon juice, parsley, nutmeg, one egg", "Bay leaves, lemon juice, sugar": foods one and all, though most have no amount. */
function atManyFoods(text: string, gloss: Gloss | null): string[] {
  if (/[()]|[.!?]\s+\p{Lu}/u.test(text)) return [text];
  const texts = splitOutside(text, /[,;]/);
  if (texts.length < FEWEST_BARE || texts.every(isMeasured)) return [text];
  if (texts.some((each) => each.split(/\s+/).length > LONGEST_PIECE_WORDS)) return [text];
  const pieces = texts.map((each) => pieceOf(each, gloss));
  const foods = pieces.map(({ food }) => food);
  const isNamed = pieces.every(({ name, worked }) => !worked && findFood(name.join(" "))?.exact === true);
  const unseasoned = foods.filter(
    (food) => !LINKING.seasoningClasses.some((each) => food?.classes.has(each)),
  );
  if (!isNamed || new Set(foods).size < foods.length || unseasoned.length < FEWEST_UNSEASONED) return [text];
  const isOneThing = isKindOrTurned(pieces[0]?.name ?? [], pieces[1]!);
  return isOneThing || isOfEggs(pieces) || foods.includes(null) ? [text] : texts.map((each) => each.trim());
}

/** "250 g icing sugar, 1 egg white, lemon juice": one is weighed and another counted, so they are no handful of one kind. */
function areInMeasures(texts: readonly string[]): boolean {
  const measured = texts.filter(isMeasured);
  const out = measured.filter(isMeasuredOut).length;
  return (
    texts.length > 2 && out > 0 && out < measured.length && !texts.some((text) => PREPARATION.test(text))
  );
}

/**
 * The foods that `text`, a line of a list in `language`, holds, one text each in its own words, where they are many or one of them has work of its own:
 * "½ lettuce finely sliced, 8 radishes". The line itself where it is one of a single food, as "2 lemons, 1 zested" is, and where a piece is not known.
 */
export function foodsApart(text: string, language: string): string[] {
  if (text.length > LONGEST_LINE || text.includes(":")) return [text];
  const gloss = glossOf(language);
  const many = atManyFoods(text, gloss);
  if (many.length > 1 || !isMeasured(text)) return many;
  if (!SEVERAL.test(text)) return atBareFood(text, gloss);
  const eggs = atBoiledEggs(text, gloss);
  if (eggs.length > 1) return eggs;
  const texts = betweenCommas(text, gloss).flatMap(atLastAnd);
  const measured = texts.filter(isMeasured).length;
  if (measured < 2) return atBareFood(text, gloss);
  if (measured * 2 < texts.length) return [text];
  const pieces = texts.map((each) => pieceOf(each, gloss));
  const foods = new Set(pieces.map(({ food }) => food));
  // "1 onion, 1 carrot, 1 stick celery, all diced" is one line to a cook, whose work is of all of it.
  const isOneThing =
    pieces.length < MANY && !pieces.slice(0, -1).some(({ worked }) => worked) && !areInMeasures(texts);
  if (isOneThing || PREPARATION.test(/,\s*([^,]+)$/.exec(texts.at(-1) ?? "")?.[1] ?? "")) return [text];
  const isApart = foods.size === pieces.length && !foods.has(null) && !isOfEggs(pieces);
  return isApart && texts.every((each) => each.split(/\s+/).length <= LONGEST_PIECE_WORDS) ? texts : [text];
}

/** So many lines of a list hold two foods, and no smaller share of it, before one of them is believed to. */
const FEWEST_DOUBLE = 2;
const DOUBLE_SHARE = 1 / 4;

/** Where a further food with its amount begins in a line of a list: "¼ cup milk 2 eggs, beaten"; -1 where none does. */
function secondFoodAt(text: string, gloss: Gloss | null): number {
  const tokens = tokenize(text);
  let depth = 0;
  for (let i = 0; i < tokens.length; i += 1) {
    const { text: said, kind, start } = tokens[i]!;
    if (said === "(") depth += 1;
    else if (said === ")") depth -= 1;
    const before = tokens[i - 1];
    if (depth > 0 || (kind !== "digits" && kind !== "glyph") || before?.kind !== "word") continue;
    const amount = amountAt(tokens, i);
    if (amount === null || !amount.stated || amount.value === 0 || tokens[amount.end]?.text === "%") continue;
    const word = gloss?.translate(before.lower).text ?? before.lower;
    // "1 cup kimchi plus ¼ cup of its juice"
    const isJoined = LINKING.functionWords.has(word) || word === LINKING.sums;
    if (isJoined || LINKING.measures.has(word) || LINKING.purposes.includes(word)) continue;
    const [one, other] = [text.slice(0, start), text.slice(start)].map((piece) => pieceOf(piece, gloss));
    if (one?.food && other?.food && one.food !== other.food) return start;
  }
  return -1;
}

/** A letter and then a figure, "2 courgettes2 potatoes": two rows without the line end between them. */
const GLUED = /(?<=\p{Ll}{3})(?=\d{1,4}\s?\p{L}{2})/u;

/** Two rows that were glued, each of its own food with its amount; the text itself where it is one. "Type405" and "omega3" are no foods. */
function atGlue(text: string, gloss: Gloss | null): string[] {
  const at = text.length > LONGEST_LINE || !isMeasured(text) ? -1 : text.search(GLUED);
  if (at < 0) return [text];
  const pieces = [text.slice(0, at), text.slice(at)].map((each) => pieceOf(each, gloss));
  const [one, other] = pieces.map(({ food }) => food);
  return one && other && one !== other ? pieces.map((piece) => piece.text) : [text];
}

function atColumns(text: string, gloss: Gloss | null): string[] {
  const at = text.length > LONGEST_LINE || !isMeasured(text) ? -1 : secondFoodAt(text, gloss);
  return at < 0 ? [text] : [text.slice(0, at).trim(), ...atColumns(text.slice(at), gloss)];
}

/** It is weighed, or measured by a vessel: no count is meant, as of "500 g chicken 2 fillets". */
function isMeasuredOut(text: string): boolean {
  const kind = unitById(parseIngredientLine(text).unit)?.kind;
  return kind === "weight" || kind === "volume";
}

/** So many different foods with their amounts are no single one, though no other line of the list holds several. */
const FEWEST_IN_ONE = 3;

/**
 * For each of `texts`, the lines of a list in `language`, the foods that it holds where the list was set in two columns, "2 lbs beef 1 cup crumbs"
 * above "¼ cup milk 2 eggs": one line alone with two foods stays where one of them is counted, "1 lb beef 1 onion, diced 2 cups stock" does not. Linear in the text.
 */
export function columnsApart(texts: readonly string[], language: string): string[][] {
  const gloss = glossOf(language);
  const all = texts.map((text) => atColumns(text, gloss));
  const double = all.filter(({ length }) => length > 1).length;
  const isDouble = double >= FEWEST_DOUBLE && double >= texts.length * DOUBLE_SHARE;
  const areMany = (foods: readonly string[]): boolean =>
    foods.length >= FEWEST_IN_ONE &&
    new Set(foods.map((text) => pieceOf(text, gloss).food)).size === foods.length;
  // "½ cup butter 3 cups sugar": a food with its measure, and one more.
  const areTwo = (foods: readonly string[]): boolean => foods.length === 2 && foods.every(isMeasuredOut);
  return all.map((foods, at) =>
    isDouble || areMany(foods) || areTwo(foods) ? foods : atGlue(texts[at] ?? "", gloss),
  );
}

// Two measured foods that stand in one row of a list, with nothing but a blank between: "3 egg whites 1/2 tsp. vanilla".

/** A longer row tells something. */
const LONGEST_ROW = 80;
/** The blank between a name and the next amount. */
const BEFORE_AMOUNT = new RegExp(`(?<=\\p{Ll}{2}) (?=[\\d${FRACTION_SIGNS}])`, "gu");
const lastWord = (text: string): string => (text.toLowerCase().match(/\p{L}+/gu) ?? []).at(-1) ?? "";

/** The food that the words measure and name in full; null where they do not. */
function measured(text: string, inUnit: boolean): Food | null {
  const { quantity, unit, name, preparation } = parseIngredientLine(text);
  if (quantity === null || preparation !== null || (inUnit && unitById(unit) === null)) return null;
  const food = findFood(name);
  // "1 litre stock or 4 cups water" is one line.
  const isWhole = singular(lastWord(text)) === singular(lastWord(name));
  return food?.exact === true && isWhole ? food.food : null;
}

/** No word for the kind of one is said of the other: "500 g beef 1 lb ground beef" is one food in two measures. */
const areApart = (a: Food, b: Food): boolean =>
  a !== b && ![...a.classes].some((name) => !LINKING.wideClasses.has(name) && b.classes.has(name));

/** Both foods of a row, or null. */
function foodsOf(text: string): [string, string] | null {
  if (text.length > LONGEST_ROW || !startsWithAmount(text) || /[,;:()+=]/.test(text)) return null;
  for (const { index } of text.matchAll(BEFORE_AMOUNT)) {
    const [first, second] = [text.slice(0, index), text.slice(index + 1)];
    const [food, other] = [measured(first, false), measured(second, true)];
    if (food !== null && other !== null && areApart(food, other)) return [first, second];
  }
  return null;
}

/** `lines` with such rows as two, each below or above another measured one. Linear. */
export function partTwoFoods(lines: readonly TextLine[]): TextLine[] {
  const isRow = (at: number): boolean => startsWithAmount(lines[at]?.text ?? "");
  return lines.flatMap((line, at) => {
    const foods = line.known === undefined && (isRow(at - 1) || isRow(at + 1)) ? foodsOf(line.text) : null;
    if (foods === null) return [line];
    return foods.map((text, place) => ({ ...line, text, cells: [text], gap: place === 0 ? line.gap : 0 }));
  });
}
