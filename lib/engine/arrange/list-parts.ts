/** Parts of one line of the list on which work of their own is done. */
import { oneOf } from "@/lib/engine/language/food/singular";
import { FRACTION_SIGNS, GLYPHS } from "@/lib/engine/language/characters";
import { LIST_WORK } from "@/lib/engine/language/cooking-words";
import { unitOf } from "@/lib/engine/language/units";
import { type IngredientLine, parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { type Piece, wordsOf } from "./list-words";

// Counts within one line of the list: "2 crushed" and "1 sliced" of "3 garlic cloves, 2 crushed and 1 sliced".

const { counts: COUNT_WORDS, half: HALF } = LIST_WORK;

/** A count of `quantity` things and the words it stands before: "1½ finely chopped", "one sliced", "half juiced". */
function countOf(segment: string, quantity: number): { said: string; value: number; rest: string } | null {
  const found = COUNT.exec(segment);
  if (found === null) return null;
  const said = (found[1] ?? "").toLowerCase();
  const rest = segment.slice(found[0].length);
  if (HALF.words.has(said)) {
    const value = quantity / 2;
    const whole = Math.floor(value);
    if (value !== whole && value !== whole + 0.5) return null;
    return { said: value === whole ? String(whole) : `${whole === 0 ? "" : whole}½`, value, rest };
  }
  const word = COUNT_WORDS[said];
  if (word !== undefined) return { said: String(word), value: word, rest };
  if (/^\p{L}/u.test(said)) return null;
  return { said, value: Number(/^\d*/.exec(said)?.[0] ?? 0) + (GLYPHS.get(said.slice(-1)) ?? 0), rest };
}
const COUNT = new RegExp(
  `^(\\d{1,2}(?:\\s?[${FRACTION_SIGNS}])?|[${FRACTION_SIGNS}]|\\p{L}{3,5})\\s+(?=\\p{L})`,
  "u",
);

/** The unit as the line writes it, and whether it stands behind the name: "2 cloves garlic", "2 garlic cloves". */
function unitWordOf({ text, unit, nameStart, nameEnd }: IngredientLine): { word: string; isBehind: boolean } {
  const isUnit = (word: string) => unit !== null && unitOf(word)?.id === unit;
  const word = wordsOf(text.slice(0, nameStart)).findLast(isUnit);
  if (word !== undefined) return { word, isBehind: false };
  const [first = "", ...others] = text.slice(nameStart).split(/[,;:(]/);
  const behind = wordsOf(others.length === 0 ? text.slice(nameStart, nameEnd) : first).findLast(isUnit);
  return { word: behind ?? "", isBehind: behind !== undefined };
}

const MEASURED = /^((\d{1,4}(?:[.,]\d{1,2})?)\s?(\p{L}{1,5}))\s+(?=\p{L})/u;

/** The line's own amount and two parts of it: a single one says what the food weighs, "240g drained weight". */
const FEWEST_MEASURED = 3;

/** "150g chopped" of "200g dark chocolate (150g chopped, 50g grated)". */
function measuredOf(
  segment: string,
  { text, name, quantity, unit }: IngredientLine,
): { food: string; amount: string; rest: string } | null {
  const [whole = "", amount = "", value = "", unitWord = ""] = MEASURED.exec(segment) ?? [];
  if (unit === null || quantity === null || whole === "" || unitOf(unitWord)?.id !== unit) return null;
  const measured = text.match(new RegExp(`\\d\\s?${unitWord}(?!\\p{L})`, "gu")) ?? [];
  return measured.length >= FEWEST_MEASURED && Number(value.replace(",", ".")) < quantity
    ? { food: `${amount} ${name}`, amount, rest: segment.slice(whole.length) }
    : null;
}

/** The unit that is written against its number: "4cm ginger". */
const GLUED = /^\P{L}*\d(\p{L}{1,4})(?!\p{L})/u;

/** "2 crushed" of "4 cloves garlic": the number, and the food with it. */
export function counted(
  segment: string,
  line: IngredientLine,
): { food: string; amount: string; rest: string } | null {
  const measured = measuredOf(segment, line);
  if (measured !== null) return measured;
  const count = line.quantity === null ? null : countOf(segment, line.quantity);
  if (count === null || count.value >= (line.quantity ?? 0)) return null;
  const { word: unit, isBehind } = unitWordOf(line);
  const one = count.value <= 1;
  const unitWord = one ? oneOf(unit) : unit;
  const name = one && unit === "" ? oneOf(line.name) : line.name;
  const counts = unitWord === "" ? name : unitWord;
  // Half of "4cm ginger" is no number of gingers.
  const glued = unit === "" && line.unit !== null ? GLUED.exec(line.text)?.[1] : undefined;
  const isGlued = unit === "" && line.unit !== null;
  const isHalf = (count.value === 0.5 || isGlued) && HALF.words.has(wordsOf(segment)[0] ?? "");
  if (isGlued && !isHalf) return null;
  const said = unitWord === "" ? counts : isBehind ? `${name} ${counts}` : `${counts} ${name}`;
  const food = !isHalf
    ? `${count.said} ${said}`
    : unitWord === "" && !isGlued
      ? HALF.of(counts)
      : HALF.ofThe(name);
  return {
    food,
    amount: glued === undefined ? `${count.said} ${counts}` : `${count.said}${glued}`,
    rest: count.rest,
  };
}

// Zest and juice that a list asks for: "juice and zest of 2 lemons", "2 lemons, zest of both, juice of 1".

const { fruitParts: FRUIT_PARTS, handWork: HAND_WORK, saying: SAYING } = LIST_WORK;
const JOINT = ` ${SAYING.and} `;

/** One thing to do to a line's food before cooking. */
export type ListWork = {
  /** "Finely chop 1 onion." */
  text: string;
  /** How much of the line it is done to: "all", or "2 cloves" where the line says so. */
  amount: "all" | (string & {});
  /** The verbs, as imperatives in small letters: a method that says one of them says the work itself. */
  verbs: string[];
  /** What is done to the food itself, where the sentence says nothing else: the rest of it can be said without what the method says. */
  whole?: { pieces: readonly Piece[]; food: string };
};

/** How much work on one of several parts of a food is done to: the list does not say. */
export const PART_AMOUNT = "some";

/** "Zest and juice 2 lemons." of "juice and zest of 2 lemons". */
export function fromFruit(text: string): ListWork | null {
  const low = text.toLowerCase().replace(/(?:(?<!\s)\s+)?[&+]\s*/g, JOINT);
  const found = LIST_WORK.fruitOpenings.find(({ before }) => low.startsWith(`${before} `));
  if (found === undefined) return null;
  const fruit = (low.slice(found.before.length).split(/[,(;]/)[0] ?? "").trim();
  if (fruit === "" || fruit.length > 60) return null;
  return {
    text: `${found.said} ${fruit}.`,
    amount: "all",
    verbs: [...found.verbs],
  };
}

/** "Juice ½ orange." of "zest of 1 orange, juice of ½". */
export function furtherFruit(segment: string, line: IngredientLine): ListWork | null {
  const [count = "", done = "", ...more] = wordsOf(segment);
  const verb = HAND_WORK[done];
  if (more.length > 0 || (verb !== FRUIT_PARTS.zest && verb !== FRUIT_PARTS.juice)) return null;
  const food = counted(segment, line)?.food ?? `${count} ${line.name}`;
  return {
    text: `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${food}.`,
    amount: PART_AMOUNT,
    verbs: [verb],
  };
}

/** "Juice of 1", "zest of both" behind the name as work on so many, "1 juiced", "zest"; other pieces as they are. */
export function asWork(segment: string): string {
  const [part = "", of = "", which = "", ...more] = wordsOf(segment.toLowerCase());
  const isPart = part === FRUIT_PARTS.zest || part === FRUIT_PARTS.juice;
  if (!isPart || of !== FRUIT_PARTS.of || which === "" || more.length > 0) return segment;
  if (FRUIT_PARTS.whole.has(which)) return part;
  const done = Object.keys(HAND_WORK).find((word) => HAND_WORK[word] === part);
  return done === undefined ? segment : `${which} ${done}`;
}

// The amount of a line before its name, where the line has it behind or apart.

export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const AMOUNT_BEHIND = new RegExp(`^\\s*[-–—:]\\s*([\\d${FRACTION_SIGNS}].*)$`, "u");
const DASH_AT_END = /\s[-–—]\s*$/u;
/**
 * What a line says before the work on its food, the amount before the name, as a sentence says it: "25g butter" of "Butter - 25g, melted",
 * "½ cup butter" of "½ cup – butter, softened".
 */
export function amountFirst({ text, nameStart, nameEnd }: IngredientLine, end: number): string {
  const measure = text.slice(0, nameStart);
  if (DASH_AT_END.test(measure)) return `${measure.replace(DASH_AT_END, " ")}${text.slice(nameStart, end)}`;
  const amount = nameStart === 0 ? AMOUNT_BEHIND.exec(text.slice(nameEnd, end))?.[1] : undefined;
  return amount === undefined
    ? text.slice(0, end)
    : `${amount.replace(/(?<![,(\s])[,(\s]+$/u, "")} ${small(text.slice(0, nameEnd))}`;
}

const AT_END = new RegExp(
  `^(\\p{L}[^\\d${FRACTION_SIGNS}()]{2,80}?),?\\s([\\d${FRACTION_SIGNS}][\\d${FRACTION_SIGNS}.,/ ]{0,8}(?:\\s?\\p{L}{1,12}\\.?)?)$`,
  "u",
);
/** "Parmesan, grated 130 g": the line with its amount before the name, as a sentence says it; the line itself where it stands there. */
export function withAmountAhead(line: IngredientLine): IngredientLine {
  const [, food, amount] =
    line.nameStart === 0 && line.quantity !== null ? (AT_END.exec(line.text) ?? []) : [];
  return food === undefined || amount === undefined ? line : parseIngredientLine(`${amount} ${small(food)}`);
}

/** "1 lime, cut into wedges.": the stop ends the row, and none of its words. */
export const withoutStop = (line: IngredientLine): IngredientLine =>
  /[^.]\.$/.test(line.text) ? parseIngredientLine(line.text.slice(0, -1)) : line;
