/** Predictions for recipe texts: `{ id, title, servings, ingredients, steps }`, the steps as the source divides them. */
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { parseRecipeText } from "@/lib/engine/read/text";

type TextCase = { id: string; text: string };

/** One prediction per case of `cases` (a `cases.json` or the folder that holds it); a text that is read as no recipe gives an empty one. */
export async function* predict(cases: string): AsyncGenerator<object> {
  const file = (await stat(cases)).isDirectory() ? path.join(cases, "cases.json") : cases;
  const list = JSON.parse(await readFile(file, "utf8")) as TextCase[];
  for (const { id, text } of list) {
    const recipe = parseRecipeText(text);
    yield {
      id,
      title: recipe?.title ?? null,
      servings: recipe?.yield ?? recipe?.makes ?? null,
      ingredients: recipe?.ingredients.map((line) => line.text) ?? [],
      steps: recipe?.instructions.map((line) => line.text) ?? [],
    };
  }
}
