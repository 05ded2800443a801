/**
 * A model behind the rules: what it is asked, and what of its answer is believed. It answers with numbers; the engine applies them to the
 * source's own words, checks both readings alike, and keeps of the answer what leaves less wrong or open than before.
 */
import type { Maker } from "@/lib/engine/check";
import { finishRecipe, readStages, type Stages } from "@/lib/engine/format";
import { modelLine } from "@/lib/engine/link/lines/line-names";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import type { SourceRecipe } from "@/lib/engine/recipe/stages";
import { type Answer, sheetOf, type ModelSheet } from "./sheet";
import { risksOf, type Risk, weigh } from "./weigh";
import { NO_STRUCTURE, restructure, type Restructured, type Structure } from "./structure";
import type { GuidedUse } from "./pointed-words";
import { applyUses, type LineUses } from "./uses";

export { Answer } from "./sheet";
export type { Risk, RiskKind } from "./weigh";
export type { ModelSheet } from "./sheet";

/** What a model is asked, and why. */
export type Question = { sheet: ModelSheet; risks: Risk[] };

/** Parts of an answer that are weighed one by one; what is beyond them is believed or dropped with the last. */
const MOST_ITEMS = 16;

/** The question that a recipe raises; null when the rules have nothing to fear from it. Never throws. */
export function questionOf(source: SourceRecipe): Question | null {
  const stages = readStages(source);
  const risks = risksOf(source, stages);
  return risks.length === 0 ? null : { sheet: sheetOf(source, stages.actions), risks };
}

/** Parts of an answer that stand or fall together. */
type Item = { structure?: Partial<Structure>; rows?: number[] };
type Reading = { stages: Stages; content: FormattedContent; cost: number };

/** Whether a cook sees no difference between two readings. */
function readsAs(one: Reading, other: Reading): boolean {
  const shown = ({ content: { ingredients, steps } }: Reading) => JSON.stringify([ingredients, steps]);
  return shown(one) === shown(other);
}

/** Rows whose uses the answer tells; those it tells both ways are not believed. */
function rowsOf({ uses, unused }: Answer, { rows }: ModelSheet): number[] {
  const used = new Set(uses.map(({ r }) => r));
  const none = new Set(unused);
  return [...new Set([...used, ...none])].filter(
    (row) => (rows[row]?.line ?? -1) >= 0 && !(used.has(row) && none.has(row)),
  );
}

/** Rows of one name that change places stand or fall together: of two butters, one alone is wrong in any case. */
function clustersOf(
  rows: readonly number[],
  { uses }: Answer,
  sheet: ModelSheet,
  before: ReadonlyMap<number, Set<number>>,
): number[][] {
  type Cluster = { rows: number[]; actions: Set<number>; naming: Set<string> };
  const clusters: Cluster[] = [];
  const meet = <Value>(some: Iterable<Value>, others: ReadonlySet<Value>) =>
    [...some].some((value) => others.has(value));
  for (const row of rows) {
    const told = new Set(uses.filter(({ r }) => r === row).map(({ a }) => a));
    const known = before.get(row) ?? new Set<number>();
    const changed = [...told, ...known].filter((action) => told.has(action) !== known.has(action));
    const { naming } = modelLine(sheet.rows[row]?.text ?? "", row);
    const merged: Cluster = { rows: [row], actions: new Set(changed), naming: new Set(naming) };
    for (const cluster of clusters.filter(
      (each) => meet(changed, each.actions) && meet(naming, each.naming),
    )) {
      merged.rows.unshift(...cluster.rows);
      cluster.actions.forEach((action) => merged.actions.add(action));
      cluster.naming.forEach((lemma) => merged.naming.add(lemma));
      clusters.splice(clusters.indexOf(cluster), 1);
    }
    clusters.push(merged);
  }
  return clusters.map((cluster) => cluster.rows);
}

