/**
 * Web pages tell a recipe twice (in the story with photographs, then in the card) and use food words in menus. Keeps the list that the steps follow,
 * the steps that follow the list, and no stray words far from both.
 */
import { foodWords } from "@/lib/engine/language/food/lexicon";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import type { LineShape } from "@/lib/engine/lines/classify/features";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";

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
