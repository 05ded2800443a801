"use client";

import { FieldError } from "@/components/shared/field";
import { Button } from "@/components/ui/button";
import { useGatewayPage } from "./use-gateway-page";
import { t } from "@/lib/messages";

/** Another card for the plan; what is owed is charged to it. */
export function CardButton({ isMain = false }: { isMain?: boolean }) {
  const { busy, failure, go } = useGatewayPage(
    "/api/subscription/change-card",
    t("Unable to update your card. Please try again later."),
  );
  return (
    <div className="grid gap-2">
      <Button
        variant={isMain ? "primary" : "secondary"}
        disabled={busy}
        aria-busy={busy}
        onClick={() => void go({})}
      >
        {t("Update Card")}
      </Button>
      {failure && (
        <div role="alert">
          <FieldError>{failure}</FieldError>
        </div>
      )}
    </div>
  );
}
