/** How hot the food itself is to be: "until a thermometer reads 165 °F". */
import { READYING } from "@/lib/engine/language/preparation";

const WORDS = /\p{L}[\p{L}-]*/gu;

/**
 * A word before the heat at `[start, end)` says that it is the food's, and neither an oven nor "at" stands between, or the word behind it does.
 * In a list of them, "145° for rare, 160° for medium", all are.
 */
export function isFoodHeat(text: string, { start, end }: { start: number; end: number }): boolean {
  const [next = ""] = text.slice(end).toLowerCase().match(WORDS) ?? [];
  if (READYING.ovens.has(next)) return false;
  if (READYING.foodHeats.has(next)) return true;
  const words = text.slice(0, start).toLowerCase().match(WORDS) ?? [];
  const says = words.findLastIndex((word) => READYING.foodHeats.has(word));
  return (
    says >= 0 &&
    !READYING.heatLeads.has(words.at(-1) ?? "") &&
    !words.slice(Math.max(0, says - 1)).some((word) => READYING.ovens.has(word))
  );
}
