"use client";

import { ClipboardPaste } from "lucide-react";
import { useHydrated } from "@/components/ui/use-hydrated";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { broughtBy, type Brought } from "@/lib/rules/conversion/brought";
import { t } from "@/lib/messages";

/** Takes the words that the cook has copied elsewhere: one press instead of a long one. Not there where the browser has no such door. */
export function PasteButton({ onBrought }: { onBrought: (brought: Brought) => void }) {
  const canPaste = useHydrated() && "clipboard" in navigator && "readText" in navigator.clipboard;
  if (!canPaste) return null;

  async function paste() {
    try {
      const brought = broughtBy<File>({ text: await navigator.clipboard.readText() });
      if (brought) onBrought(brought);
      else
        toast({
          title: t("There is nothing to paste"),
          text: t("Copy the recipe first, or its link."),
          tone: "problem",
        });
    } catch {
      toast({
        title: t("This browser does not let us paste"),
        text: t("Press and hold in the field, then choose Paste."),
        tone: "problem",
      });
    }
  }

  return (
    // Not on the Tab key's way from the field to Convert Recipe: a keyboard has a paste of its own.
    <Button size="small" variant="quiet" tabIndex={-1} className="-my-2 -mr-3.5" onClick={() => void paste()}>
      <ClipboardPaste aria-hidden />
      {t("Paste")}
    </Button>
  );
}
