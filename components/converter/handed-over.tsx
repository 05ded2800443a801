"use client";

import { useEffect, useEffectEvent } from "react";
import { toast } from "@/components/ui/use-toast";
import { takeHandedOver } from "@/lib/browser/handed-over";
import { broughtBy, type Brought } from "@/lib/rules/conversion/brought";
import { t } from "@/lib/messages";

/** Takes what was shared with the app, or sent by the bookmark or the extension, once the page is there (converting.md#handed-over). */
export function HandedOver({
  onBrought,
}: {
  onBrought: (brought: Brought, how: { begins: boolean }) => void;
}) {
  const receive = useEffectEvent(async () => {
    try {
      const handed = await takeHandedOver();
      const brought = handed && broughtBy(handed);
      if (brought) onBrought(brought, handed);
    } catch {
      toast({
        title: t("What was shared did not arrive"),
        text: t("This browser could not keep what was shared. Please paste or choose it here."),
        tone: "problem",
      });
    }
  });
  useEffect(() => void receive(), []);
  return null;
}
