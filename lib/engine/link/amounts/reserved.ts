/** What the list itself keeps of a line for later: "3 eggs (1 reserved for brushing)", "2 cups flour (keep 1 tbsp for the berries)". */
import { LINKING } from "@/lib/engine/language/linking";
import type { Token } from "@/lib/engine/language/token";
import { tokenize } from "@/lib/engine/language/tokens";
import { exactAt, type Exact } from "./exact";
import type { Portion } from "./portion";

/** Tokens of a line that are looked at. */
const MOST_TOKENS = 60;

/** "Reserved", "set aside", "held back" */
const isKeptAt = (tokens: readonly Token[], at: number): boolean =>
  LINKING.reservedWords.has(tokens[at]?.lower ?? "") ||
  (LINKING.putAside.said.has(tokens[at]?.lower ?? "") &&
    LINKING.putAside.aside.has(tokens[at + 1]?.lower ?? ""));

/** The amount that stands before "reserved" or behind "reserve", where another one opens the line. */
export function reservedIn(text: string): Exact | null {
  const tokens = tokenize(text).slice(0, MOST_TOKENS);
  for (let at = 1; at < tokens.length; at += 1) {
    const said = /^[(,]$/.test(tokens[at - 1]?.text ?? "") ? exactAt(tokens, at) : null;
    if (said !== null && said.exact.high === null && isKeptAt(tokens, said.end)) return said.exact;
    if (LINKING.keptInBrackets.has(tokens[at]?.lower ?? "") && tokens[at - 1]?.text === "(") {
      const kept = exactAt(tokens, at + 1)?.exact;
      if (kept?.high === null) return kept;
    }
  }
  return null;
}

/** Words from the sign to the amount: "of which 1 tbsp". */
const OF_WHICH = 3;
/** Words from the amount to what it is for: "one of them for greasing", "1 tbsp for the tin". */
const PURPOSE_REACH = 6;

/** How much of the line is for a tin, "4 tbsp oil, 1 of which for greasing"; without a unit it counts in that of the line. */
export function tinPartIn(text: string, unit: string | null): Exact | null {
  const tokens = tokenize(text).slice(0, MOST_TOKENS);
  const sign = tokens.findIndex((token, at) => at > 1 && /^[(,]$/.test(token.text));
  if (sign < 0) return null;
  for (let at = sign + 1; at <= sign + 1 + OF_WHICH; at += 1) {
    const said = exactAt(tokens, at);
    if (said === null) continue;
    const behind = tokens.slice(said.end, said.end + PURPOSE_REACH).map(({ lower }) => lower);
    const to = behind.findIndex((word) => LINKING.beforePurpose.has(word));
    const isTin = behind
      .slice(to + 1)
      .some((word) => LINKING.tinPurposes.has(word) || LINKING.surfaces.has(word));
    const around = [
      ...tokens.slice(sign + 1, at).map(({ lower }) => lower),
      ...behind.slice(0, Math.max(0, to)),
    ];
    const isOfIt = around.length > 0 && around.every((word) => LINKING.ofWhich.has(word));
    if (to < 0 || !isTin || !isOfIt || said.exact.high !== null) return null;
    return { ...said.exact, unit: said.exact.unit ?? unit };
  }
  return null;
}

/** "Beat the eggs" takes all but the one that is kept, and "brush with the reserved egg" that one. */
export function withReserved(
  portion: Portion | null,
  reserved: Exact | null,
  { spent, start }: { spent: boolean; start: number },
): Portion | null {
  if (reserved === null) return portion;
  const kept: Portion = { kind: "part", fraction: null, amount: reserved, start };
  if (portion?.kept === true && portion.amount === null) return { ...kept, start: portion.start };
  return portion === null && !spent ? { ...kept, but: true } : portion;
}
