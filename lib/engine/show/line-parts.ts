/** Which part of the recipe a line of the list is for, read off the steps that take it: what tells two like lines apart. */
import { flatIngredients, partNames } from "@/lib/engine/recipe/content";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";

/** For each of `count` lines the parts whose steps take of it, in order, with the amount where it is decided; "" where it is not. */
export function partsOfLines(
  { steps }: Pick<FormattedContent, "steps">,
  count: number,
): ReadonlyMap<string, string>[] {
  const parts = Array.from({ length: count }, () => new Map<string, string>());
  for (const { section, actions, uses } of steps) {
    if (section === undefined) continue;
    const taken = actions
      ? actions.flatMap((action) => action.uses)
      : (uses ?? []).map(({ line }) => ({ line, amount: "some" }));
    for (const { line, amount } of taken) {
      const own = parts[line];
      if (!own) continue;
      const decided = amount === "all" || amount === "some" ? "" : amount;
      own.set(section, own.has(section) ? "" : decided);
    }
  }
  return parts;
}

/** A line of the list as it is read, and the one part of several that it is for. */
export type ListLine = { text: string; part?: string };

/** The lines of the list in reading order. No part is named where the recipe has one only, or where several take of the line. */
export function listLines(content: Pick<FormattedContent, "ingredients" | "steps">): ListLine[] {
  const texts = flatIngredients(content.ingredients);
  if (partNames(content).length < 2) return texts.map((text) => ({ text }));
  const parts = partsOfLines(content, texts.length);
  return texts.map((text, place) => {
    const [part, ...others] = parts[place]?.keys() ?? [];
    return part !== undefined && others.length === 0 ? { text, part } : { text };
  });
}
