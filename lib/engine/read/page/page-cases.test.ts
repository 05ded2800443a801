/** Whole pages of our own, class by class: what a cook would see of each. */
import type { SourceLine } from "@/lib/engine/recipe/stages";
import { extractRecipe } from ".";
import { FOREIGN_CASES } from "./foreign-pages.data";
import { FOREIGN_MARKUP_CASES } from "./foreign-markup.data";
import { FURTHER_CASES } from "./further-page-cases.data";
import { PAGE_CASES, type PageCase } from "./page-cases.data";

const read = ({ html, slug = "r/1" }: PageCase) => {
  const reading = extractRecipe(html, `https://www.example.org/${slug}`);
  if (reading.kind !== "recipe") throw new Error(`read as ${reading.kind}`);
  return reading.recipe;
};

/** The lines, with their groups where the case states groups. */
const shown = (lines: readonly SourceLine[], wanted: readonly string[]) =>
  lines.map(({ text, section }) =>
    section !== undefined && wanted.some((line) => line.includes(" | ")) ? `${section} | ${text}` : text,
  );

describe.each([
  ["in English", PAGE_CASES],
  ["of the same classes, marked up in other ways", FURTHER_CASES],
  ["in other languages", FOREIGN_CASES],
  ["in other languages, marked up in other ways", FOREIGN_MARKUP_CASES],
])("pages %s", (_, cases) => {
  it.each(cases.map((page) => [page.of, page.name, page] as const))("%s: %s", (_of, _name, page) => {
    const recipe = read(page);
    expect(shown(recipe.ingredients, page.ingredients)).toEqual(page.ingredients);
    expect(shown(recipe.instructions, page.steps)).toEqual(page.steps);
    expect(recipe.title).toBe(page.title);
    if (page.yield !== undefined) expect(recipe.yield ?? recipe.makes).toBe(page.yield);
    if (page.hasNoGroups === true) expect(recipe.instructions.some(({ section }) => section)).toBe(false);
  });
});
