/** "Versez-en un tiers", "en verser la moitié", "versatene un terzo": how much of what was spoken of, with the words for it behind the amount. */
import { amountAt } from "@/lib/engine/language/amount";
import { tokenize } from "@/lib/engine/language/tokens";
import { ARTICLES } from "./kept";
import type { GlossToken } from "./entry";

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
