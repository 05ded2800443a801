/** Predictions of the plain form: what `formatText` makes of a source, as single actions with the lines and amounts they use. */
import { readFile } from "node:fs/promises";
import { formatRecipe, placesIn } from "@/lib/engine/format";
import { parseRecipeText } from "@/lib/engine/read/text";
import { plainText } from "@/lib/engine/recipe/markup";
import { listOf } from "./file-cases";

type PlainCase = { id: string; source: string };

/**
 * One prediction per case of a `cases.json`; a source that is read as no recipe gives an empty one. Its lines stand in the order of the
 * source and not in that of the grouped shopping list, so that two like lines of two parts are compared with their own.
 */
export async function* predict(cases: string): AsyncGenerator<object> {
  const list = JSON.parse(await readFile(await listOf(cases), "utf8")) as PlainCase[];
  for (const { id, source } of list) {
    const read = parseRecipeText(source);
    const recipe = read === null ? null : formatRecipe(read, source);
    const lines = read?.ingredients.map(({ text }) => text) ?? [];
    const own = new Map(
      (recipe ? placesIn(recipe.ingredients, lines) : []).map((place, index) => [place, index]),
    );
    const lineOf = (place: number): number => own.get(place) ?? place;
    yield {
      id,
      title: recipe?.title ?? null,
      servings: recipe?.servings ?? null,
      yield: recipe?.yield ?? null,
      minutes: recipe?.totalMinutes ?? null,
      lines,
      notes: recipe?.notes ?? [],
      steps:
        recipe?.steps.map((step) => ({
          prep: step.isPrep,
          ...(step.section === undefined ? {} : { part: step.section }),
          actions: (step.actions ?? []).map(({ text, uses, seconds }) => ({
            text: plainText(text),
            uses: uses.map(({ line, amount }) => ({ line: lineOf(line), amount })),
            seconds,
          })),
        })) ?? [],
      issues: recipe?.receipt?.issues.map((issue) => ({ lines: (issue.lines ?? []).map(lineOf) })) ?? [],
    };
  }
}
