"use client";

import { Minus, Plus } from "lucide-react";
import { Button } from "@/components/ui/button";

/** From 1 to the larger of 20 and three times the recipe's own servings (recipes.md#scaling). */
export function ServingsScaler({
  original,
  servings,
  onServings,
}: {
  original: number;
  servings: number;
  onServings: (servings: number) => void;
}) {
  const most = Math.max(20, 3 * original);
  return (
    <div
      role="group"
      aria-label="Scale the recipe"
      className="no-print grid gap-2 rounded-card border border-line bg-card p-3"
    >
      <div className="flex items-center justify-between gap-3">
        <Button
          size="small"
          disabled={servings <= 1}
          onClick={() => onServings(servings - 1)}
          aria-label="Fewer servings"
        >
          <Minus aria-hidden />
        </Button>
        <output className="font-semibold">
          {servings} {servings === 1 ? "serving" : "servings"}
        </output>
        <Button
          size="small"
          disabled={servings >= most}
          onClick={() => onServings(servings + 1)}
          aria-label="More servings"
        >
          <Plus aria-hidden />
        </Button>
      </div>
      <input
        type="range"
        aria-label="Servings"
        min={1}
        max={most}
        value={servings}
        onChange={(event) => onServings(Number(event.target.value))}
        className="h-11 w-full accent-accent"
      />
      {servings !== original && (
        <Button size="small" variant="quiet" onClick={() => onServings(original)}>
          Back to {original}
        </Button>
      )}
    </div>
  );
}
