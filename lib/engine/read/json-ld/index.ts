/** The recipes that a page states as JSON-LD, each as a reading; nodes of one recipe that were given twice become one. */
import { cleanText } from "@/lib/engine/read/html/clean-text";
import { fragmentLines } from "@/lib/engine/read/html/lines";
import { PICTURE_FILE, WAYS } from "@/lib/engine/read/html/vocabulary.data";
import type { SourceLine } from "@/lib/engine/recipe/stages";
import { instructionLines, typedHeading } from "./instructions";
import type { Json } from "./lenient-json";
import { emptyReading, minutesOf, type Reading, sourceLine } from "./reading";
import { type Graph, isObject, type JsonObject, property, readGraph, textOfJson } from "./scripts";

// Turns a schema.org Recipe node, in every shape that pages give it, into a reading.

/** One ingredient entry: text, HTML, or an object of amount, unit and name. */
function ingredientTexts(value: Json): string[] {
  if (typeof value === "string") return fragmentLines(value).map((line) => line.text);
  if (Array.isArray(value)) return value.flatMap(ingredientTexts);
  if (!isObject(value)) return [];
  const name = textOfJson(
    property(value, "name") ?? property(value, "ingredient") ?? property(value, "text") ?? value["@value"],
  );
  const list = property(value, "itemListElement") ?? property(value, "ingredients");
  if (!name && list !== undefined) return ingredientTexts(list);
  const amount =
    property(value, "amount") ??
    property(value, "quantity") ??
    property(value, "value") ??
    property(value, "requiredQuantity");
  const amountText = isObject(amount) ? textOfJson(property(amount, "value")) : textOfJson(amount);
  const unit = textOfJson(
    property(value, "unitText") ??
      property(value, "unit") ??
      (isObject(amount) ? property(amount, "unitText") : undefined),
  );
  const parts = [amountText, unit, name].filter((part): part is string => part !== null);
  return name ? [parts.join(" ")] : [];
}

/** A list in one string: one entry with many commas and no other structure is left whole here; `choose.ts` judges it. */
function ingredientsOf(node: JsonObject): SourceLine[] {
  const value =
    property(node, "recipeIngredient") ??
    property(node, "ingredients") ??
    property(node, "recipeIngredients") ??
    null;
  const second = Array.isArray(value) && value.length === 0 ? property(node, "ingredients") : undefined;
  const texts = ingredientTexts(second ?? value);
  const lines: SourceLine[] = [];
  let section: string | null = null;
  for (const [index, text] of texts.entries()) {
    const heading = index + 1 < texts.length ? typedHeading(text) : null;
    if (heading !== null) section = heading;
    else lines.push(sourceLine(text, section));
  }
  return lines;
}

/** A yield in words: text, a number, or a QuantitativeValue ("value": 4, "unitText": "servings"). */
function yieldText(value: Json): string | null {
  if (!isObject(value)) return textOfJson(value);
  const amount = textOfJson(property(value, "value") ?? property(value, "minValue"));
  const unit = textOfJson(property(value, "unitText") ?? property(value, "unit"));
  return amount === null ? textOfJson(value) : [amount, unit].filter((part) => part !== null).join(" ");
}

/** The yield: of several, the one that says most ("4", "4 servings" → "4 servings"). */
function yieldOf(node: JsonObject): string | null {
  const value =
    property(node, "recipeYield") ?? property(node, "yield") ?? property(node, "servings") ?? null;
  const texts = (Array.isArray(value) ? value : [value])
    .map(yieldText)
    .filter((text): text is string => text !== null && text.length < 100);
  const first = texts.find((text) => /\d/.test(text)) ?? texts[0] ?? null;
  const number = first ? /\d+/.exec(first)?.[0] : undefined;
  return (
    texts.find(
      (text) =>
        number !== undefined && text.length > (first?.length ?? 0) && /\d+/.exec(text)?.[0] === number,
    ) ?? first
  );
}

/** The picture's address: a string, an ImageObject, a list of either, or a reference to one. */
function imageOf(value: Json | undefined, graph: Graph, depth = 0): string | null {
  if (typeof value === "string") return cleanText(value) || null;
  if (depth > 4) return null;
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = imageOf(item, graph, depth + 1);
      if (found) return found;
    }
    return null;
  }
  if (!isObject(value)) return null;
  const own = property(value, "url") ?? property(value, "contentUrl") ?? property(value, "thumbnailUrl");
  if (own !== undefined) return imageOf(own, graph, depth + 1);
  const id = value["@id"];
  if (typeof id !== "string") return null;
  const target = graph.byId.get(id);
  if (target && target !== value) return imageOf(target, graph, depth + 1);
  return PICTURE_FILE.test(id) ? id : null;
}

/** The stated total, else the sum of what is stated; ranges by their lower end. */
function timesOf(node: JsonObject): Pick<Reading, "totalMinutes" | "times"> {
  const stated = (name: string): number | null => {
    const value = property(node, name);
    return minutesOf(
      isObject(value)
        ? textOfJson(property(value, "value") ?? property(value, "minValue") ?? property(value, "maxValue"))
        : textOfJson(value),
    );
  };
  const prep = stated("prepTime");
  const cook = stated("cookTime") ?? stated("performTime");
  const sum = (prep ?? 0) + (cook ?? 0);
  const times = { ...(prep ? { prep } : {}), ...(cook ? { cook } : {}) };
  return {
    totalMinutes: stated("totalTime") ?? (sum > 0 ? sum : null),
    ...(Object.keys(times).length === 0 ? {} : { times }),
  };
}

/** Reads one Recipe node. Missing properties stay null or empty; nothing is invented. */
export function readRecipeNode(node: JsonObject, graph: Graph): Reading {
  return {
    ...emptyReading(WAYS.data),
    title: textOfJson(property(node, "name") ?? property(node, "headline")),
    description: textOfJson(property(node, "description")),
    yield: yieldOf(node),
    ...timesOf(node),
    imageUrl: imageOf(property(node, "image") ?? property(node, "thumbnailUrl"), graph),
    ingredients: ingredientsOf(node),
    instructions: instructionLines(
      property(node, "recipeInstructions") ??
        property(node, "instructions") ??
        property(node, "step") ??
        null,
      graph,
    ),
  };
}

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
