/**
 * A shopping list as it is shopped: grouped by where things are kept, by aisle or by part of the recipe; the same food of several parts
 * is one row that says its split. Free of the food lexicon: it runs in the browser too, and is told the aisles.
 */
import { fold, singular } from "@/lib/engine/language/food/singular";
import { recipeLanguage } from "@/lib/engine/language/detect";
import { EXTRA_WORDS } from "@/lib/engine/language/line-words";
import { unitById } from "@/lib/engine/language/units";
import { chipText, amountAndFood } from "@/lib/engine/lines/chip";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { AISLES, type Aisle, type ListOrder } from "@/lib/engine/recipe/aisles";
import { flatIngredients, partNames } from "@/lib/engine/recipe/content";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { scaleLine } from "@/lib/engine/scale";
import { partsOfLines } from "./line-parts";

/** One thing to buy: its places in the whole list, and which part takes how much of it. */
export type ListRow = {
  text: string;
  places: readonly number[];
  split: readonly string[];
  /** The one part of several that it is for. */
  part?: string;
  /** Its amount as the source measures it, where that is another: "1 cup". */
  written?: string;
};
/** `name` is "refrigerated", "other", an aisle or the recipe's word for a part; null where the list is one. */
export type ListGroup = { name: string | null; rows: readonly ListRow[] };

type Line = { text: string; place: number; parts: ReadonlyMap<string, string>; group: string | null };
type Countable = { key: string; quantity: number; head: string };

/** What may be added up of a line, or null: only a plain amount of one food, with nothing said that a sum would lose. */
function countable(text: string): Countable | null {
  const line = parseIngredientLine(text);
  const { quantity, unit, name } = line;
  if (quantity === null || line.quantityMax !== null || line.second || line.plus) return null;
  if (line.optional || line.toTaste || unitById(unit ?? "")?.kind === "vague") return null;
  if (
    fold(text)
      .split(" ")
      .some((word) => EXTRA_WORDS.has(word))
  )
    return null;
  if (!/^[\p{Nd}\p{No}]/u.test(text)) return null;
  const head = chipText(text, "all");
  const again = parseIngredientLine(head);
  if (again.quantity !== quantity || again.unit !== unit || again.name !== name) return null;
  const food = fold(name).split(" ").map(singular).join(" ");
  return { key: JSON.stringify([food, unit, line.size, line.each]), quantity, head };
}

const hasDecimals = (text: string): boolean => /\d[.,]\d/.test(text);

/** The row of lines that are one food in one measure; null where their sum is no amount that a kitchen says. */
function sumOf(lines: readonly Line[], counts: readonly Countable[], language: string): ListRow | null {
  const [first] = counts;
  if (!first) return null;
  const total = counts.reduce((sum, { quantity }) => sum + quantity, 0);
  const text = scaleLine(first.head, total / first.quantity, language);
  if (hasDecimals(text) && !lines.some((line) => hasDecimals(line.text))) return null;
  const named = lines.map(({ text: own, parts }) => {
    const [name] = parts.keys();
    return parts.size === 1 && name !== undefined ? `${name}: ${amountAndFood(own, "all").amount}` : null;
  });
  const isTold = named.every((label) => label !== null) && new Set(named).size === named.length;
  return {
    text,
    places: lines.map(({ place }) => place),
    split: isTold ? named : lines.map((line) => line.text),
  };
}

/** A line by itself; where several parts take of it and each amount is decided, it says them, and which part it is for where `hasParts`. */
function rowOf({ text, place, parts }: Line, hasParts = false): ListRow {
  const [part] = parts.keys();
  const isDecided = parts.size > 1 && [...parts.values()].every((amount) => amount !== "");
  return {
    text,
    places: [place],
    split: isDecided ? [...parts].map(([name, amount]) => `${name}: ${amount}`) : [],
    ...(hasParts && parts.size === 1 && part !== undefined && { part }),
  };
}

/** The rows of one group: lines of one food in one measure stand as their sum where the first of them stood. */
function rowsOf(
  lines: readonly Line[],
  kinds: readonly string[],
  language: string,
  hasParts: boolean,
): ListRow[] {
  const counts = lines.map(({ text, place }) => {
    const count = countable(text);
    return count && { ...count, key: `${count.key} ${kinds[place] ?? ""}` };
  });
  const done = new Set<number>();
  return lines.flatMap((line, at): ListRow[] => {
    if (done.has(at)) return [];
    const key = counts[at]?.key;
    const same = key === undefined ? [] : lines.map((_, i) => i).filter((i) => counts[i]?.key === key);
    const sum =
      same.length > 1
        ? sumOf(
            same.flatMap((i) => lines[i] ?? []),
            same.flatMap((i) => counts[i] ?? []),
            language,
          )
        : null;
    if (sum === null) return [rowOf(line, hasParts)];
    for (const i of same) done.add(i);
    return [sum];
  });
}

function withWritten(row: ListRow, texts: readonly string[], written: readonly string[]): ListRow {
  const isOther = row.places.some((place) => written[place] !== undefined && written[place] !== texts[place]);
  if (!isOther) return row;
  const amounts = row.places.map((place) => amountAndFood(written[place] ?? "", "all").amount);
  return amounts.includes("") ? row : { ...row, written: amounts.join(" + ") };
}

/**
 * The list of `content`, as it is shown, in the given order. `aisles` says where each of its lines is sold. Amounts are added up only for
 * one food in one measure; a line without an amount is never added to one that has it. By part, each line stands where it is first used.
 * `written` are its lines as the source measures them, where `content` is in other measures.
 */
export function listGroups(
  content: FormattedContent,
  order: ListOrder,
  aisles: readonly Aisle[] = [],
  written: readonly string[] = [],
): ListGroup[] {
  const { ingredients } = content;
  const language = recipeLanguage(content);
  const texts = flatIngredients(ingredients);
  const parts = partsOfLines(content, texts.length);
  const cold = Array.isArray(ingredients) ? null : ingredients.refrigerated.length;
  const groupOf = (place: number): string | null => {
    if (order === "aisle") return aisles[place] ?? "other";
    if (order === "part") return parts[place]?.keys().next().value ?? "other";
    return cold === null ? null : place < cold ? "refrigerated" : "other";
  };
  const lines = texts.map((text, place): Line => ({
    text,
    place,
    parts: parts[place] ?? new Map<string, string>(),
    group: groupOf(place),
  }));
  const hasParts = partNames(content).length > 1;
  const names =
    order === "aisle"
      ? AISLES
      : order === "part"
        ? [...partNames(content), "other"]
        : cold === null
          ? [null]
          : ["refrigerated", "other"];
  return [...new Set(names)]
    .map((name) => {
      const own = lines.filter(({ group }) => group === name);
      const rows =
        order === "part" ? own.map((line) => rowOf(line)) : rowsOf(own, aisles, language, hasParts);
      return { name, rows: rows.map((row) => withWritten(row, texts, written)) };
    })
    .filter(({ rows }) => rows.length > 0);
}
