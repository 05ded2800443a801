"use client";

import { useState, type FormEvent } from "react";
import { Form, FormField, FormMessage, SubmitButton, useForm } from "@/components/shared/form";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { postJson } from "@/lib/browser/api";
import { storedUser } from "@/lib/browser/stored-user";
import { SUPPORT_EMAIL, SUPPORT_MISSING, SupportInput } from "@/lib/contract/support";
import { t } from "@/lib/messages";

/** A support request that is typed and not yet sent: the panel may be closed by mistake. Kept while the page lives, and nowhere else. */
type Draft = Partial<Record<"name" | "email" | "subject" | "message", string>>;

let draft: Draft = {};

const readSupportDraft = (): Draft => draft;

/** An empty draft forgets what was typed. */
function keepSupportDraft(typed: Draft): void {
  draft = typed;
}

const TITLES: Record<string, string> = {
  get [SUPPORT_MISSING]() {
    return t("Missing information");
  },
  get [SUPPORT_EMAIL]() {
    return t("Invalid email address");
  },
};
const FAILED = {
  get title() {
    return t("Something went wrong");
  },
  get text() {
    return t("We couldn't send your support request. Please try again later.");
  },
};

/** A request to a person. What was typed stays when it fails, and the failure stands in the panel too. */
export function SupportForm({ onBack }: { onBack: () => void }) {
  const [title, setTitle] = useState(FAILED.title);
  const [sent, setSent] = useState<string | null>(null);
  const [draft] = useState(readSupportDraft);
  const form = useForm({
    contract: () => Promise.resolve(SupportInput),
    values: { ...draft, email: draft.email ?? storedUser.read()?.email },
    send: async (json) => {
      setSent((await postJson("/api/support/send", json, answers.message)).message);
      keepSupportDraft({});
    },
    fallback: FAILED.text,
    tells: ({ status }) => status === 429,
    onFailure: (text) => say(FAILED.title, text),
    onInvalid: (errors) => {
      const text = Object.values(errors)[0]?.message ?? SUPPORT_MISSING;
      say(TITLES[text] ?? t("Please check the form"), text);
    },
    refusals: "message",
  });

  function say(problem: string, text: string) {
    setTitle(problem);
    toast({ title: problem, text, tone: "problem" });
  }

  function keep(event: FormEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget);
    keepSupportDraft(Object.fromEntries([...form].map(([name, value]) => [name, String(value)])));
  }

  if (sent !== null) {
    return (
      <div className="grid gap-4 p-4">
        <p role="status" className="rounded-card bg-accent-soft p-4 font-semibold">
          {sent}
        </p>
        <Button onClick={onBack}>{t("Back to questions")}</Button>
      </div>
    );
  }
  return (
    <Form form={form} className="grid gap-4 overflow-y-auto p-4" onInput={keep}>
      <FormField form={form} name="name" label={t("Name")} autoComplete="name" maxLength={100} />
      <FormField
        form={form}
        name="email"
        label={t("Email")}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <FormField form={form} name="subject" label={t("Subject")} maxLength={200} />
      <FormField form={form} name="message" label={t("Message")}>
        {(field) => <Textarea {...field} short maxLength={5000} />}
      </FormField>
      <FormMessage title={title} isSilent />
      <SubmitButton>{t("Send request")}</SubmitButton>
      <Button onClick={onBack}>{t("Back to questions")}</Button>
    </Form>
  );
}
