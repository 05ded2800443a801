/** Recipes that nobody cooks from, as large as they may be saved: by what their words cost on a page. */
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { RECIPE_MAX_CHARS } from "@/lib/rules/limits";

/** `chars` characters of one kind. */
const words = (chars: number, kind: string): string =>
  kind
    .repeat(Math.ceil(chars / kind.length))
    .slice(0, chars)
    .toWellFormed();

/** A recipe of exactly `chars` characters whose words are of one kind, in as many lines and steps as it is told. */
export function largeRecipe({
  chars = RECIPE_MAX_CHARS,
  kind = "onion ",
  lines = 500,
  steps = 2,
}: {
  chars?: number;
  kind?: string;
  lines?: number;
  steps?: number;
}): FormattedContent {
  const title = "Large soup";
  const step = Math.min(5_000, Math.floor(chars / 8));
  const description = words(Math.min(5_000, Math.floor(chars / 8)), kind);
  const left = chars - title.length - description.length - steps * step;
  const line = Math.floor(left / lines);
  const ingredients = Array.from({ length: lines }, (_, index) =>
    words(index === 0 ? left - line * (lines - 1) : line, kind),
  );
  return {
    ...{ title, description, servings: 4, imageUrl: null, ingredients },
    steps: Array.from({ length: steps }, (_, index) => ({
      number: index + 1,
      instruction: words(step, kind),
      ingredients: [],
      isPrep: false,
    })),
  };
}

/** What makes a page large: plain words, what HTML and JSON escape, what takes several bytes, many lines, long steps. */
export const LARGEST: Record<string, FormattedContent> = {
  "plain words": largeRecipe({}),
  quotes: largeRecipe({ kind: '"' }),
  "angle brackets": largeRecipe({ kind: "<" }),
  backslashes: largeRecipe({ kind: "\\" }),
  "line ends": largeRecipe({ kind: "x\n" }),
  controls: largeRecipe({ kind: "\u0001" }),
  ampersands: largeRecipe({ kind: "&" }),
  "Chinese characters": largeRecipe({ kind: "葱" }),
  emoji: largeRecipe({ kind: "🍲" }),
  "few long lines": largeRecipe({ kind: "<b> ", lines: 30 }),
  "500 short lines": largeRecipe({ chars: 4_000 }),
  "marked-up steps": largeRecipe({ kind: "***a*** ", lines: 30 }),
};
