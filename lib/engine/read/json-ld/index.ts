/** The recipes that a page states as JSON-LD, each as a reading; nodes of one recipe that were given twice become one. */
import type { Reading } from "./reading";
import { readRecipeNode } from "./recipe-node";
import { readGraph, type Graph } from "./scripts";

const sameTitle = (a: Reading, b: Reading) =>
  !a.title || !b.title || a.title.toLowerCase() === b.title.toLowerCase();
const hasNone = (a: Reading, b: Reading) => a.ingredients.length === 0 || b.ingredients.length === 0;

/** The title of two readings: one that was parsed goes before one that was mended. */
export function titleOfBoth(a: Reading, b: Reading): Pick<Reading, "title" | "isTitleMended"> {
  const [first, second] = a.isTitleMended && !b.isTitleMended ? [b, a] : [a, b];
  const { title, isTitleMended = false } = first.title === null ? second : first;
  return { title, isTitleMended };
}

/** Fills what one reading lacks from another of the same recipe; the fuller list wins. */
function merge(a: Reading, b: Reading): Reading {
  const words = (reading: Reading) => reading.instructions.reduce((sum, line) => sum + line.text.length, 0);
  return {
    ...a,
    ...titleOfBoth(a, b),
    description: a.description ?? b.description,
    yield: a.yield ?? b.yield,
    totalMinutes: a.totalMinutes ?? b.totalMinutes,
    ...((a.times ?? b.times) === undefined ? {} : { times: a.times ?? b.times }),
    imageUrl: a.imageUrl ?? b.imageUrl,
    ingredients: a.ingredients.length >= b.ingredients.length ? a.ingredients : b.ingredients,
    instructions: words(a) >= words(b) ? a.instructions : b.instructions,
  };
}

/** Readings of all Recipe nodes, and the graph they stood in. */
export function readJsonLd(html: string): { readings: Reading[]; graph: Graph } {
  const graph = readGraph(html);
  const readings: Reading[] = [];
  for (const node of graph.recipes) {
    const reading = { ...readRecipeNode(node, graph), isTitleMended: graph.mended.has(node) };
    const twin = readings.findIndex(
      (other) =>
        sameTitle(other, reading) &&
        (hasNone(other, reading) || other.ingredients[0]?.text === reading.ingredients[0]?.text),
    );
    const found = readings[twin];
    if (found) readings[twin] = merge(found, reading);
    else readings.push(reading);
  }
  return { readings, graph };
}
