/** What a bracket in a line of the list says of itself, and not of the line's food. */
import type { GlossToken } from "./entry";

/**
 * Whether the word at `at` stands in a bracket of its own matter: right behind a figure it tells how that was weighed ("1 bote (400 g escurridos)"),
 * and behind a food it tells of that one ("pâtes (coquillettes ou vermicelles coupés)"). What a comma parts from a figure is of the line:
 * "1 molho de couve (300 g, cortada fininha)".
 */
export function isOfBracket(tokens: readonly GlossToken[], at: number): boolean {
  let open = at - 1;
  while (open >= 0 && !(tokens[open]?.kind === "mark" && /[()]/.test(tokens[open]?.means ?? ""))) open -= 1;
  if (open < 0 || !tokens[open]?.means.endsWith("(")) return false;
  const inside = tokens.slice(open + 1, at);
  if (inside.some(({ kind }) => kind === "food")) return true;
  if (inside[0]?.kind !== "kept") return false;
  const mark = inside.findLastIndex(({ kind }) => kind === "mark");
  // "(400 g, 265 égouttés)": a second weight.
  return mark < 0 || (inside.length === mark + 2 && inside[mark + 1]?.kind === "kept");
}
