"use client";

import { useState, type FormEvent } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import { Field } from "@/components/shared/field";
import { SubmitButton } from "@/components/shared/submit-button";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { ApiError, postJson } from "@/lib/browser/api";
import { keepSupportDraft, readSupportDraft } from "@/lib/browser/support-draft";
import { storedUser } from "@/lib/browser/stored-user";
import { SUPPORT_EMAIL, SUPPORT_MISSING, SupportInput } from "@/lib/contract/support";

const TITLES: Record<string, string> = {
  [SUPPORT_MISSING]: "Missing information",
  [SUPPORT_EMAIL]: "Invalid email address",
};
const FAILED = {
  title: "Something went wrong",
  text: "We couldn't send your support request. Please try again later.",
};

/** A request to a person. What was typed stays when it fails, and the failure stands in the panel too. */
export function SupportForm({ onBack }: { onBack: () => void }) {
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [draft] = useState(readSupportDraft);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = Object.fromEntries(
      ["name", "email", "subject", "message"].map((name) => [name, String(form.get(name))]),
    );
    const input = SupportInput.safeParse(given);
    if (!input.success) {
      const text = input.error.issues[0]?.message ?? SUPPORT_MISSING;
      fail({ title: TITLES[text] ?? "Please check the form", text });
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      setSent((await postJson("/api/support/send", given, answers.message)).message);
      keepSupportDraft({});
    } catch (error) {
      const waits = error instanceof ApiError && error.status === 429;
      fail(waits ? { ...FAILED, text: error.sentence } : FAILED);
    } finally {
      setBusy(false);
    }
  }

  function keep(event: FormEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget);
    keepSupportDraft(Object.fromEntries([...form].map(([name, value]) => [name, String(value)])));
  }

  function fail(problem: { title: string; text: string }) {
    setFailure(problem);
    toast({ ...problem, tone: "problem" });
  }

  if (sent !== null) {
    return (
      <div className="grid gap-4 p-4">
        <p role="status" className="rounded-card bg-accent-soft p-4 font-semibold">
          {sent}
        </p>
        <Button onClick={onBack}>Back to questions</Button>
      </div>
    );
  }
  return (
    <form
      noValidate
      className="grid gap-4 overflow-y-auto p-4"
      onInput={keep}
      onSubmit={(event) => void submit(event)}
    >
      <Field label="Name">
        {(field) => (
          <Input {...field} name="name" defaultValue={draft.name} autoComplete="name" maxLength={100} />
        )}
      </Field>
      <Field label="Email">
        {(field) => (
          <Input
            {...field}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={draft.email ?? storedUser.read()?.email}
          />
        )}
      </Field>
      <Field label="Subject">
        {(field) => <Input {...field} name="subject" defaultValue={draft.subject} maxLength={200} />}
      </Field>
      <Field label="Message">
        {(field) => (
          <Textarea {...field} short name="message" defaultValue={draft.message} maxLength={5000} />
        )}
      </Field>
      {failure && <FailureCard {...failure} />}
      <SubmitButton busy={busy}>Send request</SubmitButton>
      <Button onClick={onBack}>Back to questions</Button>
    </form>
  );
}
