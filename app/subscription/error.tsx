"use client";

import { FailureCard } from "@/components/shared/failure-card";
import { Button } from "@/components/ui/button";
import { reloadPage } from "@/lib/browser/hard-navigation";
import { t } from "@/lib/messages";

/** My Plan when it cannot be read. */
export default function MyPlanError() {
  return (
    <div className="mx-auto grid max-w-3xl gap-8 px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="text-3xl">{t("My Plan")}</h1>
      <div role="alert">
        <FailureCard
          title={t("Error")}
          text={t("Unable to load your subscription information. Nothing about your plan has changed.")}
        >
          <Button onClick={reloadPage}>{t("Try Again")}</Button>
        </FailureCard>
      </div>
    </div>
  );
}
