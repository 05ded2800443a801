"use client";

import { useAuthDialog } from "@/components/auth/auth-dialog-provider";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";
import { t } from "@/lib/messages";

/** My Plan for a visitor; logging in leads back to it, with the checkout that it came from (accounts.md#private-pages). */
export function LoginRequired({ returnUrl }: { returnUrl: string }) {
  const { openAuth } = useAuthDialog();
  return (
    <div className="mx-auto max-w-3xl px-4 py-16 sm:px-6">
      <EmptyState
        heading="h1"
        title={t("Login Required")}
        text={t("Please log in to upgrade your subscription.")}
      >
        <Button variant="primary" onClick={() => openAuth({ returnUrl })}>
          {t("Log In / Sign Up")}
        </Button>
      </EmptyState>
    </div>
  );
}
