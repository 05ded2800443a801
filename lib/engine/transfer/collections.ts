/**
 * Whole collections in one file of markup: Recipe Keeper and CopyMeThat write one HTML page for all recipes, Cookmate (My CookBook) one XML file.
 * Each recipe is an element, and its parts are told by tags, classes, ids or `itemprop`.
 */
import { headingOf, partNamed } from "@/lib/engine/language/headings";
import { namesPreparation } from "@/lib/engine/language/part-names";
import { decodeEntities } from "@/lib/engine/read/html/clean-text";
import { type HtmlDocument, parseHtml } from "@/lib/engine/read/html/document";
import { attribute, attributes, isWithin, textOf } from "@/lib/engine/read/html/elements";
import type { SourceLine } from "@/lib/engine/recipe/stages";
import {
  endsInColon,
  type ImportedRecipe,
  line,
  paragraphs,
  sectioned,
  webAddress,
  webPicture,
} from "./portable";

/** Which elements hold a part: by tag, or by a word of an attribute. */
type Named = { tag?: string; class?: string; id?: string; itemprop?: string };

type Program = {
  recipe: Named;
  title: Named;
  yield: Named;
  url: Named;
  description?: Named;
  /** The element around the list with its lines as `item`s, or each line by itself. */
  ingredients: Named;
  instructions: Named;
  notes: Named;
  /** Tags of the lines within those elements; null where the elements are the lines. */
  item: readonly string[] | null;
  /** Classes of lines that head a section. */
  heading?: string;
};

const PROGRAMS: readonly Program[] = [
  // Recipe Keeper
  {
    recipe: { class: "recipe-details" },
    title: { itemprop: "name" },
    yield: { itemprop: "recipeYield" },
    url: { itemprop: "recipeSource" },
    ingredients: { itemprop: "recipeIngredients" },
    instructions: { itemprop: "recipeDirections" },
    notes: { itemprop: "recipeNotes" },
    item: ["p", "li"],
  },
  // CopyMeThat
  {
    recipe: { tag: "div", class: "recipe" },
    title: { id: "name" },
    yield: { id: "recipeYield" },
    url: { id: "original_link" },
    description: { id: "description" },
    ingredients: { class: "recipeIngredient" },
    instructions: { class: "instruction" },
    notes: { class: "recipeNote" },
    item: null,
    heading: "subheader",
  },
  // Cookmate
  {
    recipe: { tag: "recipe" },
    title: { tag: "name" },
    yield: { tag: "quantity" },
    url: { tag: "url" },
    description: { tag: "description" },
    ingredients: { tag: "ingredient" },
    instructions: { tag: "recipetext" },
    notes: { tag: "comments" },
    item: ["li"],
  },
];

const classesOf = (doc: HtmlDocument, node: number): string[] =>
  (attribute(doc, node, "class") ?? "").split(/\s+/);

function isNamed(doc: HtmlDocument, node: number, named: Named): boolean {
  if (named.tag !== undefined && doc.tag[node]?.toLowerCase() !== named.tag) return false;
  if (named.class !== undefined && !classesOf(doc, node).some((each) => each.split("_")[0] === named.class))
    return false;
  if (named.id === undefined && named.itemprop === undefined) return doc.tag[node] !== "";
  const has = attributes(doc, node);
  return has.get("id") === named.id && has.get("itemprop") === named.itemprop;
}

/** The elements within `root` that are so called, in order, and those within them. */
function elements(doc: HtmlDocument, root: number, named: Named): number[] {
  const found: number[] = [];
  const end = root < 0 ? doc.size : (doc.end[root] ?? doc.size);
  for (let node = root + 1; node < end; node += 1)
    if (doc.tag[node] !== "" && isNamed(doc, node, named)) found.push(node);
  return found;
}

/** Those that stand in no other one of them. */
function outermost(doc: HtmlDocument, nodes: readonly number[]): number[] {
  const found: number[] = [];
  for (const node of nodes) {
    const last = found.at(-1);
    if (last === undefined || !isWithin(doc, node, last)) found.push(node);
  }
  return found;
}

/** The lines of a text that has no elements for them: as it was written. */
function writtenLines(doc: HtmlDocument, root: number): string[] {
  const texts: string[] = [];
  for (let node = root + 1; node < (doc.end[root] ?? 0); node += 1)
    if (doc.tag[node] === "") texts.push(decodeEntities(doc.html.slice(doc.from[node], doc.to[node])));
  return texts.flatMap(paragraphs);
}

function linesOf(doc: HtmlDocument, root: number, named: Named, { item, heading }: Program): SourceLine[] {
  const holders = elements(doc, root, named);
  if (item !== null) {
    const texts = holders.flatMap((holder) => {
      const lines = outermost(
        doc,
        elements(doc, holder, {}).filter((node) => item.includes(doc.tag[node] ?? "")),
      );
      return lines.length > 0 ? lines.map((node) => textOf(doc, node).trim()) : writtenLines(doc, holder);
    });
    return sectioned(texts.filter(Boolean), endsInColon);
  }
  let section: string | undefined;
  return holders.flatMap((node) => {
    const words = textOf(doc, node).trim();
    const heads = heading !== undefined && classesOf(doc, node).some((each) => each.endsWith(`_${heading}`));
    if (heads) section = words;
    return heads || words === "" ? [] : [line(words, section)];
  });
}

