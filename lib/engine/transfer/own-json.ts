/** Plainspoon's own JSON export: everything, so that a round trip changes nothing. */
import { z } from "zod";
import { PortableRecipe, type ImportedRecipe } from "@/lib/engine/transfer/portable";

const FORMAT = "plainspoon-recipes";
const VERSION = 1;

const Envelope = z.object({ format: z.literal(FORMAT), version: z.number(), recipes: z.array(z.unknown()) });

/** The export file's text, two-space indented. */
export function writeOwnJson(recipes: readonly PortableRecipe[]): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, recipes }, null, 2)}\n`;
}

/** The recipes of our own export, or null when `value` is not one. A recipe that does not fit becomes a problem of its own. */
export function readOwnJson(value: unknown): ImportedRecipe[] | null {
  const envelope = Envelope.safeParse(value);
  if (!envelope.success) return null;
  return envelope.data.recipes.map((entry, index): ImportedRecipe => {
    const recipe = PortableRecipe.safeParse(entry);
    if (recipe.success) return { name: recipe.data.title, kind: "portable", recipe: recipe.data };
    return { name: `Recipe ${index + 1}`, kind: "problem", problem: "This recipe is not complete." };
  });
}
