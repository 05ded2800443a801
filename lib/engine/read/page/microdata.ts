/** Recipes marked in the page's own elements: microdata, RDFa, and the h-recipe and hRecipe microformats. */
import { attributes, isWithin, textOf, attribute } from "@/lib/engine/read/html/elements";
import { cleanText } from "@/lib/engine/read/html/clean-text";
import { emptyReading, minutesOf, type Reading, sourceLine } from "@/lib/engine/read/json-ld/reading";
import type { Page } from "./page";
import {
  PROPERTY_NAMES,
  ROOT_CLASS,
  ROOT_TYPE,
  ROOT_WORDS,
  STRAY_WORDS,
  VALUE_ATTRIBUTES,
  ROOT_MARK,
  IMAGE_ATTRIBUTES,
} from "@/lib/engine/read/html/vocabulary.data";
import type { SourceLine } from "@/lib/engine/recipe/stages";
import type { Line } from "@/lib/engine/read/html/lines";
import { isJunk, withoutBullet } from "./tidy-lines";

type Name = keyof typeof PROPERTY_NAMES;

const PROPERTY = new Map<string, Name>();
for (const name of Object.keys(PROPERTY_NAMES) as Name[])
  for (const word of PROPERTY_NAMES[name]) PROPERTY.set(word, name);

/** A page of more recipes is a list. */
const MAX_ROOTS = 12;

type Marked = { via: string; root: number; values: Map<Name, number[]> };

/** Recipe roots: itemtype or typeof Recipe, or class h-recipe/hrecipe. */
function roots(page: Page): { node: number; via: string }[] {
  const { doc } = page;
  const found: { node: number; via: string }[] = [];
  if (!ROOT_WORDS.some((word) => page.tags.has(word))) return found;
  for (const node of page.tags.mentioning([ROOT_MARK])) {
    const all = attributes(doc, node);
    if (ROOT_TYPE.test(all.get("itemtype") ?? "")) found.push({ node, via: "microdata" });
    else if (ROOT_TYPE.test(all.get("typeof") ?? "")) found.push({ node, via: "rdfa" });
    else if (ROOT_CLASS.test(all.get("class") ?? "")) found.push({ node, via: "h-recipe" });
  }
  return found.slice(0, MAX_ROOTS);
}

/** Properties under a root; those of nested things (author, review, nutrition) are not the recipe's. */
function marked(page: Page, root: number, via: string): Marked {
  const { doc } = page;
  const values = new Map<Name, number[]>();
  const key = via === "microdata" ? "itemprop" : via === "rdfa" ? "property" : "class";
  let scopeEnd = -1;
  for (const node of page.tags.mentioning([key])) {
    if (!isWithin(doc, node, root)) continue;
    const all = attributes(doc, node);
    const names = (all.get(key) ?? "")
      .toLowerCase()
      .split(/\s+/)
      .map((word) => word.slice(word.lastIndexOf(":") + 1));
    const known = names.map((word) => PROPERTY.get(word)).filter((name) => name !== undefined);
    const inner = node < scopeEnd;
    const opens = node !== root && (all.has("itemscope") || all.has("typeof"));
    for (const name of known) {
      if (name === "title" && doc.tag[node] === "title") continue; // the page's title, with the site's name behind it
      if (inner && name !== "ingredients" && name !== "instructions") continue;
      const list = values.get(name) ?? [];
      list.push(node);
      values.set(name, list);
    }
    if (opens && !inner) scopeEnd = doc.end[node]!;
  }
  return { via, root, values };
}

/** The value of a property element: its machine-readable attribute, else its text. */
function valueOf(page: Page, node: number | undefined): string | null {
  if (node === undefined) return null;
  const all = attributes(page.doc, node);
  const image =
    page.doc.tag[node] === "img"
      ? IMAGE_ATTRIBUTES.map((name) => all.get(name)).find((value) => value !== undefined)
      : undefined;
  const stated = all.get("content") ?? all.get("datetime") ?? image;
  return cleanText(stated ?? "") || textOf(page.doc, node) || null;
}

function imageOf(page: Page, nodes: readonly number[]): string | null {
  for (const node of nodes) {
    const all = attributes(page.doc, node);
    const own = VALUE_ATTRIBUTES.map((name) => all.get(name)).find((value) => value !== undefined);
    if (own && !own.startsWith("data:")) return own;
    for (let inner = node + 1; inner < page.doc.end[node]!; inner++) {
      if (page.doc.tag[inner] !== "img") continue;
      const source = attributes(page.doc, inner).get("src");
      if (source && !source.startsWith("data:")) return source;
    }
  }
  return null;
}

