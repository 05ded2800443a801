"use client";

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { toast } from "@/components/ui/use-toast";
import { requestJson, type Shape, refusalSentence } from "@/lib/browser/api";

/** How a form of the admin area says that a call failed (admin.md#act-failures): a toast says it as well. */
export const inWords = (title: string, fallback: string) => ({
  fallback,
  tells: (error: unknown) => refusalSentence(error, null) !== null,
  onFailure: (text: string) => toast({ title, text, tone: "problem" }),
});

/** Runs one call of an admin and shows a toast with its outcome (admin.md#act-failures); true when it worked. */
export async function callAdmin(
  run: () => Promise<{ message?: string } | undefined>,
  words: { done: string; failed: string; sentence: string },
): Promise<boolean> {
  try {
    const answer = await run();
    toast({ title: words.done, text: answer?.message });
    return true;
  } catch (error) {
    toast({ title: words.failed, text: refusalSentence(error, words.sentence), tone: "problem" });
    return false;
  }
}

export type AdminData<T> = {
  /** The last answer; kept while the next one is on its way. */
  data: T | undefined;
  busy: boolean;
  /** The last call failed. */
  failed: boolean;
  reload: () => void;
};

/**
 * What a list shows, by its GET call (admin.md#periods), again whenever `path` changes or `reload` is called, and every `everyMs` while
 * the page is seen. `failure` is said in a message when it could not be read.
 */
export function useAdminQuery<T>(
  path: string,
  shape: Shape<T>,
  { everyMs, failure }: { everyMs?: number; failure?: string } = {},
): AdminData<T> {
  const client = useQueryClient();
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => requestJson(path, shape, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
    refetchOnWindowFocus: everyMs !== undefined,
    meta: { failure },
  });
  return {
    data,
    busy: isFetching,
    failed: isError && !isFetching,
    // A list that is on its way for the first time was asked before what is to be seen now: `refetch` by itself would wait for that answer.
    reload: useCallback(
      () =>
        void client
          .cancelQueries({ predicate: ({ state }) => state.data === undefined })
          .then(() => refetch()),
      [client, refetch],
    ),
  };
}

/** The answer of `path` that came with the page: it saves the first call. */
export function useFirstAnswer(path: string, answer: unknown): void {
  const client = useQueryClient();
  useState(() => answer !== null && client.setQueryData([path], answer));
}
