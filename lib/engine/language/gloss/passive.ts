/** "Die Rouladen werden gewaschen", "de ui wordt gesnipperd": what is done, told as an order. */
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { LIST_WORK } from "@/lib/engine/language/preparation";
import type { GlossToken } from "./entry";

const BECOMES: ReadonlySet<string> = new Set(["becomes", "become"]);
const ENDS = /^[.!?;:]$/u;
const CLOSES = /^[.!?;:,]$/u;

const PARTS: ReadonlySet<string> = new Set(["halve", "quarter", "third"]);

/** The order of "washed", "cut", "rolled out"; null where none is known. */
function orderOf(means: string): string | null {
  const [done = "", ...rest] = means.split(" ");
  const stem = done.replace(/ed$/, "");
  const undoubled = stem.replace(/(.)\1$/, "$1");
  const verb = [LIST_WORK.handWork[done], done, stem, `${stem}e`, undoubled, stem.replace(/i$/, "y")].find(
    (form) => form !== undefined && COOKING_VERBS.has(form),
  );
  if (verb === undefined) return null;
  // "quarter the cucumbers" inside a sentence is a quarter of them.
  return [PARTS.has(verb) ? "cut" : verb, ...rest].join(" ");
}

/** The word ends its clause: a mark or a joining word stands behind it. */
const closes = (next: GlossToken | undefined): boolean =>
  next === undefined || CLOSES.test(next.means) || next.means === "and" || next.means === "then";

/** `tokens` with what is done as orders; what is waited for ("bis die Butter gebräunt wird") stays. Linear. */
export function asOrders(
  tokens: readonly GlossToken[],
  subordinates: ReadonlySet<string>,
): readonly GlossToken[] {
  if (!tokens.some(({ means }) => BECOMES.has(means))) return tokens;
  const result = [...tokens];
  let happens = -1;
  let waits = false;
  for (let at = 0; at < result.length; at += 1) {
    const token = result[at]!;
    if (token.kind === "mark" && ENDS.test(token.means)) [happens, waits] = [-1, false];
    else if (token.means === "," && happens < 0) waits = false;
    else if (token.kind === "grammar" && subordinates.has(token.means)) waits = true;
    else if (waits) continue;
    else if (BECOMES.has(token.means)) happens = at;
    else if (token.kind === "participle" && happens >= 0 && closes(result[at + 1])) {
      const order = orderOf(token.means);
      if (order === null) continue;
      result[at] = { ...token, kind: "verb", means: order };
      result[happens] = { ...result[happens]!, means: "" };
    }
  }
  return result;
}
