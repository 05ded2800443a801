"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { EmailField, Form, FormMessage, SubmitButton, useForm } from "@/components/shared/form";
import { AcceptedTerms } from "@/components/shared/accepted-terms";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { ApiError, postJson } from "@/lib/browser/api";
import { storeUser } from "@/lib/browser/stored-user";
import { visitorId } from "@/lib/browser/share-visit";
import { keepSharedAsPending } from "@/lib/browser/shared-pending";
import type { ShownRecipe } from "./shown-recipe";
import { t } from "@/lib/messages";

/** An account from an email alone. The recipe is kept for it; an address that has an account is sent to the login. */
export function SharedSignupDialog({
  shown,
  onLogIn,
  onClose,
}: {
  shown: ShownRecipe;
  onLogIn: () => void;
  onClose: () => void;
}) {
  const [hasAccount, setHasAccount] = useState(false);
  const router = useRouter();
  const form = useForm({
    contract: async () => (await import("@/lib/contract/sharing")).ShareSignupInput,
    values: { email: "" },
    send: async ({ email }) => {
      const { message, ...user } = await postJson(
        `/api/share/${shown.token}/signup`,
        { email, visitorId: visitorId() },
        answers.shareSignup,
      );
      keepSharedAsPending(shown);
      storeUser(user);
      toast({ title: t("Account Created"), text: message });
      onClose();
      router.refresh();
    },
    fallback: t("Failed to sign up"),
    tells: ({ status }) => status >= 400 && status < 500,
    onFailure: (text, error) => {
      setHasAccount(error instanceof ApiError && error.status === 409);
      toast({ title: t("Error"), text, tone: "problem" });
    },
  });
  const email = useWatch({ control: form.control, name: "email" });

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:max-w-lg" onInteractOutside={(event) => event.preventDefault()}>
        <Form form={form} className="grid gap-5 overflow-y-auto p-6 sm:p-8">
          <div className="grid gap-2">
            <DialogTitle>{t("Create Free Account")}</DialogTitle>
            <DialogDescription>
              {t("{title} is kept for you. We send you a link to choose a password.", { title: shown.title })}
            </DialogDescription>
          </div>
          <EmailField form={form} name="email" label={t("Email")} />
          <FormMessage title={t("The account was not made")} isSilent>
            {hasAccount && (
              <Button size="small" onClick={onLogIn}>
                {t("Log in")}
              </Button>
            )}
          </FormMessage>
          <SubmitButton disabled={email.trim() === ""}>{t("Create Free Account")}</SubmitButton>
          <AcceptedTerms by={t("signing up")} />
        </Form>
      </DialogContent>
    </Dialog>
  );
}
