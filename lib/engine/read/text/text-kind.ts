/**
 * What a text is as a whole, by its lines and their kinds: a web page with its furniture or a recipe alone, a recipe at all or a receipt, a menu, a
 * list of parts; and what a page tells twice (in the story with photographs, then in the card), told once.
 */
import { foodWords } from "@/lib/engine/language/food/lexicon";
import type { LineShape } from "@/lib/engine/lines/classify/features";
import { has } from "@/lib/engine/lines/classify/list-agreement";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { isOfPage } from "./page-rows";

const FURNITURE_WORDS = 14;
/** A sentence of this many words says something, though it may hold a word of the menu ("share", "order"). */
const SENTENCE_WORDS = 5;
const FURNITURE_LINES = 3;

/** True when the line is furniture of a page rather than words about the recipe. */
export function isFurniture(shape: LineShape): boolean {
  const has = (name: string): boolean => shape.features.includes(name);
  if (has("nutrition") || has("date") || has("bars") || has("brackets")) return true;
  const sentence = has("ends_stop") && shape.words >= SENTENCE_WORDS;
  return has("furniture") && shape.words < FURNITURE_WORDS && (!sentence || has("page_only"));
}

/** True when the text is a whole web page. */
export function isWebPage(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
): boolean {
  const found = shapes.filter((shape, i) => {
    const line = lines[i];
    if (labels[i] !== "O" || shape.heading === "ingredients" || line === undefined) return false;
    return isFurniture(shape) || isOfPage(line);
  });
  return found.length >= FURNITURE_LINES;
}

const isFoodLine = (shape: LineShape): boolean =>
  has(shape, "unit_volume", "unit_weight", "amount_food", "food_exact") ||
  (has(shape, "unit_count", "unit_container", "unit_vague") && !has(shape, "food_none"));
const isCooking = (shape: LineShape): boolean =>
  has(shape, "kit", "until", "temperature") ||
  (has(shape, "verb1", "opener_verb", "verb_last", "verb2") && !has(shape, "foods_0"));

/** Steps without a list of ingredients: foods are named, and something is done to them in a vessel, for a time or until they are done. */
function isMethod(steps: readonly LineShape[]): boolean {
  const cooking = steps.filter(isCooking);
  const named = cooking.some((shape) => !has(shape, "foods_0"));
  const done = cooking.filter(
    (shape) =>
      has(shape, "kit", "until") ||
      (has(shape, "duration") && has(shape, "verb1", "verbs_2", "verbs_3", "verbs_4")),
  );
  const rich = cooking.length >= 2 || cooking.some((shape) => !has(shape, "sentences_0"));
  return named && done.length >= 1 && rich && cooking.length * 2 >= steps.length;
}

/**
 * True when the lines are a recipe: foods with amounts and something to do with them. A list that is headed as ingredients may lack its steps,
 * and a method its list, when there is enough of either.
 */
export function isRecipe(shapes: readonly LineShape[], labels: readonly Label[]): boolean {
  const of = (...wanted: Label[]): LineShape[] => shapes.filter((_, i) => wanted.includes(labels[i] ?? "O"));
  const ingredients = of("I", "i");
  const steps = of("S", "s");
  const foods = ingredients.filter(isFoodLine).length;
  const cooking = steps.filter(isCooking).length;
  const headed = shapes.some((shape) => shape.heading === "ingredients");
  if (ingredients.length > 0 && steps.length > 0) {
    if (headed && shapes.some((shape) => shape.heading === "steps"))
      return ingredients.length >= 2 || foods + cooking >= 1;
    return foods + cooking >= 2 && (foods >= 1 || headed) && foods * 4 >= ingredients.length;
  }
  if (ingredients.length === 0) return isMethod(steps);
  return foods >= 3 && shapes.some((shape) => shape.heading === "ingredients" && !has(shape, "heading_list"));
}

type Run = { from: number; to: number; items: number; measured: number };

/** Lines of other kinds that may stand inside one list or one method: headings of its parts, remarks. */
const INSIDE_GAP = 4;
/** A word this far from the next ingredient belongs to a menu. */
const FAR_LINES = 8;
const SAME_SHARE = 0.7;
const ORDER_SHARE = 0.9;

function runsOf(
  labels: readonly Label[],
  shapes: readonly LineShape[],
  first: Label,
  rest: Label,
  inside: number,
): Run[] {
  const runs: Run[] = [];
  labels.forEach((label, i) => {
    if (label !== first && label !== rest) return;
    const last = runs.at(-1);
    const run =
      last && i - last.to <= inside + 1 && !startsAnew(labels, shapes, last.to, i)
        ? last
        : { from: i, to: i, items: 0, measured: 0 };
    if (run !== last) runs.push(run);
    run.to = i;
    if (label === first) run.items += 1;
    if (shapes[i]?.amountFirst || shapes[i]?.unitFirst) run.measured += 1;
  });
  return runs;
}