function itemsOf(answer: Answer, sheet: ModelSheet, stages: Stages): Item[] {
  const { headings, joins, items, stepHeadings, parts, cuts } = answer;
  const before = new Map<number, Set<number>>();
  const rowOf = new Map(sheet.rows.map(({ line }, row) => [line, row]));
  stages.actions.forEach(({ uses }, action) =>
    uses.forEach(({ line }) => {
      const row = rowOf.get(line) ?? -1;
      before.set(row, (before.get(row) ?? new Set()).add(action));
    }),
  );
  const structures: Partial<Structure>[] = [
    { items },
    { headings, stepHeadings, parts },
    { joins },
    { cuts },
  ];
  const clusters = clustersOf(rowsOf(answer, sheet), answer, sheet, before);
  const all: Item[] = [
    ...structures
      .filter((structure) => Object.values(structure).some((list) => list.length > 0))
      .map((structure) => ({ structure })),
    ...clusters.map((rows) => ({ rows })),
  ];
  const rest = all.slice(MOST_ITEMS - 1);
  if (rest.length <= 1) return all;
  return [...all.slice(0, MOST_ITEMS - 1), { rows: rest.flatMap(({ rows = [] }) => rows) }];
}

/** The uses told for `rows`, in the numbers of the rebuilt recipe; a row that a place is missing for is left out. */
function blocksOf(
  { uses }: Answer,
  rows: ReadonlySet<number>,
  { lineOf, placeOf }: Restructured,
): LineUses[] {
  const blocks = new Map<number, GuidedUse[] | null>();
  for (const row of rows) blocks.set(lineOf[row] ?? -1, []);
  for (const { a, r, n, d, w } of uses) {
    const line = lineOf[r] ?? -1;
    const block = rows.has(r) ? blocks.get(line) : undefined;
    if (block === undefined || block === null) continue;
    const place = placeOf(a, w[0]);
    const words = w.map((word) => placeOf(a, word));
    const together = words.every((word) => word !== null && word.action === place?.action);
    if (place === null || !together) blocks.set(line, null);
    else block.push({ action: place.action, n, d, words: words.flatMap((word) => word?.word ?? []) });
  }
  return [...blocks].flatMap(([line, told]) => (line < 0 || told === null ? [] : [{ line, uses: told }]));
}

/**
 * The recipe with what of the answer is believed; null when nothing is, and the rules' result stands. `original` as in `formatRecipe`.
 * Never throws, whatever the numbers are; some twenty times the work of formatting at most.
 */
export function guideRecipe(
  source: SourceRecipe,
  answer: Answer,
  maker: Maker,
  original?: string,
): FormattedContent | null {
  const rules = readStages(source);
  const sheet = sheetOf(source, rules.actions);
  const built = new Map<string, { recipe: Restructured; linked: Stages }>();
  const build = (items: readonly Item[]) => {
    const structure = Object.assign(
      {},
      NO_STRUCTURE,
      ...items.map((item) => item.structure ?? {}),
    ) as Structure;
    const key = JSON.stringify(structure);
    const known = built.get(key);
    if (known !== undefined) return known;
    const recipe = restructure(source, sheet, structure, original);
    const made = { recipe, linked: readStages(recipe.source, recipe.actions) };
    built.set(key, made);
    return made;
  };
  /** The reading with these items, or `than` where they change nothing of it. */
  const read = (items: readonly Item[], than?: Reading): Reading => {
    const { recipe, linked } = build(items);
    const told = blocksOf(answer, new Set(items.flatMap((item) => item.rows ?? [])), recipe);
    const stages = applyUses(recipe.source, linked, told);
    if (than !== undefined && JSON.stringify(stages) === JSON.stringify(than.stages)) return than;
    const content = finishRecipe(recipe.source, stages, original, maker);
    const saidUnused = new Set(told.filter(({ uses }) => uses.length === 0).map(({ line }) => line));
    return { stages, content, cost: weigh(recipe.source, stages, content, saidUnused) };
  };
  const items = itemsOf(answer, sheet, rules);
  if (items.length === 0) return null;
  const nothing = read([]);
  let best = nothing;
  let believed: Item[] = [];
  for (const item of items) {
    const next = read([...believed, item], best);
    if (next === best || next.cost > best.cost) continue;
    best = next;
    believed = [...believed, item];
  }
  const whole = read(items, best);
  if (whole.cost < best.cost) best = whole;
  return readsAs(best, nothing) ? null : best.content;
}
