/** Where the cases of a kind stand; of those that are files (PDFs, photos), what is predicted from the text that was read. */
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { parseRecipeText } from "@/lib/engine/read/text";

export type FileCase = { id: string; file: string };

/** The file that lists the cases: `cases` itself, or the `cases.json` in it. */
export const listOf = async (cases: string): Promise<string> =>
  (await stat(cases)).isDirectory() ? path.join(cases, "cases.json") : cases;

/** The cases of `cases` (a `cases.json` or its folder), with absolute paths. */
export async function fileCases(cases: string): Promise<FileCase[]> {
  const list = await listOf(cases);
  const parsed = JSON.parse(await readFile(list, "utf8")) as FileCase[];
  return parsed.map(({ id, file }) => ({ id, file: path.resolve(path.dirname(list), file) }));
}

/** Steps as the source divides them; a text without a recipe gives an empty prediction. */
export function prediction(id: string, text: string): object {
  const recipe = parseRecipeText(text);
  return {
    id,
    title: recipe?.title ?? null,
    servings: recipe?.yield ?? recipe?.makes ?? null,
    ingredients: recipe?.ingredients.map((line) => line.text) ?? [],
    steps: recipe?.instructions.map((line) => line.text) ?? [],
  };
}
