/**
 * Small words in the sense that the engine's words have: "of" where something is strewn, what is added, what is left out, so much of each.
 */
import { formWritten, unitOf } from "@/lib/engine/language/units";
import type { GlossToken } from "./forms";

// "Saupoudrez un moule de sucre", "cubre la tarta de nata": what is laid on is told with "of", where the engine's words say "with".

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

// Small words of sums and shares, in the order and sense that the engine's words have: what is added, what is left out, so much of each.

const LITTLE = /^(?:a|some|a little|a bit|a few)(?: of(?: the)?)?$/;
const ENDS_NAME = new Set<GlossToken["kind"]>(["food", "describing", "participle"]);

/** More of what was named, without saying how much. */
const FURTHER = new Set(["more", "extra", "that", "other", "another"]);

const isLittle = (token: GlossToken | undefined): boolean =>
  token?.kind === "grammar" && LITTLE.test(token.means);

/** An amount, or a little of something. */
const opensAmount = (token: GlossToken | undefined): boolean => token?.kind === "kept" || isLittle(token);

/** Two foods stand behind, with a joint between them, up to the end of what is said in one go. */
function namesSeveral(tokens: readonly GlossToken[], from: number): boolean {
  let foods = 0;
  let joints = 0;
  for (let at = from; at < tokens.length; at += 1) {
    const { kind, means } = tokens[at]!;
    if (kind === "food") foods += 1;
    else if (means === "and" || means === ",") joints += foods > 0 ? 1 : 0;
    else if (kind === "mark" || kind === "kept" || kind === "verb") break;
  }
  return foods > 1 && joints > 0;
}

/** "mit je 2 Scheiben Speck, Gurke und Senf": so many on each of them, and no measure that all foods have. */
function countsPieces(amount: string): boolean {
  return unitOf(amount.slice(amount.lastIndexOf(" ") + 1))?.kind === "count";
}

/** `tokens` with the words of sums as the engine says them. Linear but for short looks ahead. */
export function summed(tokens: readonly GlossToken[]): readonly GlossToken[] {
  const result = [...tokens];
  for (let at = 0; at < result.length; at += 1) {
    const [last, token, next, behind] = [result[at - 1], result[at]!, result[at + 1], result[at + 2]];
    const endsName = last !== undefined && (ENDS_NAME.has(last.kind) || last.means === ",");
    // "225 g de farine plus 1 c. à soupe", "más un poco para el molde"
    // "farina 00, più un po'": a number may end a name too.
    const isSum = endsName ? opensAmount(next) : last?.kind === "kept" && isLittle(next);
    if (token.means === "more" && isSum) result[at] = { ...token, means: "plus" };
    // "farina, più altra per lo stampo", "harina, más extra para el molde"
    else if (token.means === "more" && endsName && next !== undefined && FURTHER.has(next.means)) {
      result[at] = { ...token, means: "plus" };
      result[at + 1] = { ...next, means: "extra" };
    }
    // "la miel menos 2 cucharadas"
    else if (token.means === "less" && last?.kind === "food" && next?.kind === "kept")
      result[at] = { ...token, means: "except" };
    // "op 2 el na"
    else if (
      (token.means === "on" || token.means === "on a") &&
      (next?.kind === "kept" || next?.kind === "thing") &&
      behind?.means === "after"
    ) {
      result[at] = { ...token, means: token.means.replace("on", "except") };
      result[at + 2] = { ...behind, means: "" };
    }
    // "je 1 EL Sojasauce und Zucker"
    else if (
      token.means === "each" &&
      next?.kind === "kept" &&
      namesSeveral(result, at + 2) &&
      !countsPieces(next.means)
    ) {
      result[at] = next;
      result[at + 1] = token;
      at += 1;
    }
  }
  return result;
}
