"use client";

import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { watchAlarms } from "@/lib/browser/cook-alarm";
import { cookKey } from "@/lib/browser/cook-storage";
import { cookStore, type CookStore } from "@/lib/browser/cook-store";
import type { CookEvent, CookSession } from "@/lib/engine/cook/session";
import { timerStartNow } from "@/lib/engine/cook/settings";
import { recipeLanguage } from "@/lib/engine/language/detect";
import { scaledRecipe } from "@/lib/engine/scale";
import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";
import { useMeasures } from "@/components/recipe/use-measures";
import { useCalm, useCookSettings } from "./use-cook-settings";
import type { CookableRecipe } from "./opening";

export type Cooking = {
  session: CookSession;
  dispatch: (event: CookEvent) => void;
  store: CookStore;
  /** The recipe for the servings of this cooking, in the measures that are shown. */
  content: FormattedContent;
  /** The step that is cooked now. */
  step: Step;
  total: number;
  /** The recipe's own. */
  language: string;
  /** A step was edited: the recipe's own content, for its own servings. */
  setContent: (content: FormattedContent) => void;
  original: FormattedContent;
};

const PAGES = { user: "/recipe", library: "/library-recipe", shared: "/share" } as const;

const NO_STEP: Step = { number: 1, instruction: "", ingredients: [], isPrep: false };

/**
 * One cooking of a recipe: taken up where it was left on this device, kept after everything that happens. `servings` as the cook has
 * just chosen them; undefined leaves those of the cooking.
 */
export function useCookSession(recipe: CookableRecipe, servings: number | undefined): Cooking {
  const settings = useCookSettings();
  const isCalm = useCalm();
  const [original, setContent] = useState(recipe.content);
  const timerStart = timerStartNow(settings, isCalm);
  const language = useMemo(() => recipeLanguage(original), [original]);
  const [store] = useState(() => {
    const chosen = servings ?? recipe.content.servings;
    const plan = { steps: scaledRecipe(recipe.content, chosen).steps, timerStart, language };
    const place = {
      title: recipe.title,
      language,
      address: `${PAGES[recipe.source]}/${encodeURIComponent(recipe.id)}`,
    };
    return cookStore(cookKey(recipe), plan, chosen, place, watchAlarms);
  });
  const session = useSyncExternalStore(store.subscribe, store.read, store.read);
  const { convert } = useMeasures();
  const content = useMemo(
    () => convert(scaledRecipe(original, session.servings)),
    [original, session.servings, convert],
  );

  useEffect(() => {
    store.setSteps({ steps: content.steps, timerStart, language });
  }, [store, content, timerStart, language]);

  useEffect(() => {
    if (servings !== undefined && store.read().servings !== servings)
      store.dispatch({ type: "servings", servings });
  }, [store, servings]);

  const dispatch = useCallback((event: CookEvent) => store.dispatch(event), [store]);
  return {
    session,
    dispatch,
    store,
    content,
    original,
    setContent,
    step: content.steps[session.step] ?? NO_STEP,
    total: content.steps.length,
    language,
  };
}
