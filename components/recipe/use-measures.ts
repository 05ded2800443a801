"use client";

/**
 * In which measures the recipes of this device are shown, and what converts them: loaded when somebody has chosen other measures than
 * the recipe's, once for all recipes of the visit.
 */
import { useEffect } from "react";
import { toast } from "@/components/ui/use-toast";
import { chosenMeasures } from "@/lib/browser/measures";
import { createStore, useStore } from "@/lib/browser/store";
import type { Measures } from "@/lib/engine/measures/choice";
import type { measuredRecipe } from "@/lib/engine/measures";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { t } from "@/lib/messages";

type Converter = "none" | "loading" | "failed" | typeof measuredRecipe;
const converter = createStore<Converter>("none");

/** The script in the head hides amounts that are about to be converted (theme-script.ts): shows them, where nothing is to come. */
export function showAmounts(isConverted: boolean): void {
  const isToCome = chosenMeasures.read() !== "written" && converter.read() !== "failed";
  if (isConverted || !isToCome) delete document.documentElement.dataset.measures;
}

/** Fetches what converts amounts; resolves when it is there, or cannot come. */
async function load(): Promise<void> {
  if (typeof converter.read() === "function" || converter.read() === "loading") return;
  converter.write("loading");
  try {
    const { measuredRecipe } = await import("@/lib/engine/measures");
    converter.write(measuredRecipe);
  } catch {
    converter.write("failed");
    toast({
      title: t("The amounts could not be changed"),
      text: t("They are shown as the recipe has them. Please check your connection and try again."),
      tone: "problem",
    });
  }
}

export type ShownMeasures = {
  /** What the cook chose; other than `shown` until the amounts follow. */
  chosen: Measures;
  shown: Measures;
  isLoading: boolean;
  /** The recipe in the measures that are shown: the same object for "written". */
  convert: (content: FormattedContent) => FormattedContent;
};

const asItIs = (content: FormattedContent): FormattedContent => content;
const CONVERTERS = new Map<Measures, ShownMeasures["convert"]>();

function converterTo(measures: Measures, convert: typeof measuredRecipe): ShownMeasures["convert"] {
  const known = CONVERTERS.get(measures) ?? ((content: FormattedContent) => convert(content, measures));
  CONVERTERS.set(measures, known);
  return known;
}

/** The measures of this device's recipes, as they are shown now. */
export function useMeasures(): ShownMeasures {
  const chosen = useStore(chosenMeasures);
  const state = useStore(converter);
  useEffect(() => {
    if (chosen !== "written" && state === "none") void load();
  }, [chosen, state]);
  if (chosen === "written" || typeof state !== "function")
    return {
      chosen: state === "failed" ? "written" : chosen,
      shown: "written",
      isLoading: chosen !== "written" && state !== "failed",
      convert: asItIs,
    };
  return { chosen, shown: chosen, isLoading: false, convert: converterTo(chosen, state) };
}

/** Chooses for all recipes of this device, and of the cook's others where nothing was chosen. */
export function chooseMeasures(measures: Measures): void {
  chosenMeasures.write(measures);
  if (measures !== "written") void load();
}
