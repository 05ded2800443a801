"use client";

import { Minus, Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useServings } from "./servings";
import { t, tn } from "@/lib/messages";

/** From 1 to the larger of 20 and three times the recipe's own servings (recipes.md#scaling). */
export function ServingsScaler() {
  const hydrated = useHydrated();
  const { content, servings: shown, chosen, chooseServings, prefetch } = useServings();
  const original = content.servings;
  if (original === null || chosen === null) return null;
  const most = Math.max(20, 3 * original);
  return (
    <div
      role="group"
      aria-label={t("Scale the recipe")}
      aria-busy={chosen !== shown}
      className="no-print grid rounded-card border-line sm:gap-1 sm:border sm:bg-card sm:px-3 sm:py-2"
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3">
        <Button
          size="small"
          disabled={chosen <= 1}
          onClick={() => chooseServings(chosen - 1)}
          aria-label={t("Fewer servings")}
        >
          <Minus aria-hidden />
        </Button>
        <div className="grid">
          <output className="text-center text-sm leading-5 font-semibold">
            {tn(chosen, "{count} serving", "{count} servings")}
          </output>
          <input
            type="range"
            aria-label={t("Servings")}
            min={1}
            max={most}
            value={chosen}
            disabled={!hydrated}
            onChange={(event) => chooseServings(Number(event.target.value))}
            // As high as its neighbours to the finger, and as low as its line to the eye.
            className="-my-2.5 h-11 w-full min-w-0"
          />
        </div>
        <Button
          size="small"
          disabled={chosen >= most}
          onClick={() => chooseServings(chosen + 1)}
          aria-label={t("More servings")}
        >
          <Plus aria-hidden />
        </Button>
      </div>
      {chosen !== original && (
        <Button size="small" variant="quiet" onClick={() => chooseServings(original)}>
          {t("Back to {original}", { original })}
        </Button>
      )}
    </div>
  );
}
