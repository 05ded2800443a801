"use client";

import { useState } from "react";
import { answers } from "@/lib/browser/answers";
import { answeredSentence, requestJson } from "@/lib/browser/api";
import { NO_ANSWER } from "./use-output";
import { t } from "@/lib/messages";

/** The text itself, or the saved recipe it belongs to: it may be long, and is fetched when a cook asks for it. */
export type OriginalOf = string | { recipeId: string };

export type Original =
  | { kind: "unasked" | "fetching" }
  | { kind: "here"; text: string }
  | { kind: "failed"; why: string };

/** The original text of a recipe, and how to ask for it; asked for again only where it failed. */
export function useOriginal(of: OriginalOf | null): { original: Original; ask: () => void } {
  const [fetched, setFetched] = useState<Original>({ kind: "unasked" });

  async function fetchOriginal(id: string) {
    setFetched({ kind: "fetching" });
    try {
      const { originalContent } = await requestJson(`/api/recipes/${encodeURIComponent(id)}`, answers.recipe);
      setFetched({ kind: "here", text: originalContent });
    } catch (error) {
      setFetched({ kind: "failed", why: answeredSentence(error, t(NO_ANSWER)) });
    }
  }

  return {
    original: typeof of === "string" ? { kind: "here", text: of } : fetched,
    ask: () => {
      const isOpen = fetched.kind === "unasked" || fetched.kind === "failed";
      if (typeof of === "object" && of !== null && isOpen) void fetchOriginal(of.recipeId);
    },
  };
}
