"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { toast } from "@/components/ui/use-toast";

/** Why another page sent the cook here (spec cooks §8). */
const NOTICES: Record<string, { title: string; text: string }> = {
  "load-failed": { title: "Error", text: "Failed to load recipe" },
  premium: { title: "Premium Required", text: "This recipe requires a premium subscription" },
};

export function SavedNotice({ notice }: { notice: string | undefined }) {
  const router = useRouter();
  useEffect(() => {
    const message = notice === undefined ? undefined : NOTICES[notice];
    if (!message) return;
    toast({ ...message, tone: "problem" });
    router.replace("/saved-recipes", { scroll: false });
  }, [notice, router]);
  return null;
}
