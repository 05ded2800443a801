/** A unit with the sizes and qualifiers before it: "large bunch", "heaped tbsp". */
import { foodOfWords } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import type { Token } from "@/lib/engine/language/tokens";
import { SIZES, UNIT_QUALIFIERS } from "@/lib/engine/language/line-words";
import { unitAt } from "@/lib/engine/language/unit-at";
import type { Unit } from "@/lib/engine/language/units";

const isWord = (token: Token | undefined): token is Token => token?.kind === "word";

/** "fillet steaks", "rib eye": a counting word that begins a food's name is no unit. */
function beginsFood(tokens: readonly Token[], i: number): boolean {
  const words: string[] = [];
  for (let j = i; j < i + 3 && isWord(tokens[j]); j += 1) {
    words.push(singular(tokens[j]?.lower ?? ""));
    if (words.length > 1 && foodOfWords(words)) return true;
  }
  return false;
}

export type Sized = { unit: Unit | null; size: string | null; end: number };

/** Sizes and qualifiers, then a unit: "large bunch", "heaped tbsp", "large" alone. */
export function sizedUnit(tokens: readonly Token[], i: number): Sized {
  let j = i;
  let size: string | null = null;
  for (;;) {
    const unit = unitAt(tokens, j);
    if (unit && !(unit.unit.kind === "count" && tokens[unit.end]?.lower !== "of" && beginsFood(tokens, j))) {
      return { unit: unit.unit, size, end: unit.end };
    }
    const token = tokens[j];
    if (!isWord(token)) break;
    if (SIZES.has(token.lower)) size ??= token.lower;
    else if (!UNIT_QUALIFIERS.has(token.lower)) break;
    j += 1;
    if (tokens[j]?.text === "." && !tokens[j]?.spaced) j += 1;
    if (tokens[j]?.text === "," && UNIT_QUALIFIERS.has(tokens[j + 1]?.lower ?? "")) j += 1;
    if (j - i > 3) break;
  }
  // No unit: only sizes at the very front are taken, other qualifiers belong to the name ("fresh", "whole").
  let end = i;
  while (SIZES.has(tokens[end]?.lower ?? "") && end < j) end += 1;
  return { unit: null, size: end > i ? size : null, end };
}
