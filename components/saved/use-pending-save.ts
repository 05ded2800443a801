"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useUpgradeDialog } from "@/components/billing/upgrade-dialog";
import { toast } from "@/components/ui/use-toast";
import { ApiError } from "@/lib/browser/api";
import { forgetPendingRecipe, readPendingNow, storedPending } from "@/lib/browser/pending-recipe";
import { PENDING_SAVE_FAILED, savePending } from "@/lib/browser/save-pending";
import { useStore } from "@/lib/browser/store";
import type { PendingRecipe } from "@/lib/rules/conversion/pending";
import { t } from "@/lib/messages";

const FIRST_AFTER_MS = 1_500;
const RETRY_AFTER_MS = 2_000;
const RETRIES = 3;

export type PendingSave = {
  pending: PendingRecipe | null;
  state: "idle" | "saving" | "failed";
  save: () => void;
  discard: () => void;
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The recipe that waited for its cook to log in. With `processNow` it is posted after 1.5 s and, after a failure, up to three
 * times more at 2 s (converting.md#pending-save); its idempotency key makes that safe, and it is forgotten only when the server has it.
 */
export function usePendingSave(processNow: boolean): PendingSave {
  const stored = useStore(storedPending);
  const pending = useMemo(() => readPendingNow(stored), [stored]);
  const [state, setState] = useState<PendingSave["state"]>("idle");
  const { openUpgrade } = useUpgradeDialog();
  const router = useRouter();
  const started = useRef(false);
  const beginning = useRef<ReturnType<typeof setTimeout> | null>(null);

  const attempt = useCallback(
    async (found: PendingRecipe, retries: number) => {
      setState("saving");
      for (let tries = 0; ; tries += 1) {
        try {
          const { id } = await savePending(found);
          toast({ title: t("Recipe saved successfully") });
          router.replace(`/recipe/${id}`);
          return;
        } catch (error) {
          const isFull = error instanceof ApiError && error.status === 403;
          if (!isFull && tries < retries) {
            await pause(RETRY_AFTER_MS);
            continue;
          }
          setState("failed");
          if (isFull) openUpgrade({ reason: "limit" });
          else toast({ ...PENDING_SAVE_FAILED, tone: "problem" });
          return;
        }
      }
    },
    [openUpgrade, router],
  );

  useEffect(() => {
    if (!pending || !processNow || started.current) return;
    started.current = true;
    beginning.current = setTimeout(() => void attempt(pending, RETRIES), FIRST_AFTER_MS);
  }, [processNow, pending, attempt]);

  function save() {
    if (!pending) return;
    // The cook was faster: what was to begin by itself does not begin a second time.
    started.current = true;
    if (beginning.current !== null) clearTimeout(beginning.current);
    void attempt(pending, 0);
  }

  return {
    pending,
    state,
    save,
    discard: forgetPendingRecipe,
  };
}
