"use client";

import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { Form, FormField, FormMessage, SubmitButton, useForm } from "@/components/shared/form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { postJson } from "@/lib/browser/api";
import type { Measures } from "@/lib/engine/measures/choice";
import { NO_ANSWER } from "./use-output";
import { type Message, t } from "@/lib/messages";

const FAILED = "Failed to send recipe to email" satisfies Message;

/** Sends the recipe, as it is shown now, to an address. What was typed stays, whatever comes of it. */
export function EmailRecipeDialog({
  address,
  title,
  servings,
  measures,
  onClose,
}: {
  /** Of the output call. */
  address: string;
  title: string;
  servings: number | null;
  measures: Measures;
  onClose: () => void;
}) {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const form = useForm({
    contract: async () => (await import("@/lib/contract/output")).OutputInput,
    values: { format: "email", email: "", servings, measures },
    send: async (json) => {
      const { signal } = (running.current = new AbortController());
      const { message } = await postJson(address, json, answers.message, signal);
      toast({ title: t("Recipe sent"), text: message });
      onClose();
    },
    fallback: t(NO_ANSWER),
    onFailure: (text) => {
      if (!running.current?.signal.aborted) toast({ title: t(FAILED), text, tone: "problem" });
    },
    refusals: "message",
  });
  const email = useWatch({ control: form.control, name: "email" });
  const { isSubmitting } = form.formState;

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:max-w-lg">
        <Form form={form} className="grid gap-5 overflow-y-auto p-6 sm:p-8">
          <div className="grid gap-2">
            <DialogTitle>{t("Email Recipe")}</DialogTitle>
            <DialogDescription>{title}</DialogDescription>
          </div>
          <FormMessage title={t(FAILED)} />
          <FormField
            form={form}
            name="email"
            label={t("Email address")}
            hint={t("The whole recipe goes into the message, which says that it comes from you.")}
            type="email"
            autoComplete="email"
            inputMode="email"
          />
          <DialogButtons>
            <Button size="large" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <SubmitButton disabled={!email?.trim()}>{isSubmitting ? t("Sending…") : t("Send")}</SubmitButton>
          </DialogButtons>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