/** A heading of a whole part, or items of the other kind, between two lines end the run. */
function startsAnew(
  labels: readonly Label[],
  shapes: readonly LineShape[],
  from: number,
  to: number,
): boolean {
  for (let i = from + 1; i < to; i += 1)
    if (labels[i] !== "O" || shapes[i]?.heading === "ingredients" || shapes[i]?.heading === "steps")
      return true;
  return false;
}

type Item = { key: string; amount: number | null };

function itemsOf(run: Run, lines: readonly TextLine[], labels: readonly Label[]): Item[] {
  const items: Item[] = [];
  for (let i = run.from; i <= run.to; i += 1) {
    if (labels[i] !== "I") continue;
    const parsed = parseIngredientLine((lines[i]?.text ?? "").slice(0, 200));
    items.push({ key: foodWords(parsed.name).slice(-2).join(" "), amount: parsed.quantity });
  }
  return items;
}

/** True when both lists are of the same foods in the same amounts, or, converted to other units, of the same foods in the same order. */
function sameList(a: readonly Item[], b: readonly Item[]): boolean {
  const small = Math.min(a.length, b.length);
  if (small < 3) return false;
  if (
    a.length === b.length &&
    small >= 4 &&
    a.filter((item, i) => item.key === b[i]?.key).length >= ORDER_SHARE * small
  )
    return true;
  const left = [...b];
  let same = 0;
  for (const item of a) {
    const at = left.findIndex(
      (other) =>
        other.key === item.key &&
        (other.amount === item.amount || other.amount === null || item.amount === null),
    );
    if (at < 0) continue;
    same += 1;
    left.splice(at, 1);
  }
  return same >= SAME_SHARE * small;
}

function clear(labels: Label[], run: Run, ...kinds: Label[]): void {
  for (let i = run.from; i <= run.to; i += 1) if (kinds.includes(labels[i] ?? "O")) labels[i] = "O";
}

function dropStrayWords(labels: Label[], runs: readonly Run[]): Run[] {
  const main = runs.some((run) => run.measured >= 3);
  return runs.filter((run, i) => {
    const before = runs[i - 1];
    const after = runs[i + 1];
    const alone =
      (!before || run.from - before.to > FAR_LINES) && (!after || after.from - run.to > FAR_LINES);
    const stray = main && alone && run.measured === 0 && run.items <= 3;
    if (stray) clear(labels, run, "I", "i");
    return !stray;
  });
}

/** Most lists that are compared with each other; a text with more is a collection. */
const MOST_LISTS = 40;

function dropRepeatedLists(
  lines: readonly TextLine[],
  labels: Label[],
  runs: readonly Run[],
  steps: readonly Run[],
): Run[] {
  if (runs.length > MOST_LISTS) return [...runs];
  const items = runs.map((run) => itemsOf(run, lines, labels));
  const dropped = new Set<number>();
  const linesToSteps = (run: Run): number =>
    Math.min(
      Infinity,
      ...steps.filter((step) => step.from > run.to && step.items >= 2).map((step) => step.from - run.to),
    );
  runs.forEach((run, i) => {
    for (let k = i + 1; k < runs.length; k += 1) {
      const other = runs[k];
      if (!other || dropped.has(i) || dropped.has(k) || !sameList(items[i] ?? [], items[k] ?? [])) continue;
      const loser = linesToSteps(other) <= linesToSteps(run) ? i : k;
      dropped.add(loser);
      clear(labels, loser === i ? run : other, "I", "i");
    }
  });
  return runs.filter((_, i) => !dropped.has(i));
}

/** The labels without what the page says a second time. `isWebPage`: only pages tell their steps twice. */
export function tellOnce(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
  isWebPage: boolean,
): Label[] {
  const result = [...labels];
  const steps = runsOf(result, shapes, "S", "s", INSIDE_GAP);
  const lists = dropRepeatedLists(
    lines,
    result,
    dropStrayWords(result, runsOf(result, shapes, "I", "i", INSIDE_GAP)),
    steps,
  );
  const firstList = lists[0];
  if (!isWebPage || !firstList) return result;
  const after = steps.filter((run) => run.from > firstList.to).reduce((sum, run) => sum + run.items, 0);
  if (after >= 2) for (const run of steps) if (run.to < firstList.from) clear(result, run, "S", "s");
  return result;
}
