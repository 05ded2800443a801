/** Recipes in a page's scripts: JSON-LD, found by searching for its tags without building the document, and, as the last resort, the data that a
 * page's program was given. */
import { readLenientJson, type Json, parseLenientJson } from "./lenient-json";
import type { HtmlDocument } from "@/lib/engine/read/html/document";
import type { Reading } from "./reading";
import { readRecipeNode } from "./recipe-node";
import {
  INGREDIENTS_KEY,
  LIST_KEY,
  QUOTED_KEY,
  SPEAKS_OF_FOOD,
  STEPS_KEY,
  TITLE_KEY,
  WAYS,
} from "@/lib/engine/read/html/vocabulary.data";

export type JsonObject = { [key: string]: Json };

const MAX_BLOCKS = 100;
const MAX_DEPTH = 40;
const MAX_RECIPES = 50;
const MAX_OPENING_TAG = 1000;

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Where the content of a script stands: `[from, to)`. */
export type Block = { from: number; to: number };

/** Every `<script type="application/ld+json">`, in order. */
function jsonLdBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  let past = 0;
  while (blocks.length < MAX_BLOCKS) {
    // "+" is rare in pages, so this search is several times faster than one for the whole word.
    const mark = html.indexOf("+json", from);
    if (mark < 0) break;
    from = mark + 5;
    if (!html.startsWith("ld", mark - 2)) continue;
    const before = html.slice(Math.max(past, mark - MAX_OPENING_TAG), mark);
    past = mark;
    const tag = before.toLowerCase().lastIndexOf("<script");
    if (tag < 0 || before.includes(">", tag)) continue;
    const open = html.indexOf(">", mark);
    if (open < 0) break;
    const close = closingScript(html, open + 1);
    blocks.push({ from: open + 1, to: close });
    from = close;
  }
  return blocks;
}

function closingScript(html: string, from: number): number {
  for (let at = html.indexOf("</", from); at >= 0; at = html.indexOf("</", at + 2)) {
    if (html.slice(at + 2, at + 8).toLowerCase() === "script") return at;
  }
  return html.length;
}

/** The value of a property, whatever prefix or capitals the page gave it ("schema:name", "Name"). */
export function property(node: JsonObject, name: string): Json | undefined {
  if (name in node) return node[name];
  const wanted = name.toLowerCase();
  for (const key of Object.keys(node)) {
    const bare = key.slice(Math.max(key.lastIndexOf(":"), key.lastIndexOf("/")) + 1).toLowerCase();
    if (bare === wanted) return node[key];
  }
  return undefined;
}

