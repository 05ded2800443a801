"use client";

import { useCallback, useState, useSyncExternalStore } from "react";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { ApiError, postFile, postJson } from "@/lib/browser/api";
import { recallFromVisit, rememberForVisit } from "@/lib/browser/visit";
import type {
  ConvertAnswer,
  ProcessPageInput,
  ProcessTextInput,
  ProcessUrlInput,
} from "@/lib/contract/recipes";
import type { BroughtPage } from "@/lib/rules/conversion/brought";
import { type SourceName, type SOURCES, type TabName, titleFor } from "@/lib/rules/sources";
import { isDocumentFile } from "@/lib/rules/media/document";
import { document } from "@/lib/rules/sources/document";
import { page as seenPage } from "@/lib/rules/sources/page";
import { pdf } from "@/lib/rules/sources/pdf";
import type { ConvertMessage } from "@/lib/rules/sources/source";
import { text } from "@/lib/rules/sources/text";
import { url } from "@/lib/rules/sources/url";
import type { TextLanguage } from "@/lib/rules/text-languages";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { fetchDialogs } from "./dialogs";
import { useProcessing } from "./use-processing";
import type { Result } from "./result";
import { isResult } from "./result";
import { t, type Message } from "@/lib/messages";

/** A failure that stays in the tab it happened in; `sentence` is the server's own, and `ways` are the names of those it gave with it. */
export type ConvertFailure = ConvertMessage & { tab: TabName; sentence: string; ways: readonly string[] };

const NO_CONNECTION = "There was no answer. Check your internet connection." satisfies Message;

/** Sends what the tabs gather, and holds the stage, the failure and the result. */
export function useConvert() {
  const { stage, run, cancel } = useProcessing();
  const [failure, setFailure] = useState<ConvertFailure | null>(null);
  const [made, setMade] = useState<Result | null>(null);
  const kept = useSyncExternalStore(neverChanges, lastOfVisit, () => null);
  const [showing, setShowing] = useState(false);

  const fail = useCallback((tab: TabName, error: unknown, kind: SourceName = tab, where = "") => {
    const { status, sentence, ways } =
      error instanceof ApiError ? error : { status: -1, sentence: "", ways: [] };
    const said = titleFor(status, sentence, kind);
    const detail = status === 0 ? t(NO_CONNECTION) : said.detail && where + said.detail;
    const message = { ...said, detail };
    setFailure({ ...message, tab, sentence, ways });
    toast({ title: message.title, text: message.text, tone: "problem" });
  }, []);

  const keep = useCallback((result: Result) => {
    setMade(result);
    recalled = { result };
    rememberForVisit("result", result);
  }, []);

  const convert = useCallback(
    async (
      source: (typeof SOURCES)[number],
      madeOf: Pick<Result, "originalContent" | "originalText">,
      send: (signal: AbortSignal) => Promise<ConvertAnswer>,
      tab: TabName = tabOf(source.name),
    ) => {
      setFailure(null);
      try {
        const answer = await run({ label: source.working }, async ({ signal }) => {
          const [answer] = await Promise.all([send(signal), fetchDialogs()]);
          return answer;
        });
        if (!answer) return;
        const { taken, ...recipe } = answer;
        keep({ ...madeOf, recipe, ...(taken && { taken }) });
        setShowing(true);
      } catch (error) {
        fail(tab, error, source.name);
      }
    },
    [run, fail, keep],
  );

  const convertUrl = (address: string) =>
    convert(url, { originalContent: address, originalText: null }, (signal) =>
      postJson(url.call, urlBody(address), answers.converted, signal),
    );

  const convertPage = ({ address, html }: BroughtPage) => {
    const body: ProcessPageInput = { content: html, contentType: "page", address };
    return convert(seenPage, { originalContent: address, originalText: null }, (signal) =>
      postJson(seenPage.call, body, answers.converted, signal),
    );
  };

  const convertText = (content: string, { tab, ...photo }: { tab?: "photo" } & OfText = {}) =>
    convert(
      text,
      { originalContent: content, originalText: content },
      (signal) => postJson(text.call, textBody(content, photo), answers.converted, signal),
      tab,
    );

  const convertFile = (file: File) => {
    const source = isDocumentFile(file) ? document : pdf;
    return convert(source, { originalContent: file.name, originalText: null }, (signal) =>
      postFile(source.call, { field: source.file.field, file }, answers.converted, signal),
    );
  };

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
    convertPage,
    convertText,
    convertFile,
  };
}

/** Where a kind of source is shown. */
function tabOf(kind: SourceName): TabName {
  if (kind === "document") return "pdf";
  return kind === "page" ? "url" : kind;
}

function urlBody(content: string): ProcessUrlInput {
  return { content, contentType: "url" };
}

type OfText = { sourceType?: "clean" | "ocr"; imageUrl?: string | null; language?: TextLanguage };

function textBody(
  content: string,
  { sourceType = "clean", imageUrl = null, language }: OfText,
): ProcessTextInput {
  return {
    content,
    contentType: "text",
    sourceType,
    ...(imageUrl && { imageUrl }),
    ...(language && { language }),
  };
}

const neverChanges = () => () => undefined;

let recalled: { result: Result | null } | null = null;

/** The result this tab kept from an earlier look at the page; read once, so that it is the same object every time. */
function lastOfVisit(): Result | null {
  recalled ??= { result: recallFromVisit("result", isResult) };
  return recalled.result;
}
