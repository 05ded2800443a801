"use client";

import { useState, type FormEvent } from "react";
import { Field } from "@/components/shared/field";
import { FormFailure } from "@/components/shared/form-failure";
import { SubmitButton } from "@/components/shared/submit-button";
import { useSubmission } from "@/components/shared/use-submission";
import { Input } from "@/components/ui/input";
import { answers } from "@/lib/browser/answers";
import { requestJson } from "@/lib/browser/api";

type FieldSpec = { name: string; label: string; type: "email" | "password"; autoComplete: string };

/** A short form of the account: what it sends is named by its fields; the server's sentence is the answer, either way. */
export function AccountForm({
  heading,
  path,
  fields,
  submit,
  onDone,
}: {
  heading: string;
  path: string;
  fields: readonly FieldSpec[];
  submit: string;
  onDone?: () => void;
}) {
  const [message, setMessage] = useState<string | null>(null);
  const { busy, failure, submit: submitting } = useSubmission({ fallback: "Please try again." });

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const json = Object.fromEntries(fields.map(({ name }) => [name, new FormData(form).get(name)]));
    setMessage(null);
    await submitting(async () => {
      setMessage((await requestJson(path, answers.message, { method: "PUT", json })).message);
      form.reset();
      onDone?.();
    });
  }

  return (
    <form noValidate aria-label={heading} className="grid gap-4" onSubmit={(event) => void send(event)}>
      <h3 className="font-sans text-base font-bold">{heading}</h3>
      {fields.map(({ name, label, type, autoComplete }) => (
        <Field key={name} label={label}>
          {(field) => <Input {...field} name={name} type={type} autoComplete={autoComplete} />}
        </Field>
      ))}
      <FormFailure title="Nothing was changed" text={failure} />
      <p role="status" className={message ? "font-semibold wrap-anywhere text-accent" : "sr-only"}>
        {message}
      </p>
      <SubmitButton busy={busy}>{submit}</SubmitButton>
    </form>
  );
}
