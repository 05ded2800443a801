"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { ApiError, requestJson, type Shape } from "@/lib/browser/api";

export type AdminData<T> = {
  /** The last answer; kept while the next one is on its way. */
  data: T | undefined;
  busy: boolean;
  /** Set when the last call failed. */
  failure: string | null;
  reload: () => void;
};

/**
 * What a tab shows, by its GET call (admin.md#periods), again whenever `path` changes or `reload` is called. `initial` came with the
 * page and saves the first call. When the session is over, the page asks for the login again.
 */
export function useAdminData<T>(
  path: string,
  shape: Shape<T>,
  { initial, onFailure }: { initial?: T; onFailure?: () => void } = {},
): AdminData<T> {
  const router = useRouter();
  const [round, setRound] = useState(0);
  const key = `${path}#${round}`;
  const [state, setState] = useState<{ key: string; data?: T; failure: string | null }>({
    key: initial === undefined ? "" : key,
    data: initial,
    failure: null,
  });
  const done = state.key === key;

  useEffect(() => {
    if (done) return;
    const controller = new AbortController();
    requestJson(path, shape, { signal: controller.signal }).then(
      (data) => setState({ key, data, failure: null }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setState((before) => ({ ...before, key, failure: "This could not be loaded." }));
        if (error instanceof ApiError && error.status === 401) router.refresh();
        else onFailure?.();
      },
    );
    return () => controller.abort();
  }, [done, key, onFailure, path, router, shape]);

  const reload = useCallback(() => setRound((count) => count + 1), []);
  return { data: state.data, busy: !done, failure: done ? state.failure : null, reload };
}