/** Base64 of the picture that stands under this path beside the file; null where there is none. */
export type PictureOf = (path: string) => string | null;

function readOne(
  doc: HtmlDocument,
  root: number,
  program: Program,
  name: string,
  pictureOf: PictureOf,
): ImportedRecipe {
  const first = (named: Named | undefined): string => {
    const node = named === undefined ? undefined : elements(doc, root, named)[0];
    return node === undefined ? "" : textOf(doc, node).trim();
  };
  const title = first(program.title) || name;
  const ingredients = linesOf(doc, root, program.ingredients, program);
  if (ingredients.length === 0)
    return { name: title, kind: "problem", problem: "This recipe has no ingredients that we can read." };
  const notes = linesOf(doc, root, program.notes, program).map(({ text }) => text);
  const [image = -1] = elements(doc, root, { tag: "img" });
  const source = attribute(doc, image, "src") ?? first({ tag: "imageurl" });
  const imageUrl = webPicture(source);
  const imageBase64 = imageUrl === null && source !== "" ? pictureOf(source) : null;
  const recipe = {
    title,
    description: first(program.description) || null,
    yield: first(program.yield) || null,
    totalMinutes: null,
    imageUrl,
    ...webAddress(first(program.url)),
    ingredients,
    instructions: linesOf(doc, root, program.instructions, program),
    ...(notes.length > 0 && { notes }),
  };
  return { name: title, kind: "source", recipe, ...(imageBase64 !== null && { imageBase64 }) };
}

/** XML as the reader of HTML takes it: a title is an element like any other, and what is quoted whole is text. */
const asHtml = (xml: string): string =>
  xml
    .replace(/<(\/?)title>/gi, "<$1name>")
    .split("<![CDATA[")
    .map((part, at) => (at === 0 ? part : escaped(part)))
    .join("");

function escaped(part: string): string {
  const end = part.indexOf("]]>");
  const quoted = end < 0 ? part : part.slice(0, end);
  return quoted.replace(/&/g, "&amp;").replace(/</g, "&lt;") + (end < 0 ? "" : part.slice(end + 3));
}

/** Every recipe of a collection, or null when the text is none. Linear in the text; never throws. */
export function readCollection(text: string, name: string, pictureOf: PictureOf): ImportedRecipe[] | null {
  const isXml = /^<\?xml|^<cookbook/i.test(text);
  const doc = parseHtml(isXml ? asHtml(text) : text);
  for (const program of PROGRAMS) {
    const roots = outermost(doc, elements(doc, -1, program.recipe));
    const [first] = roots;
    if (first === undefined || elements(doc, first, program.ingredients).length === 0) continue;
    return roots.map((root, index) => readOne(doc, root, program, `${name} ${index + 1}`, pictureOf));
  }
  return null;
}

// Several recipes in one plain text, as CopyMeThat and others write them: each with its title above a list and a method.

/** A line of marks between two recipes: "-----", "* * *". */
const RULE = /^\s*([-=*_~#])(?:\s?\1){2,}\s*$/;

const heads = (line: string, kind: "ingredients" | "steps"): boolean =>
  headingOf(line.trim()) === kind && partNamed(line.trim()) === null;

/** Whether a recipe may begin with this line: its title, not a part of the recipe before. */
const isTitle = (line: string | undefined): boolean =>
  line !== undefined && headingOf(line.trim()) === null && !namesPreparation(line.trim());

/**
 * The text of each recipe. One begins behind a line of marks, or behind two blank lines, that stands between the method of the recipe before
 * and the next list; without such a place a second list is a part of the same recipe. Linear in the text; never throws.
 */
export function recipeTexts(text: string): string[] {
  const lines = text.replace(/\r\n?/g, "\n").replace(/\f/g, "\n---\n").split("\n");
  const begins = [0];
  let hasMethod = false;
  /** Behind the last line of marks, and the last two blank lines, since the method began. */
  let [ruled, spaced] = [-1, -1];
  let [blanks, isBehindRule] = [0, false];
  for (const [at, line] of lines.entries()) {
    const isRule = RULE.test(line);
    if (line.trim() === "" || isRule) {
      blanks = isRule ? 0 : blanks + 1;
      isBehindRule ||= isRule;
      continue;
    }
    if (hasMethod && isTitle(line)) {
      if (isBehindRule) ruled = at;
      else if (blanks > 1) spaced = at;
    }
    [blanks, isBehindRule] = [0, false];
    if (heads(line, "steps")) [hasMethod, ruled, spaced] = [true, -1, -1];
    else if (hasMethod && heads(line, "ingredients")) {
      const begin = ruled >= 0 ? ruled : spaced;
      if (begin >= 0) begins.push(begin);
      hasMethod = begin < 0;
      [ruled, spaced] = [-1, -1];
    }
  }
  return begins.map((begin, index) =>
    lines
      .slice(begin, begins[index + 1])
      .filter((line) => begins.length === 1 || !RULE.test(line))
      .join("\n")
      .trim(),
  );
}
