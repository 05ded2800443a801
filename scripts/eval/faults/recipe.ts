/** A recipe as its source states it, in few words: "[For the base] 250 g flour" stands below a heading. */
import type { SourceRecipe } from "@/lib/engine/recipe/stages";

export function recipe(
  title: string,
  stated: string | null,
  ingredients: string[],
  instructions: string[],
  more: Partial<SourceRecipe> = {},
): SourceRecipe {
  const line = (text: string) => {
    const section = /^\[(.+?)\] /.exec(text);
    return section === null ? { text } : { text: text.slice(section[0].length), section: section[1] ?? "" };
  };
  return {
    title,
    description: null,
    yield: stated,
    totalMinutes: null,
    imageUrl: null,
    ingredients: ingredients.map(line),
    instructions: instructions.map(line),
    ...more,
  };
}
