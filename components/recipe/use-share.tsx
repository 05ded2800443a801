"use client";

import dynamic from "next/dynamic";
import { orAgain } from "@/components/shared/or-again";
import { type ReactNode, useState } from "react";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { ApiError, postJson } from "@/lib/browser/api";
import type { ShareSourceType } from "@/lib/contract/sharing";
import { SHARE_FAILED, type Sharing } from "./sharing";
import { t } from "@/lib/messages";

const ShareDialog = dynamic(
  () => orAgain(() => import("./share-dialog").then((module) => module.ShareDialog)),
  {
    ssr: false,
  },
);

/** Shares a recipe: `share` makes the link and opens the dialog that hands it on, which is `dialog`. */
export function useShare({
  title,
  ...source
}: {
  sourceType: ShareSourceType;
  sourceId: string;
  title: string;
}): { share: () => void; dialog: ReactNode } {
  const [sharing, setSharing] = useState<Sharing | null>(null);

  async function make() {
    setSharing({ is: "making" });
    /** The answer to a dialog that was closed meanwhile opens none. */
    const answer = (next: Sharing) => setSharing((now) => (now?.is === "making" ? next : now));
    try {
      answer({ is: "ready", link: await postJson("/api/share/recipe", source, answers.shareLink) });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      answer({ is: "failed", sentence: isRefused ? error.sentence : null });
      toast({ title: t("Error"), text: t(SHARE_FAILED), tone: "problem" });
    }
  }

  return {
    share: () => void make(),
    dialog: sharing && (
      <ShareDialog
        title={title}
        sharing={sharing}
        onSharing={setSharing}
        onMake={() => void make()}
        onClose={() => setSharing(null)}
      />
    ),
  };
}
