"use client";

import { useState } from "react";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { postJson, refusalSentence } from "@/lib/browser/api";
import { hardNavigate } from "@/lib/browser/hard-navigation";
import { t } from "@/lib/messages";

/** Asks the server for a page of the payment gateway and goes there; a failure is said in a message and stays as `failure`. */
export function useGatewayPage(path: string, failed: string) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  function fail(text: string) {
    setBusy(false);
    setFailure(text);
    toast({ title: t("Error"), text, tone: "problem" });
  }

  async function go(json: unknown) {
    setBusy(true);
    setFailure(null);
    try {
      const { url } = await postJson(path, json, answers.checkout);
      if (url) hardNavigate(url);
      else fail(failed);
    } catch (error) {
      // What the cook can do something about is the server's sentence; anything else is ours.
      fail(refusalSentence(error, failed));
    }
  }

  return { busy, failure, go };
}