function toReading(page: Page, { via, values }: Marked): Reading {
  const nodes = (name: Name) => values.get(name) ?? [];
  const value = (name: Name) => valueOf(page, nodes(name)[0]);
  const prep = minutesOf(value("prep"));
  const cook = minutesOf(value("cook"));
  return {
    ...emptyReading(via),
    title: value("title"),
    description: value("description"),
    yield: value("yield"),
    totalMinutes:
      minutesOf(value("total")) ?? (prep === null && cook === null ? null : (prep ?? 0) + (cook ?? 0)),
    ...(prep || cook ? { times: { ...(prep ? { prep } : {}), ...(cook ? { cook } : {}) } } : {}),
    imageUrl: imageOf(page, nodes("image")),
    ingredients: itemLines(page, innermost(page, nodes("ingredients")), true),
    instructions: itemLines(page, innermost(page, nodes("instructions")), false),
  };
}

/** Every marked recipe of the page. Without a root, stray properties of the right names are taken as one recipe. */
export function readMarkup(page: Page): Reading[] {
  const readings = roots(page).map(({ node, via }) => toReading(page, marked(page, node, via)));
  if (readings.length === 0 && STRAY_WORDS.some((word) => page.tags.has(word))) {
    readings.push(toReading(page, marked(page, -1, "microdata")));
  }
  return readings;
}

const SECTION_CHARS = 90;

/** Could this line between items head the next group? Headings, bold lines and lines that end in a colon. */
export function isSectionTitle(line: Line): boolean {
  const { text } = line;
  if (text.length > SECTION_CHARS || isJunk(text) || !/\p{L}{2}/u.test(text)) return false;
  return line.heading > 0 || /:$/.test(text);
}

/** Lines of one list item belong together; otherwise every line stands for itself. */
export function joinItems(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined[joined.length - 1];
    if (last && line.item >= 0 && line.item === last.item)
      joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}`, heading: 0 };
    else joined.push(line);
  }
  return joined;
}

/** Headings this high name a recipe or a part of the page. */
const LOWEST_PAGE_HEADING = 2;

/** Does the line head the group whose first item is `node`: beside it, or beside the list that it stands in? */
function headsGroup({ doc }: Page, line: Line, node: number): boolean {
  const around = doc.parent[line.block];
  const list = doc.parent[node];
  if (around === list) return true;
  return line.heading > LOWEST_PAGE_HEADING && list !== undefined && around === doc.parent[list];
}

/** Elements without those that contain another of the list. */
export function innermost(page: Page, nodes: readonly number[]): number[] {
  return nodes.filter((node, index) => {
    const next = nodes[index + 1];
    return next === undefined || next >= page.doc.end[node]!;
  });
}

/**
 * Lines of the items in order. An item that holds a whole list is divided; short lines between the items become sections.
 * `whole`: an item is one line (ingredients); otherwise its lines stay apart (instructions).
 */
export function itemLines(page: Page, nodes: readonly number[], whole: boolean): SourceLine[] {
  const result: SourceLine[] = [];
  let section: string | null = null;
  let after = -1;
  for (const node of nodes) {
    if (page.doc.tag[node] === "meta") {
      const text = cleanText(attribute(page.doc, node, "content") ?? "");
      if (text) result.push(sourceLine(text, section));
      continue;
    }
    const [first, last] = page.lineRange(node);
    if (after >= 0) {
      for (let index = after; index < first; index++) {
        const between = page.lines[index]!;
        if (
          isSectionTitle(between) ||
          (first - after <= 2 && between.text.length <= 60 && !isJunk(between.text))
        )
          section = between.text;
      }
    } else if (first > 0) {
      const before = page.lines[first - 1]!;
      if (isSectionTitle(before) && headsGroup(page, before, node)) section = before.text;
    }
    const own = page.lines.slice(first, last);
    const lists = new Set(own.map((line) => line.item)).size > 1;
    if (whole && !lists && (nodes.length > 1 || own.length < 3)) {
      const text = withoutBullet(own.map((line) => line.text).join(" "));
      if (text && !isJunk(text)) result.push(sourceLine(text, section));
    } else {
      for (const line of lists || whole ? joinItems(own) : own) {
        const text = withoutBullet(line.text);
        if (isJunk(text)) continue;
        if (own.length > 1 && line.heading > 0 && isSectionTitle(line) && text.length < SECTION_CHARS)
          section = text;
        else result.push(sourceLine(text, section));
      }
    }
    after = last;
  }
  return result;
}
