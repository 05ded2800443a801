"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useUpgradeDialog } from "@/components/billing/upgrade-dialog";
import { toast } from "@/components/ui/use-toast";
import { ApiError } from "@/lib/browser/api";
import {
  forgetPendingRecipe,
  readPendingNow,
  storedPending,
  subscribePending,
} from "@/lib/browser/pending-recipe";
import { saveRecipe } from "@/lib/browser/save-recipe";
import { wholeIfEntitled } from "@/lib/browser/shared-pending";
import type { PendingRecipe } from "@/lib/rules/conversion/pending";

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
 * times more at 2 s (spec cooks §4); its idempotency key makes that safe, and it is forgotten only when the server has it.
 */
export function usePendingSave(processNow: boolean): PendingSave {
  const stored = useSyncExternalStore(subscribePending, storedPending, () => null);
  const pending = useMemo(() => readPendingNow(stored), [stored]);
  const [state, setState] = useState<PendingSave["state"]>("idle");
  const { openUpgrade } = useUpgradeDialog();
  const router = useRouter();
  const started = useRef(false);

  const attempt = useCallback(
    async (found: PendingRecipe, retries: number) => {
      setState("saving");
      for (let tries = 0; ; tries += 1) {
        try {
          const { id } = await saveRecipe(await wholeIfEntitled(found));
          forgetPendingRecipe();
          toast({ title: "Recipe saved successfully" });
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
          else
            toast({
              title: "Save Failed",
              text: "Your recipe is still here. Please use the Add New Recipe button, or try again.",
              tone: "problem",
            });
          return;
        }
      }
    },
    [openUpgrade, router],
  );

  useEffect(() => {
    if (!pending || !processNow || started.current) return;
    started.current = true;
    void pause(FIRST_AFTER_MS).then(() => attempt(pending, RETRIES));
  }, [processNow, pending, attempt]);

  return {
    pending,
    state,
    save: () => pending && void attempt(pending, 0),
    discard: forgetPendingRecipe,
  };
}
