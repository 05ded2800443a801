/**
 * What stands elsewhere in a language than in the engine's words: qualities behind their food, a share behind its words, what is done told
 * as an order.
 */
import { amountAt } from "@/lib/engine/language/amount";
import { COOKING_VERBS, LIST_WORK } from "@/lib/engine/language/cooking-words";
import { tokenize } from "@/lib/engine/language/tokens";
import { ARTICLES } from "./amounts-and-articles";
import type { GlossToken } from "./forms";

// Languages that tell of a food behind its name: what tells of it is brought before it, as the engine's words have it.

/** "of", "of the" */
export const OF = /^of(?: the)?(?= |$)/;
const isFood = (token: GlossToken | undefined): boolean => token?.kind === "food";

const COLOURS: ReadonlySet<string> = new Set(["red", "green", "yellow", "white", "black", "orange", "brown"]);
const isNoun = (token: GlossToken | undefined): boolean => isFood(token) || token?.kind === "thing";

/** "beurre mou" → "soft butter", "bouillon de bœuf" → "beef broth": what tells of a food stands before it. */
export function qualitiesFirst(tokens: readonly GlossToken[]): GlossToken[] {
  const ordered: GlossToken[] = [];
  /** Where the last name of a food begins in `ordered`; -1 when the last word is no part of one. */
  let name = -1;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const next = tokens[at + 1];
    if (name >= 0 && token.kind === "describing" && !token.means.endsWith("ly")) {
      ordered.splice(name, 0, token);
      continue;
    }
    // "les poivrons rouge et jaune", "os pimentões vermelho e amarelo": both stand before the name, as in "red and yellow peppers".
    const described = name >= 0 && name < ordered.length - 1 && ordered[name]?.kind === "describing";
    if (described && token.means === "and" && next?.kind === "describing" && !isNoun(tokens[at + 2])) {
      ordered.splice(name + 1, 0, token, next);
      at += 1;
      continue;
    }
    // "pimientos verdes y rojos": the pepper of the second colour is one too.
    const own = name >= 0 && name === ordered.length - 1 ? ordered[name] : undefined;
    const [colour = "", ...head] = own?.means.split(" ") ?? [];
    const isOther = COLOURS.has(colour) && next !== undefined && COLOURS.has(next.means);
    if (own !== undefined && head.length > 0 && token.means === "and" && isOther && !isNoun(tokens[at + 2])) {
      ordered.push(token, { ...next, kind: own.kind, means: `${next.means} ${head.join(" ")}` });
      at += 1;
      name = -1;
      continue;
    }
    // "la scorza grattugiata del limone": what was done to a part stands before it, so that the part stays with its whole.
    if (token.kind === "participle" && tokens[at - 1]?.kind === "thing" && OF.test(next?.means ?? "")) {
      ordered.splice(-1, 0, token);
      continue;
    }
    if (name >= 0 && token.means === "of" && isFood(next)) {
      ordered.splice(name, 0, next!);
      at += 1;
      continue;
    }
    if (isFood(token)) name = ordered.length;
    else name = -1;
    ordered.push(token);
  }
  return ordered;
}

// "Versez-en un tiers", "en verser la moitié", "versatene un terzo": how much of what was spoken of, with the words for it behind the
// amount.

const OF_IT = "of it";
/** How much of it: "a third", "half", "a little". */
const SHARE =
  /^(?:a |the |about )*(?:half|thirds?|quarters?|fifth|two thirds|three quarters|little|few|part|bit|spoonful)$/;
const BARE_NUMBER = /^\p{N}+$/u;

/** How many tokens from `at` on say how much: an amount, a share, a number in words, "2" with what is counted behind it. */
function amountLength(tokens: readonly GlossToken[], at: number): number {
  const token = tokens[at];
  if (token?.kind === "kept")
    return BARE_NUMBER.test(token.means) && tokens[at + 1]?.kind === "thing" ? 2 : 1;
  if (token?.kind === "grammar" && SHARE.test(token.means.replace(/ of(?: the)?$/, ""))) return 1;
  // "un" and "tiers" apart.
  if (token?.kind === "grammar" && ARTICLES.has(token.means) && SHARE.test(tokens[at + 1]?.means ?? ""))
    return 2;
  return token?.kind === "unknown" && amountAt(tokenize(token.means), 0)?.stated === true ? 1 : 0;
}

/** "En verser la moitié", "en réserver un peu": "en" before its order and a share is of what was spoken of. */
const isBeforeOrder = (tokens: readonly GlossToken[], at: number): boolean =>
  tokens[at]?.means === "in" &&
  tokens[at]?.kind === "grammar" &&
  tokens[at + 1]?.kind === "verb" &&
  amountLength(tokens, at + 2) > 0;

/** "Versez-en un tiers", "versatene un terzo": the engine's words say "pour a third of it". */
export function partLast(tokens: readonly GlossToken[]): readonly GlossToken[] {
  if (!tokens.some(({ means }, at) => means.endsWith(OF_IT) || isBeforeOrder(tokens, at))) return tokens;
  const ordered: GlossToken[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const isLed = isBeforeOrder(tokens, at);
    // The order goes first, and what stood before it behind the amount.
    if (isLed) ordered.push(tokens[(at += 1)]!);
    const isOwn = isLed || (token.means === OF_IT && tokens[at - 1]?.kind === "verb");
    const isJoined = token.kind === "verb" && token.means.endsWith(` ${OF_IT}`);
    const length = isOwn || isJoined ? amountLength(tokens, at + 1) : 0;
    if (length === 0) {
      ordered.push(token);
      continue;
    }
    if (isJoined) ordered.push({ ...token, means: token.means.slice(0, -OF_IT.length - 1) });
    const amount = tokens.slice(at + 1, at + 1 + length);
    const last = amount.at(-1)!;
    ordered.push(...amount.slice(0, -1), { ...last, means: last.means.replace(/ of(?: the)?$/, "") });
    ordered.push({ ...token, kind: "unknown", means: OF_IT });
    at += length;
  }
  return ordered;
}

// "Die Rouladen werden gewaschen", "de ui wordt gesnipperd": what is done, told as an order.

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
