/** How a second order of one line is said: "geschild en in blokjes gesneden" is "Schil … en snijd in blokjes". */
import type { GlossToken } from "@/lib/engine/language/gloss";

/** A further order with the words before it: "en snijd in blokjes" of "en in blokjes gesneden", where `first`: orders open their clause. */
export function furtherOrder(
  text: string,
  tokens: readonly GlossToken[],
  { from, at }: { from: number; at: number },
  said: string,
  first: boolean,
): string {
  const order = said.replace("{food} ", "");
  const begins = tokens[at]!.start;
  const joint = tokens.slice(0, at).findLast(({ means, start }) => means === "and" && start >= from);
  if (!first || joint === undefined) return text.slice(from, begins) + order;
  return `${text.slice(from, joint.end)} ${order} ${text.slice(joint.end, begins)}`;
}
