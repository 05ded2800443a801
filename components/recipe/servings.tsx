"use client";

/**
 * For how many, and in which measures, a recipe is shown. The server renders it for its own servings as it is written; what rewrites its
 * amounts is loaded when the cook asks for others, or for both temperature scales, and then stands in the places of the leaves below.
 */
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from "react";
import { Switch } from "@/components/ui/switch";
import { toast } from "@/components/ui/use-toast";
import { bothScalesAsked } from "@/lib/browser/both-scales";
import { useStore } from "@/lib/browser/store";
import type { Aisle } from "@/lib/engine/recipe/aisles";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import type { OtherName } from "./list-names";
import { ListContext } from "./shown-list";
import type { RewrittenRecipe } from "./rewritten-recipe";
import { showAmounts, useMeasures } from "./use-measures";
import { t } from "@/lib/messages";

const load = () => import("./rewritten-recipe").then((module) => module.rewriteRecipe);
type Rewrite = Awaited<ReturnType<typeof load>>;

type Servings = {
  /** As it is stored. */
  content: FormattedContent;
  /** For which its amounts stand on the page. */
  servings: number | null;
  /** What the cook chose; another number than `servings` until the amounts follow. */
  chosen: number | null;
  bothScales: boolean;
  /** Null while the page is as the server rendered it. */
  rewritten: RewrittenRecipe | null;
  chooseServings: (servings: number) => void;
  showBothScales: (both: boolean) => void;
  /** Fetches what rewrites the amounts: call when the pointer or the focus reaches the control. */
  prefetch: () => void;
};

const Context = createContext<Servings | null>(null);

const NO_AISLES: readonly Aisle[] = [];

/** The recipe around, as it is shown. */
export function useServings(): Servings {
  const servings = use(Context);
  if (!servings) throw new Error("There is no ServingsProvider around.");
  return servings;
}

/** Holds for how many everything below shows `content`; `servings` is for how many the server rendered it. */
export function ServingsProvider({
  listKey = "",
  content,
  servings: rendered,
  aisles = NO_AISLES,
  otherName,
  children,
}: {
  listKey?: string;
  aisles?: readonly Aisle[];
  otherName?: OtherName;
  content: FormattedContent;
  servings: number | null;
  children: ReactNode;
}) {
  // Null until the cook chooses others than the recipe's own, which an edit may change.
  const [others, setOthers] = useState<number | null>(null);
  const chosen = others ?? rendered;
  const bothAsked = useStore(bothScalesAsked);
  const [rewrite, setRewrite] = useState<Rewrite | null>(null);
  const servings = rewrite ? chosen : rendered;
  const bothScales = rewrite !== null && bothAsked;
  const { shown: measures, isLoading: isWaiting, convert } = useMeasures();
  const isConverted = measures !== "written";

  useEffect(() => showAmounts(isConverted && rewrite !== null), [isConverted, rewrite, isWaiting]);
  useEffect(() => {
    if ((isConverted || bothAsked) && !rewrite)
      load().then(
        (loaded) => setRewrite(() => loaded),
        () => undefined,
      );
  }, [isConverted, bothAsked, rewrite]);

  const value = useMemo((): Servings => {
    const rewriteNow = () => {
      load().then(
        (loaded) => setRewrite(() => loaded),
        () => {
          setOthers(null);
          bothScalesAsked.forget();
          toast({
            title: t("The amounts could not be changed"),
            text: t("Please check your connection and try again."),
            tone: "problem",
          });
        },
      );
    };
    const isAsRendered = servings === rendered && !bothScales && !isConverted;
    return {
      content,
      servings,
      chosen,
      bothScales,
      rewritten:
        !rewrite || isAsRendered
          ? null
          : rewrite(content, { servings, bothScales, aisles, otherName, measures, convert }),
      chooseServings: (next) => {
        setOthers(next === rendered ? null : next);
        if (!rewrite) rewriteNow();
      },
      showBothScales: (both) => {
        bothScalesAsked.write(both);
        if (!rewrite) rewriteNow();
      },
      prefetch: () => void load().catch(() => undefined),
    };
  }, [
    content,
    rendered,
    chosen,
    servings,
    bothScales,
    rewrite,
    aisles,
    otherName,
    measures,
    isConverted,
    convert,
  ]);

  const list = useMemo(
    () => ({ listKey, content, servings, aisles, measures, convert }),
    [listKey, content, servings, aisles, measures, convert],
  );
  return (
    <Context value={value}>
      <ListContext value={list}>{children}</ListContext>
    </Context>
  );
}

/** The facts for the chosen servings; `children` are the server's. */
export function FactsForServings({ children }: { children: ReactNode }) {
  return useServings().rewritten?.facts ?? children;
}

/** The shopping list for the chosen servings; `children` is the server's. */
export function ListForServings({ children }: { children: ReactNode }) {
  return useServings().rewritten?.list ?? children;
}

/** The shopping list to read, without boxes, as it is shown; `children` is the server's. */
export function PlainListAsShown({ children }: { children: ReactNode }) {
  return useServings().rewritten?.plainList ?? children;
}

/** Line `line` (from 0) of step `step` for the chosen servings; `children` is the server's. */
export function WordsForServings({
  step,
  line,
  children,
}: {
  step: number;
  line: number;
  children: ReactNode;
}) {
  return useServings().rewritten?.words(step, line) ?? children;
}

/** Shows both temperature scales, on request. Put it only where a step states one of them alone. */
export function BothScalesSwitch() {
  const { bothScales, showBothScales, prefetch } = useServings();
  return (
    <Switch
      className="no-print -ml-2 justify-self-start"
      checked={bothScales}
      onCheckedChange={showBothScales}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      {t("Show °C and °F")}
    </Switch>
  );
}
