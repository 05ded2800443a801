/** Recipes in a table, one a row: Plan to Eat's export, and whatever else has columns for a title, a list and a method. */
import type { ImportedRecipe } from "./portable";
import { endsInColon, paragraphs, sectioned, webAddress, webPicture } from "./source-lines";

/** What a column may be called, in small letters. */
const COLUMNS = {
  title: ["title", "name", "recipe", "recipe name", "recipe title"],
  ingredients: ["ingredients", "ingredient list"],
  instructions: ["directions", "instructions", "method", "steps", "preparation"],
  description: ["description", "summary"],
  notes: ["notes", "tips"],
  yield: ["serves", "servings", "yield", "serving size"],
  url: ["url", "source url", "link", "source"],
  picture: ["photo url", "image url", "photo", "image", "picture"],
} as const;
type Column = keyof typeof COLUMNS;

/** Divides the text of a table into rows of cells: how cells are quoted is for whoever has the file. */
export type RowsOf = (text: string) => string[][];

const FIRST_LINE_CHARS = 2_000;

/** True for a text whose first line names the columns of a recipe. */
export const isTable = (text: string, rowsOf: RowsOf): boolean => {
  const [first = []] = rowsOf(text.slice(0, FIRST_LINE_CHARS).split(/\r?\n/)[0] ?? "");
  const has = (column: Column) => columnOf(first, column) >= 0;
  return has("title") && has("ingredients") && has("instructions");
};

const columnOf = (names: readonly string[], column: Column): number =>
  names.findIndex((name) => (COLUMNS[column] as readonly string[]).includes(name.trim().toLowerCase()));

/** Lines of a cell; where it has one line only, what stands between its bars or semicolons. */
function linesOf(cell: string): string[] {
  const lines = paragraphs(cell);
  const [only = ""] = lines;
  return lines.length === 1 && /[|;]/.test(only) ? paragraphs(only.replace(/[|;]/g, "\n")) : lines;
}

/** Each row's recipe, or why it is none. Never throws. */
export function readTable([names = [], ...rows]: readonly string[][], name: string): ImportedRecipe[] {
  const at = Object.fromEntries(
    Object.keys(COLUMNS).map((column) => [column, columnOf(names, column as Column)]),
  ) as Record<Column, number>;
  return rows.map((row, index): ImportedRecipe => {
    const cell = (column: Column) => row[at[column]]?.trim() ?? "";
    const title = cell("title") || `${name} ${index + 1}`;
    const ingredients = sectioned(linesOf(cell("ingredients")), endsInColon);
    if (ingredients.length === 0)
      return { name: title, kind: "problem", problem: "This row has no ingredients." };
    const notes = paragraphs(cell("notes"));
    const recipe = {
      title,
      description: cell("description") || null,
      yield: cell("yield") || null,
      totalMinutes: null,
      imageUrl: webPicture(cell("picture")),
      ...webAddress(cell("url")),
      ingredients,
      instructions: sectioned(paragraphs(cell("instructions")), endsInColon),
      ...(notes.length > 0 && { notes }),
    };
    return { name: title, kind: "source", recipe };
  });
}
