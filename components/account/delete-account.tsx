"use client";

import { useState } from "react";
import { Form, FormMessage, PasswordField, SubmitButton, useForm } from "@/components/shared/form";
import { Button } from "@/components/ui/button";
import { request } from "@/lib/browser/api";
import { storeUser } from "@/lib/browser/stored-user";
import { hardNavigate } from "@/lib/browser/hard-navigation";
import { t } from "@/lib/messages";

/** Deleting asks once, says what is lost, and takes the password. */
export function DeleteAccount({ withPassword }: { withPassword: boolean }) {
  const [asking, setAsking] = useState(false);
  const form = useForm<{ password: string }>({
    contract: withPassword ? async () => (await import("@/lib/contract/auth")).DeleteAccountForm : undefined,
    send: async (json) => {
      await request("/api/users/me", { method: "DELETE", json });
      storeUser(null);
      hardNavigate("/");
    },
  });

  return (
    <div className="grid gap-3">
      {asking ? (
        <Form form={form} aria-label={t("Delete account")} className="grid gap-4">
          <p>
            {t(
              "This deletes your account and all your recipes for good. Download your data first if you want to keep it.",
            )}
          </p>
          {withPassword && <PasswordField form={form} name="password" label={t("Your password")} />}
          <FormMessage title={t("Nothing was deleted")} />
          <div className="flex flex-wrap gap-3">
            <Button size="large" onClick={() => setAsking(false)}>
              {t("Keep my account")}
            </Button>
            <SubmitButton variant="danger">{t("Delete for good")}</SubmitButton>
          </div>
        </Form>
      ) : (
        <Button size="small" className="justify-self-start" onClick={() => setAsking(true)}>
          {t("Delete my account")}
        </Button>
      )}
    </div>
  );
}
