/** `recipeInstructions` in every shape: text, HTML, lists of either, HowToStep, HowToSection, ItemList, references. */
import { STEP_ALONE } from "@/lib/engine/language/pages";
import type { SourceLine } from "@/lib/engine/recipe/source";
import { cleanText } from "@/lib/engine/read/html/clean-text";
import { fragmentLines } from "@/lib/engine/read/html/fragment";
import { sourceLine } from "@/lib/engine/read/page/reading";
import type { Json } from "./lenient-json";
import { isObject, property, typesOf, type Graph, type JsonObject } from "./scripts";

const MAX_DEPTH = 12;
/** A heading among the lines of one text: short, no full stop, and marked as heading or ending in a colon. */
const HEADING_CHARS = 80;

export function instructionLines(value: Json, graph: Graph): SourceLine[] {
  const lines: SourceLine[] = [];
  read(value, null, graph, lines, 0);
  return lines;
}

function read(
  value: Json | undefined,
  section: string | null,
  graph: Graph,
  out: SourceLine[],
  depth: number,
): void {
  if (depth > MAX_DEPTH || value === null || value === undefined) return;
  if (typeof value === "string") readText(value, section, out);
  else if (Array.isArray(value)) readList(value, section, graph, out, depth + 1);
  else if (isObject(value)) readNode(value, section, graph, out, depth);
}

/** A step's title stands above the untitled steps that follow it, as it does on the page. */
function readList(
  list: readonly Json[],
  outer: string | null,
  graph: Graph,
  out: SourceLine[],
  depth: number,
): void {
  let section = outer;
  for (const item of list) {
    const title = isObject(item) ? titleOf(item) : null;
    if (title) section = title;
    else if (isObject(item) && typesOf(item).includes("howtosection")) section = outer;
    read(item, section, graph, out, depth);
  }
}

/** The title of a step that has one besides its text. */
function titleOf(node: JsonObject): string | null {
  const name = cleanText(string(property(node, "name")));
  const text = string(property(node, "text")) || string(property(node, "description"));
  if (!name || !text || name.length > HEADING_CHARS || STEP_ALONE.test(name)) return null;
  return nameRepeatsText(name, cleanText(text)) ? null : name;
}

/** Text may be a list, HTML, or paragraphs with headings between. */
function readText(text: string, outer: string | null, out: SourceLine[]): void {
  let section = outer;
  const lines = fragmentLines(text);
  for (const [index, line] of lines.entries()) {
    const isHeading =
      lines.length > 1 &&
      index + 1 < lines.length &&
      line.text.length <= HEADING_CHARS &&
      (line.heading > 0 || /:$/.test(line.text)) &&
      !/[.!]$/.test(line.text);
    if (isHeading) section = line.text;
    else out.push(sourceLine(line.text, section));
  }
}

function string(value: Json | undefined): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.filter((item) => typeof item === "string").join("\n");
  return isObject(value) && typeof value["@value"] === "string" ? value["@value"] : "";
}

/** Does the step's text already begin with its name? Plug-ins fill `name` with the text's first words. */
function nameRepeatsText(name: string, text: string): boolean {
  const bare = (part: string) => part.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  const head = bare(name);
  return head === "" || bare(text).startsWith(head) || head.startsWith(bare(text));
}

function readNode(
  node: JsonObject,
  section: string | null,
  graph: Graph,
  out: SourceLine[],
  depth: number,
): void {
  const types = typesOf(node);
  const name = cleanText(string(property(node, "name")));
  const text = string(property(node, "text")) || string(property(node, "description"));
  const inner =
    property(node, "itemListElement") ??
    property(node, "steps") ??
    property(node, "step") ??
    property(node, "recipeInstructions") ??
    property(node, "item");
  if (inner !== undefined && inner !== null && (typeof inner !== "string" || !text)) {
    const isStep = types.includes("howtostep");
    const before = out.length;
    read(inner, !isStep && name ? name : section, graph, out, depth + 1);
    if (out.length > before) return;
  }
  if (text) {
    readText(text, titleOf(node) ?? section, out);
    return;
  }
  if (name) {
    out.push(sourceLine(name, section));
    return;
  }
  const id = node["@id"];
  const target = typeof id === "string" ? graph.byId.get(id) : undefined;
  if (target && target !== node && Object.keys(node).length <= 2)
    read(target, section, graph, out, depth + 1);
}
