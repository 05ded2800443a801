/**
 * Reads the recipe of a web page. Every way of stating a recipe is read, judged and combined (`choose.ts`); pages without one are told apart.
 * Pure, linear in the page, and it never throws, whatever the page holds.
 */
import type { SourceRecipe } from "@/lib/engine/recipe/source";
import {
  bestReading,
  isComplete,
  isListOfRecipes,
  isRecipe,
  kindWithoutRecipe,
  type NoRecipe,
} from "./choose";
import { combine } from "./combine";
import { withGroups } from "./groups";
import { readJsonLd } from "@/lib/engine/read/json-ld";
import { readMarkup } from "./microdata";
import { Page } from "./page";
import { readPageState } from "@/lib/engine/read/json-ld/page-state";
import { readPlain } from "./plain-html";
import type { Reading } from "@/lib/engine/read/json-ld/reading";
import { toSource } from "./to-source";

/**
 * `via`: which ways of reading went into the recipe, the main one first. `headings`: group headings that the page lists among its ingredients
 * as lines of their own ("For the sauce:"); in the recipe they are sections.
 */
export type PageReading =
  { kind: "recipe"; recipe: SourceRecipe; via: string[]; headings: string[] } | { kind: NoRecipe };

/** The recipe that the page at `pageUrl` states, or what the page is instead. `html` is the decoded text of the page. */
export function extractRecipe(html: string, pageUrl?: string): PageReading {
  const page = new Page(html, pageUrl);
  const { readings, graph } = readJsonLd(html);
  if (isListOfRecipes(readings, page)) return { kind: "list" };
  let base: Reading | undefined = bestReading(readings, page);
  if (base && isComplete(base, page.judge)) {
    base = { ...base, ingredients: withGroups(base.ingredients, html, graph.blocks) };
  } else {
    const markup = bestReading(readMarkup(page), page);
    if (markup) base = base ? combine(base, markup, page.judge) : markup;
    const plain = readPlain(page);
    // The page's own words for the title are weighed at the end, for data of every kind.
    base = base ? combine(base, base.title === null ? plain : { ...plain, title: null }, page.judge) : plain;
  }
  if (!base || !isRecipe(base, page)) base = readPageState(page.doc, graph) ?? undefined;
  if (!base || !isRecipe(base, page)) return { kind: kindWithoutRecipe(page, graph.types) };
  return { kind: "recipe", ...toSource(base, page), via: base.via };
}
