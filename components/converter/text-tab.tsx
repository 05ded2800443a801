"use client";

import type { ReactNode } from "react";
import { Field } from "@/components/shared/field";
import { Textarea } from "@/components/ui/textarea";
import { ConvertButton } from "./convert-button";
import type { ContentForm } from "./use-content-form";

export function TextTab({
  form,
  onConvert,
  children,
}: {
  form: ContentForm;
  onConvert: (text: string) => void;
  children: ReactNode;
}) {
  return (
    <form noValidate className="grid gap-5" onSubmit={form.submit(onConvert)}>
      <Field
        label="Recipe text"
        error={form.error}
        hint="Paste it as it is, with ingredients and steps. Untidy text is fine."
      >
        {(field) => <Textarea {...field} {...form.field} rows={8} />}
      </Field>
      {children}
      <ConvertButton />
    </form>
  );
}
