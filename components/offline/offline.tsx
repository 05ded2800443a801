"use client";

import { CloudOff, CloudUpload } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { connection } from "@/lib/browser/connection";
import { waitingCompletions } from "@/lib/browser/cook-storage";
import { loadChanges, sendChanges } from "@/lib/browser/offline/changes";
import { keepRecipes } from "@/lib/browser/offline/keep-recipes";
import { keepFor } from "@/lib/browser/offline/kept";
import { waitingChanges } from "@/lib/browser/offline/waiting";
import { askWhyKept, startWorker, watchConnection } from "@/lib/browser/offline/worker";
import { useStore } from "@/lib/browser/store";
import { sendWaitingCompletions } from "@/lib/browser/waiting-completions";
import { titleCase } from "@/lib/engine/recipe/letters";
import { WaitingDialog } from "./waiting-dialog";
import { t, tn } from "@/lib/messages";

const STATES = {
  get offline() {
    return t("Offline");
  },
  get slow() {
    return t("Slow connection");
  },
  online: "",
} as const;

const SAID = {
  get offline() {
    return t("You are offline. Your saved recipes still work.");
  },
  get slow() {
    return t("Your connection is slow. This page is the one kept on this device.");
  },
  online: "",
} as const;

/** Keeps this cook's recipes on the device, sends what waits, and says both in one quiet place of the header. */
export function Offline({ cookId }: { cookId: string }) {
  const state = useStore(connection);
  const changes = useStore(waitingChanges);
  const completions = useStore(waitingCompletions).filter(({ userId }) => userId === cookId);
  const [open, setOpen] = useState(false);
  const router = useRouter();

  async function send(): Promise<void> {
    await sendWaitingCompletions();
    const arrived = await sendChanges();
    if (arrived.length === 0) return;
    toast({ title: t("Your changes were sent"), text: arrived.map((title) => titleCase(title)).join(", ") });
    // Cook Mode is left alone: a refresh may load the page anew.
    if (window.location.hash === "") router.refresh();
    await keepRecipes();
  }
  const sendOnReturn = useEffectEvent(send);

  useEffect(() => watchConnection(), []);
  useEffect(() => {
    const start = async () => {
      await keepFor(cookId);
      askWhyKept();
      await loadChanges();
      await startWorker();
      await keepRecipes();
    };
    // Without storage or network the app works as it does without all this.
    void start().catch(() => undefined);
    return () => void waitingChanges.write([]);
  }, [cookId]);
  useEffect(() => {
    if (state === "online") void sendOnReturn().catch(() => undefined);
  }, [state]);

  const parked = changes.filter((change) => change.state.kind !== "waiting").length;
  const waiting = changes.length - parked + completions.length;
  const words = [
    STATES[state],
    parked > 0
      ? tn(parked, "{count} needs you", "{count} need you")
      : waiting > 0
        ? t("{waiting} waiting", { waiting })
        : "",
  ].filter((word) => word !== "");
  return (
    <>
      <span role="status" className="sr-only">
        {SAID[state]}
      </span>
      {words.length > 0 && (
        // On a phone the word alone: it stands beside the name and Menu in one row.
        <Button size="small" variant="quiet" className="max-sm:px-2" onClick={() => setOpen(true)}>
          {state === "online" ? (
            <CloudUpload aria-hidden className="max-sm:hidden" />
          ) : (
            <CloudOff aria-hidden className="max-sm:hidden" />
          )}
          {words.join(" · ")}
        </Button>
      )}
      {open && (
        <WaitingDialog
          text={SAID[state]}
          changes={changes}
          completions={completions.length}
          onSend={() => void send().catch(() => undefined)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
