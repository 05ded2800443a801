/**
 * Recipes in the data that a page's program was given (`__NEXT_DATA__`, a state object), where neither JSON-LD nor the page's own text states them.
 * The last resort: nothing but the names of the keys says what is what.
 */
import type { HtmlDocument } from "@/lib/engine/read/html/document";
import { type Json, parseLenientJson } from "./lenient-json";
import type { Reading } from "./reading";
import { readRecipeNode } from "./index";
import { type Graph, type JsonObject, isObject } from "./scripts";
import { decodeEntities } from "@/lib/engine/read/html/clean-text";
import {
  ESCAPED_KEY,
  INGREDIENTS_KEY,
  LIST_KEY,
  QUOTED_KEY,
  SPEAKS_OF_FOOD,
  STEPS_KEY,
  TITLE_KEY,
  WAYS,
} from "@/lib/engine/read/html/vocabulary.data";

const MAX_SCRIPTS = 20;
const MAX_PLACES = 4;
const MAX_OBJECT_CHARS = 400_000;
/** The steps may stand beside the ingredients, or beside what holds them. */
const MAX_LEVELS = 4;

/** Attributes that hold JSON with a list of ingredients, its quotation marks escaped. */
function attributeData(html: string): string[] {
  const found: string[] = [];
  let past = 0;
  for (const match of html.matchAll(ESCAPED_KEY)) {
    if (found.length >= MAX_PLACES) break;
    if (match.index < past) continue;
    const from = html.lastIndexOf('"', match.index) + 1;
    const to = html.indexOf('"', match.index);
    if (to < 0 || from <= past - 1 || match.index - from > MAX_OBJECT_CHARS) continue;
    past = to;
    const value = decodeEntities(html.slice(from, Math.min(to, from + 2 * MAX_OBJECT_CHARS)), "attribute");
    found.push(QUOTED_KEY.test(value) ? value.replace(/\\(["\\/])/g, "$1") : value);
  }
  return found;
}

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
  for (const text of [...scripts(doc), ...attributeData(doc.html)]) {
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