/** Names of the node's types without address or prefix, in lower case. */
export function typesOf(node: JsonObject): string[] {
  const type = property(node, "@type") ?? node["type"];
  const all = Array.isArray(type) ? type : [type];
  return all.flatMap((one) =>
    typeof one === "string" ? [one.slice(one.search(/[^/#:]*$/)).toLowerCase()] : [],
  );
}

export type Graph = {
  recipes: JsonObject[];
  /** Those of them that stood in text which is no JSON as it stands. */
  mended: Set<JsonObject>;
  byId: Map<string, JsonObject>;
  types: Set<string>;
  blocks: Block[];
};

/** All nodes that are recipes, in document order, with an index of nodes that others refer to by `@id`. */
export function readGraph(html: string): Graph {
  const graph: Graph = {
    recipes: [],
    mended: new Set(),
    byId: new Map(),
    types: new Set(),
    blocks: jsonLdBlocks(html),
  };
  for (const { from, to } of graph.blocks) {
    const { value, isMended } = readLenientJson(html.slice(from, to));
    const known = graph.recipes.length;
    collect(value, graph, 0);
    if (isMended) for (const recipe of graph.recipes.slice(known)) graph.mended.add(recipe);
  }
  return graph;
}

function collect(value: Json, graph: Graph, depth: number): void {
  if (depth > MAX_DEPTH || typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, graph, depth + 1);
    return;
  }
  const types = typesOf(value);
  for (const type of types) graph.types.add(type);
  const id = value["@id"];
  if (typeof id === "string" && (types.length > 0 || !graph.byId.has(id))) graph.byId.set(id, value);
  const isRecipe = types.includes("recipe") || "recipeIngredient" in value || "recipeInstructions" in value;
  if (isRecipe && graph.recipes.length < MAX_RECIPES) graph.recipes.push(value);
  for (const key of Object.keys(value)) {
    const child = value[key];
    if (typeof child === "object") collect(child ?? null, graph, depth + 1);
  }
}

const MAX_SCRIPTS = 20;
const MAX_PLACES = 4;
const MAX_OBJECT_CHARS = 400_000;
/** The steps may stand beside the ingredients, or beside what holds them. */
const MAX_LEVELS = 4;

/** Contents of the page's scripts that speak of ingredients, with JSON in strings opened. */
function scripts(doc: HtmlDocument): string[] {
  const found: string[] = [];
  for (let node = 0; node < doc.size && found.length < MAX_SCRIPTS; node++) {
    if (doc.tag[node] !== "script") continue;
    const from = doc.to[node]!;
    const next = doc.from[node + 1] ?? doc.html.length;
    const content = doc.html.slice(from, next);
    if (!SPEAKS_OF_FOOD.test(content)) continue;
    found.push(QUOTED_KEY.test(content) ? content.replace(/\\(["\\/])/g, "$1") : content);
  }
  return found;
}

/** Offset of the "{" that encloses `at`, or −1. Brackets in strings are counted, too: a wrong guess reads no recipe. */
function enclosing(text: string, at: number): number {
  let depth = 0;
  for (let index = at - 1; index >= 0 && at - index < MAX_OBJECT_CHARS; index--) {
    const char = text[index];
    if (char === "}" || char === "]") depth++;
    else if (char === "[") depth = Math.max(0, depth - 1);
    else if (char === "{") {
      if (depth === 0) return index;
      depth--;
    }
  }
  return -1;
}

const valueOf = (node: JsonObject, key: RegExp): Json | undefined => {
  const name = Object.keys(node).find((one) => key.test(one) && node[one] !== null && node[one] !== "");
  return name === undefined ? undefined : node[name];
};

/** The object as a Recipe node, when it has a list of ingredients and steps. */
function asRecipe(node: JsonObject, graph: Graph): Reading | null {
  const ingredients = valueOf(node, LIST_KEY);
  const steps = valueOf(node, STEPS_KEY);
  if (ingredients === undefined || steps === undefined) return null;
  const reading = readRecipeNode(
    {
      ...node,
      name: valueOf(node, TITLE_KEY) ?? null,
      recipeIngredient: ingredients,
      recipeInstructions: steps,
    },
    graph,
  );
  return reading.ingredients.length >= 2 && reading.instructions.length > 0
    ? { ...reading, via: [WAYS.state] }
    : null;
}

/** The first recipe in the page's program data, or null. */
export function readPageState(doc: HtmlDocument, graph: Graph): Reading | null {
  for (const text of scripts(doc)) {
    let places = 0;
    for (const match of text.matchAll(INGREDIENTS_KEY)) {
      if (++places > MAX_PLACES) break;
      let at = match.index;
      for (let level = 0; level < MAX_LEVELS && at > 0; level++) {
        at = enclosing(text, at);
        if (at < 0) break;
        const value = parseLenientJson(firstObject(text, at));
        const reading = isObject(value) ? asRecipe(value, graph) : null;
        if (reading) return reading;
      }
    }
  }
  return null;
}

/** From the "{" to its "}", strings respected; bounded. */
function firstObject(text: string, from: number): string {
  let depth = 0;
  const end = Math.min(text.length, from + MAX_OBJECT_CHARS);
  for (let index = from; index < end; index++) {
    const char = text[index];
    if (char === '"') index = closingQuote(text, index + 1, end);
    else if (char === "{") depth++;
    else if (char === "}" && --depth === 0) return text.slice(from, index + 1);
  }
  return text.slice(from, end);
}

function closingQuote(text: string, from: number, end: number): number {
  for (let index = from; index < end; index++) {
    if (text[index] === "\\") index++;
    else if (text[index] === '"') return index;
  }
  return end;
}
