/** The number of servings that a recipe's stated yield means. */
import { amountAt, type Amount } from "@/lib/engine/language/amount";
import { TIME_FORMS } from "@/lib/engine/language/times/durations";
import { EATERS, NOT_SERVINGS, SERVING_LINKS } from "@/lib/engine/language/line-words";
import { PEOPLE } from "./fact-patterns";
import { tokenize } from "@/lib/engine/language/tokens";
import { unitAt } from "@/lib/engine/language/units";
import type { Token } from "@/lib/engine/language/token";

const MAX_SERVINGS = 1000;
const READ_CHARS = 200;
/** Numbers that measure and do not count: "2 cups", "9-inch", "1.5 litres", "350 g", "30 minutes". */
function measures(tokens: readonly Token[], amount: Amount): boolean {
  const next = tokens[amount.end];
  if (!next) return false;
  if (next.text === "x" || next.text === "×" || next.text === "%" || next.text === "°") return true;
  const dash = next.text === "-" || next.text === "–";
  const unit = unitAt(tokens, dash ? amount.end + 1 : amount.end)?.unit;
  if (TIME_FORMS.has(next.lower) || NOT_SERVINGS.has(next.lower)) return true;
  return unit !== undefined && (unit.kind === "weight" || unit.kind === "volume" || unit.kind === "length");
}

function nearEaters(text: string, tokens: readonly Token[], start: number, end: number): boolean {
  // "4 as a side or 2 greedy people"
  if (PEOPLE.test(text.slice(tokens[start]?.start ?? 0))) return true;
  let before = start - 1;
  while (before >= 0 && (SERVING_LINKS.has(tokens[before]?.lower ?? "") || tokens[before]?.text === ":"))
    before -= 1;
  return EATERS.has(tokens[before]?.lower ?? "") || eatersBehind(tokens, end);
}

function eatersBehind(tokens: readonly Token[], end: number): boolean {
  for (let i = end; i < end + 3; i += 1) {
    const token = tokens[i];
    if (!token || token.kind === "digits" || (token.kind === "sign" && token.text !== "-")) return false;
    if (EATERS.has(token.lower)) return true;
  }
  return false;
}

/**
 * Servings of a stated yield, a whole number from 1 to 1000, or null when none is stated. The lower end of a range ("4–6 servings" → 4);
 * a number of eaters before a number of pieces ("Makes 2 loaves, serves 12" → 12), pieces when nothing else is said ("Makes 12 muffins" → 12,
 * "1 loaf" → 1); never a measure ("Makes 3 cups" → null, "one 9-inch pie" → 1).
 */
export function servingsOf(yieldText: string): number | null {
  const tokens = tokenize(yieldText, READ_CHARS);
  let pieces: number | null = null;
  for (let i = 0; i < tokens.length; i += 1) {
    const amount = amountAt(tokens, i);
    if (!amount || !amount.stated) continue;
    // "4/5 persone": four or five of them, and no fraction of one.
    const [, low = "1"] =
      /^(\d{1,2})\/\d{1,2}$/.exec(yieldText.slice(tokens[i]!.start, tokens[amount.end - 1]!.end)) ?? [];
    const count = amount.value < 1 ? Number(low) : Math.floor(amount.value);
    if (count <= MAX_SERVINGS && !measures(tokens, amount)) {
      // "Para una placa de horno, 8-10 raciones": one of what it is for, and no eater.
      const isOne = count === 1 && tokens[i]?.kind === "word" && !eatersBehind(tokens, amount.end);
      if (!isOne && nearEaters(yieldText, tokens, i, amount.end)) return count;
      pieces ??= count;
    }
    i = amount.end - 1;
  }
  return pieces;
}
