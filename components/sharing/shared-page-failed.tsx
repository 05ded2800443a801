"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { t } from "@/lib/messages";

/** The page could not be rendered: leads home, where the visitor reads why. */
export function SharedPageFailed() {
  const router = useRouter();
  useEffect(() => {
    toast({ title: t("Error"), text: t("Failed to load shared recipe"), tone: "problem" });
    router.replace("/");
  }, [router]);
  return (
    <div className="mx-auto max-w-3xl px-4 py-16 sm:px-6">
      <EmptyState
        heading="h1"
        title={t("Failed to load shared recipe")}
        text={t("Please open the link again in a moment.")}
      >
        <Button asChild variant="primary">
          <Link href="/">{t("Go Home")}</Link>
        </Button>
      </EmptyState>
    </div>
  );
}
