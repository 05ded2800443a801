"use client";

import { useCallback, useState, useSyncExternalStore } from "react";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { ApiError, postFile, postJson } from "@/lib/browser/api";
import { recallFromVisit, rememberForVisit } from "@/lib/browser/visit";
import type { ConvertAnswer, ProcessTextInput, ProcessUrlInput } from "@/lib/contract/recipes";
import { type ConvertMessage, type ConvertSource, titleFor } from "@/lib/rules/messages/convert-errors";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { fetchDialogs } from "./dialogs";
import { type Stage, useProcessing } from "./use-processing";
import type { Result } from "./result";
import { isResult } from "./result";

/** A failure that stays in the tab it happened in; `sentence` is the server's own. */
export type Failure = ConvertMessage & { tab: ConvertSource; sentence: string };

const NO_CONNECTION = "There was no answer. Check your internet connection.";

/** Sends what the tabs gather, and holds the stage, the failure and the result. */
export function useConvert() {
  const { stage, run, cancel } = useProcessing();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [made, setMade] = useState<Result | null>(null);
  const kept = useSyncExternalStore(neverChanges, lastOfVisit, () => null);
  const [showing, setShowing] = useState(false);

  const fail = useCallback((tab: ConvertSource, error: unknown, kind: ConvertSource = tab, where = "") => {
    const { status, sentence } = error instanceof ApiError ? error : { status: -1, sentence: "" };
    const said = titleFor(status, sentence, kind);
    const detail = status === 0 ? NO_CONNECTION : said.detail && where + said.detail;
    const message = { ...said, detail };
    setFailure({ ...message, tab, sentence });
    toast({ title: message.title, text: message.text, tone: "problem" });
  }, []);

  const keep = useCallback((result: Result) => {
    setMade(result);
    recalled = { result };
    rememberForVisit("result", result);
  }, []);

  const convert = useCallback(
    async (
      { tab, kind = tab }: { tab: ConvertSource; kind?: ConvertSource },
      stageNow: Stage,
      source: Omit<Result, "recipe">,
      send: (signal: AbortSignal) => Promise<ConvertAnswer>,
    ) => {
      setFailure(null);
      try {
        const recipe = await run(stageNow, async ({ signal }) => {
          const [answer] = await Promise.all([send(signal), fetchDialogs()]);
          return answer;
        });
        if (!recipe) return;
        keep({ ...source, recipe });
        setShowing(true);
      } catch (error) {
        fail(tab, error, kind);
      }
    },
    [run, fail, keep],
  );

  const convertUrl = (address: string) =>
    convert(
      { tab: "url" },
      { label: "Fetching the page and placing its ingredients in the steps" },
      { originalContent: address, originalText: null },
      (signal) => postJson("/api/recipes/process-url", urlBody(address), answers.converted, signal),
    );

  const convertText = (
    text: string,
    {
      tab = "text",
      ...photo
    }: { tab?: "text" | "photo"; sourceType?: "clean" | "ocr"; imageUrl?: string | null } = {},
  ) =>
    convert(
      { tab, kind: "text" },
      { label: "Placing ingredients in the steps" },
      { originalContent: text, originalText: text },
      (signal) => postJson("/api/recipes/process-text", textBody(text, photo), answers.converted, signal),
    );

  const convertPdf = (file: File) =>
    convert(
      { tab: "pdf" },
      { label: "Reading the PDF and placing its ingredients in the steps" },
      { originalContent: file.name, originalText: null },
      (signal) => postFile("/api/recipes/process-pdf", { field: "pdf", file }, answers.converted, signal),
    );

  const result = made ?? kept;
  return {
    stage,
    run,
    cancel,
    failure,
    fail,
    clearFailure: useCallback(() => setFailure(null), []),
    result,
    /** The shown result with the cook's choice in it; it is what is saved. */
    changeRecipe: (recipe: FormattedContent) => result && keep({ ...result, recipe }),
    showing,
    setShowing,
    convertUrl,
    convertText,
    convertPdf,
  };
}

function urlBody(content: string): ProcessUrlInput {
  return { content, contentType: "url" };
}

function textBody(
  content: string,
  { sourceType = "clean", imageUrl = null }: { sourceType?: "clean" | "ocr"; imageUrl?: string | null },
): ProcessTextInput {
  return { content, contentType: "text", sourceType, ...(imageUrl && { imageUrl }) };
}

const neverChanges = () => () => undefined;

let recalled: { result: Result | null } | null = null;

/** The result this tab kept from an earlier look at the page; read once, so that it is the same object every time. */
function lastOfVisit(): Result | null {
  recalled ??= { result: recallFromVisit("result", isResult) };
  return recalled.result;
}
