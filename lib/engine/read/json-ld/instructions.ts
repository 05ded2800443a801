/** The instructions of a Recipe node, in every shape that pages give them: text, lists, steps and sections in each other. */
import type { Json } from "./lenient-json";
import { sourceLine } from "./reading";
import { type Graph, type JsonObject, isObject, property, textOfJson, typesOf } from "./scripts";
import { STEP_ALONE } from "@/lib/engine/language/pages";
import { cleanText } from "@/lib/engine/read/html/clean-text";
import { splitNumberedRun } from "@/lib/engine/read/text/run-on";
import { fragmentLines } from "@/lib/engine/read/html/lines";
import type { SourceLine } from "@/lib/engine/recipe/stages";

const MAX_DEPTH = 12;
/** A heading among the lines of one text: short, no full stop, and marked as heading or ending in a colon. */
const HEADING_CHARS = 80;

/** The steps in order, each with the title of the section that it stands in. */
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
  else readList([value], section, graph, out, depth);
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
  const steps = inOrder(list);
  const untitled = namesThatAreNone(steps);
  for (const item of steps) {
    const title = isObject(item) ? titleOf(item) : null;
    if (title && !untitled.has(title)) section = title;
    else if (isObject(item) && typesOf(item).includes("howtosection")) section = outer;
    if (isObject(item)) readNode(item, section, graph, out, depth);
    else read(item, section, graph, out, depth);
  }
}

/** The place that an entry states, or null. */
function positionOf(item: Json): number | null {
  if (!isObject(item)) return null;
  const stated = Number(textOfJson(property(item, "position")) ?? NaN);
  return Number.isFinite(stated) ? stated : null;
}

/** The entries in the order that they state, when each states a place of its own; else as they stand. */
function inOrder(list: readonly Json[]): readonly Json[] {
  const places = list.map(positionOf);
  if (places.includes(null) || new Set(places).size < list.length) return list;
  return list
    .map((item, index) => ({ item, place: places[index] ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** A number at the end of a name. */
const OWN_NUMBER = /(?<![\s_#-])[\s_#-]*\d{1,4}\s*[:.)]?$/;

/** Names of steps that head nothing: they end in the step's number, or come again behind another one. */
function namesThatAreNone(list: readonly Json[]): ReadonlySet<string> {
  const none = new Set<string>();
  const last = new Map<string, number>();
  const counted = new Map<string, number>();
  const titles = list.map((item) => (isObject(item) ? titleOf(item) : null));
  for (const [index, title] of titles.entries()) {
    if (title === null) continue;
    const before = last.get(title);
    if (before !== undefined && before !== index - 1) none.add(title);
    last.set(title, index);
    const bare = title.replace(OWN_NUMBER, "").toLowerCase();
    if (bare !== title.toLowerCase()) counted.set(bare, (counted.get(bare) ?? 0) + 1);
  }
  for (const title of last.keys()) {
    const bare = title.replace(OWN_NUMBER, "").toLowerCase();
    const numbered = bare !== title.toLowerCase();
    // why: a numbered title above steps that have none ("Day 1") heads them.
    const eachHasOne = titles.every((other) => other !== null);
    if (numbered && eachHasOne && ((counted.get(bare) ?? 0) > 1 || bare === "")) none.add(title);
    // One name for all steps names the work, not a part of it.
    if (titles.length > 1 && titles.every((other) => other === title)) none.add(title);
  }
  return none;
}

/** What stands in addresses, not above steps: "corn-soup-step-3". */
const SLUG = /^[\p{Ll}\d]+(?:[-_][\p{Ll}\d]+){2,}$/u;

/** The title of a step that has one besides its text. */
function titleOf(node: JsonObject): string | null {
  const name = cleanText(string(property(node, "name")));
  const text = string(property(node, "text")) || string(property(node, "description"));
  if (!name || !text || name.length > HEADING_CHARS || STEP_ALONE.test(name) || SLUG.test(name)) return null;
  return nameRepeatsText(name, cleanText(text)) ? null : name;
}

/** "## Base", "**Base**" and "__Base__": a heading as it is typed where nothing sets it. */
const TYPED_HEADING = /^(?:#{1,6}\s+(\S[^#]*)|\*\*([^*]+)\*\*:?|__([^_]+)__:?)$/;

/** The words of a typed heading, or null. */
export function typedHeading(text: string): string | null {
  const found = text.length > HEADING_CHARS ? null : TYPED_HEADING.exec(text);
  return found ? (found[1] ?? found[2] ?? found[3] ?? "").trim() || null : null;
}

/** Text may be a list, HTML, or paragraphs with headings between; one line may number its steps. */
function readText(text: string, outer: string | null, out: SourceLine[]): void {
  let section = outer;
  const whole = fragmentLines(text);
  const [only] = whole;
  const lines =
    whole.length === 1 && only ? splitNumberedRun(only.text).map((step) => ({ ...only, text: step })) : whole;
  for (const [index, line] of lines.entries()) {
    const isHeading =
      lines.length > 1 &&
      index + 1 < lines.length &&
      line.text.length <= HEADING_CHARS &&
      (line.heading > 0 || /:$/.test(line.text)) &&
      !/[.!]$/.test(line.text);
    const typed = index + 1 < lines.length ? typedHeading(line.text) : null;
    if (typed !== null) section = typed;
    else if (isHeading) section = line.text;
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
    readText(text, section, out);
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
