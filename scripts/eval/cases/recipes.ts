/** Our own recipes that PDF and photo cases are laid out from, and the answer that a scorer expects for each. */
import { readFileSync } from "node:fs";
import path from "node:path";

export type CaseLine = { text: string; section?: string };
export type CaseRecipe = {
  title: string;
  yield: string;
  intro: string;
  ingredients: CaseLine[];
  steps: string[];
};
export type Expected = { title: string; servings: string; ingredients: string[]; steps: string[] };

/** All recipes of `recipes.txt`: `#` title, `-` ingredient, `>` step. */
export function caseRecipes(): CaseRecipe[] {
  const text = readFileSync(path.join(import.meta.dirname, "recipes.txt"), "utf8");
  return text.split(/^# /m).slice(1).map(parse);
}

function parse(block: string): CaseRecipe {
  const [title = "", ...lines] = block.trim().split("\n");
  const field = (name: string): string =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? "";
  let section: string | undefined;
  const ingredients: CaseLine[] = [];
  for (const line of lines) {
    if (line.startsWith("section: ")) section = line.slice(9);
    if (line.startsWith("- ")) ingredients.push({ text: line.slice(2), section });
  }
  const steps = lines.filter((line) => line.startsWith("> ")).map((line) => line.slice(2));
  return { title, yield: field("yield"), intro: field("intro"), ingredients, steps };
}

export const expectedOf = (recipe: CaseRecipe): Expected => ({
  title: recipe.title,
  servings: recipe.yield,
  ingredients: recipe.ingredients.map(({ text }) => text),
  steps: recipe.steps,
});
