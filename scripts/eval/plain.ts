/** Predictions of the plain form: what `formatText` makes of a source, as single actions with the lines and amounts they use. */
import { readFile } from "node:fs/promises";
import { formatText } from "@/lib/engine/format";
import { flatIngredients } from "@/lib/engine/recipe/content";
import { plainText } from "@/lib/engine/recipe/markup";

type PlainCase = { id: string; source: string };

/** One prediction per case of a `cases.json`; a source that is read as no recipe gives an empty one. */
export async function* predict(cases: string): AsyncGenerator<object> {
  const list = JSON.parse(await readFile(cases, "utf8")) as PlainCase[];
  for (const { id, source } of list) {
    const recipe = formatText(source);
    yield {
      id,
      title: recipe?.title ?? null,
      servings: recipe?.servings ?? null,
      yield: recipe?.yield ?? null,
      minutes: recipe?.totalMinutes ?? null,
      lines: recipe ? flatIngredients(recipe.ingredients) : [],
      notes: recipe?.notes ?? [],
      steps:
        recipe?.steps.map((step) => ({
          prep: step.isPrep,
          ...(step.section === undefined ? {} : { part: step.section }),
          actions: (step.actions ?? []).map(({ text, uses, seconds }) => ({
            text: plainText(text),
            uses: uses.map(({ line, amount }) => ({ line, amount })),
            seconds,
          })),
        })) ?? [],
      issues: recipe?.receipt?.issues.map((issue) => ({ lines: issue.lines ?? [] })) ?? [],
    };
  }
}
