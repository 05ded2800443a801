/** Finds JSON-LD in a page by searching for its script tags, without building the document; and the recipes in it, however deep. */
import { cleanText } from "@/lib/engine/read/html/clean-text";
import { readLenientJson, type Json } from "./lenient-json";

export type JsonObject = { [key: string]: Json };

const MAX_BLOCKS = 100;
const MAX_DEPTH = 40;
const MAX_RECIPES = 50;
const MAX_OPENING_TAG = 1000;

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Where the content of a script stands: `[from, to)`. */
export type ScriptSpan = { from: number; to: number };

/** Every `<script type="application/ld+json">`, in order. */
export function jsonLdBlocks(html: string): ScriptSpan[] {
  const blocks: ScriptSpan[] = [];
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
  blocks: ScriptSpan[];
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

/** First text of a value: a string, a number, or the name or @value of an object. */
export function textOfJson(value: Json | undefined): string | null {
  if (typeof value === "string") return cleanText(value) || null;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) {
    for (const item of value) {
      const text = textOfJson(item);
      if (text) return text;
    }
    return null;
  }
  return isObject(value)
    ? textOfJson(value["@value"] ?? property(value, "name") ?? property(value, "text"))
    : null;
}
