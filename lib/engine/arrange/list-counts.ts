/** Counts within one line of the list: "2 crushed" and "1 sliced" of "3 garlic cloves, 2 crushed and 1 sliced". */
import { FRACTION_SIGNS, GLYPHS } from "@/lib/engine/language/fractions";
import { oneOf } from "@/lib/engine/language/food/singular";
import { LIST_WORK } from "@/lib/engine/language/preparation";
import { unitOf } from "@/lib/engine/language/units";
import type { IngredientLine } from "@/lib/engine/lines/ingredient-line";
import { wordsOf } from "./list-words";

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
