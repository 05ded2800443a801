"use client";

import Link from "next/link";
import { useState, type ReactNode } from "react";
import { Form, FormMessage, SubmitButton, useForm } from "@/components/shared/form";
import { Button } from "@/components/ui/button";
import { answers } from "@/lib/browser/answers";
import { postJson } from "@/lib/browser/api";
import { hardNavigate } from "@/lib/browser/hard-navigation";
import { storeUser } from "@/lib/browser/stored-user";
import { t } from "@/lib/messages";

/** What a letter's link does, behind one button: the server's sentence is the answer, either way. */
export function LinkForm({
  path,
  token,
  submit,
  failed,
  signedOut = false,
  children,
}: {
  path: string;
  token: string;
  submit: string;
  failed: string;
  /** The act signs this browser out. */
  signedOut?: boolean;
  children?: ReactNode;
}) {
  const [message, setMessage] = useState<string | null>(null);
  const form = useForm({
    send: async () => {
      const answer = await postJson(path, { token }, answers.message);
      if (signedOut) storeUser(null);
      setMessage(answer.message);
    },
  });

  if (message) {
    return (
      <div role="status" className="grid gap-4 rounded-card bg-accent-soft p-5">
        <p className="font-semibold wrap-anywhere">{message}</p>
        {signedOut ? (
          <Button className="justify-self-start" onClick={() => hardNavigate("/")}>
            {t("Back to Home")}
          </Button>
        ) : (
          <Button asChild className="justify-self-start">
            <Link href="/saved-recipes">{t("Go to Saved Recipes")}</Link>
          </Button>
        )}
      </div>
    );
  }
  return (
    <Form form={form} className="grid gap-5">
      {children}
      <FormMessage title={failed} />
      <SubmitButton>{submit}</SubmitButton>
    </Form>
  );
}
