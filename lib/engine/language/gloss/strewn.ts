/** "Saupoudrez un moule de sucre", "cubre la tarta de nata": what is laid on is told with "of", where the engine's words say "with". */
import { formWritten } from "@/lib/engine/language/units";
import type { GlossToken } from "./entry";

/** Orders to lay something on or into something. */
const STREWS = new Set([
  "sprinkle",
  "dust",
  "brush",
  "cover",
  "coat",
  "fill",
  "garnish",
  "drizzle",
  "baste",
  "stuff",
]);
const CLOSES = /^[.!?;:,]$/u;
const OF = /^of(?=$| )/;
const WITH = /^with(?:$| )/;

const OBJECTS: ReadonlySet<string> = new Set(["thing", "food", "unknown", "participle", "describing"]);
const MEASURES: ReadonlySet<string> = new Set(["volume", "weight"]);

/** What stands at `at` is what something is laid on: no share or measure of it, "d'une couche de crème". */
function isObject(tokens: readonly GlossToken[], at: number): boolean {
  const { kind, means } = tokens[at]!;
  const isOfOne = tokens[at - 1]?.means === "a" && OF.test(tokens[at - 2]?.means ?? "");
  const isMeasure = MEASURES.has(formWritten(means)?.unit.kind ?? "");
  return (OBJECTS.has(kind) && !isMeasure && !isOfOne) || means === "it" || means === "them";
}

/** Places between `from` and `to` where "of" stands before a food. */
const ofFoods = (tokens: readonly GlossToken[], from: number, to: number): number[] => {
  const found: number[] = [];
  for (let at = from; at < to; at += 1) {
    const { kind, means } = tokens[at]!;
    // "D'une cuillère de sucre", "de la moitié du jambon": so much of it.
    if (kind !== "grammar" || !OF.test(means) || !isObject(tokens, at - 1)) continue;
    const next = tokens[at + 1]?.means === "a" ? at + 2 : at + 1;
    if (next < to && ["food", "describing", "participle"].includes(tokens[next]!.kind)) found.push(at);
  }
  return found;
};

/** `tokens` with that "of" as "with". "Tranches de citron de sucre": the second; "la pâte de crème d'amandes": the first. Linear. */
export function asStrewn(tokens: readonly GlossToken[]): readonly GlossToken[] {
  let result: GlossToken[] | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]!.kind !== "verb" || !STREWS.has(tokens[at]!.means)) continue;
    let to = at + 1;
    while (to < tokens.length && tokens[to]!.kind !== "verb" && !CLOSES.test(tokens[to]!.means)) to += 1;
    const isTold = tokens.slice(at, to).some(({ kind, means }) => kind === "grammar" && WITH.test(means));
    const [first, second] = isTold ? [] : ofFoods(tokens, at + 2, to);
    const isPiece = tokens[(first ?? 0) - 1]?.kind === "thing";
    const place = isPiece ? (second ?? first) : first;
    if (place !== undefined) {
      result ??= [...tokens];
      result[place] = { ...tokens[place]!, means: tokens[place]!.means.replace(OF, "with") };
    }
    at = to - 1;
  }
  return result ?? tokens;
}
