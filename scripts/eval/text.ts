/** Predictions for recipe texts: `{ id, title, servings, ingredients, steps }`, the steps as the source divides them. */
import { readFile } from "node:fs/promises";
import { parseRecipeText } from "@/lib/engine/read/text";
import { listOf } from "./file-cases";

type TextCase = { id: string; text: string };

/** One prediction per case of `cases` (a `cases.json` or the folder that holds it); a text that is read as no recipe gives an empty one. */
export async function* predict(cases: string): AsyncGenerator<object> {
  const list = JSON.parse(await readFile(await listOf(cases), "utf8")) as TextCase[];
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
