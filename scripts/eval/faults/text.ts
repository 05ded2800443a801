/** Our own recipes as a cook would paste them: the text that their readings are checked against. */
import type { SourceLine, SourceRecipe } from "@/lib/engine/recipe/stages";

function listed(lines: readonly SourceLine[], mark: (text: string, index: number) => string): string[] {
  let section: string | undefined;
  return lines.flatMap((line, index) => {
    const heading = line.section !== section && line.section !== undefined ? [`${line.section}:`] : [];
    section = line.section;
    return [...heading, mark(line.text, index)];
  });
}

/** Title, yield, list, method and notes, one below the other. */
export function textOf({
  title,
  description,
  yield: stated,
  ingredients,
  instructions,
  notes = [],
}: SourceRecipe): string {
  const head = [title, description, stated === null || /\p{L}/u.test(stated) ? stated : `Serves ${stated}`];
  return [
    ...head.filter((line) => line !== null),
    "Print this recipe",
    "",
    "Ingredients",
    ...listed(ingredients, (text) => `- ${text}`),
    "",
    "Method",
    ...listed(instructions, (text, index) => (/^\d/.test(text) ? text : `${index + 1}. ${text}`)),
    ...(notes.length === 0 ? [] : ["", "Notes", ...notes]),
    "",
    "My family asks for this every week!",
  ].join("\n");
}
