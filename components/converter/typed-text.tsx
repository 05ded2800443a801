"use client";

import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Field } from "@/components/shared/field";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { focusPanel } from "./focus-panel";
import type { ContentForm } from "./use-content-form";

/** 'Type the text instead': for a photo that no machine can read. */
export function TypedText({
  form,
  onBack,
  onProcess,
  children,
}: {
  form: ContentForm;
  onBack: () => void;
  onProcess: (text: string) => void;
  children: ReactNode;
}) {
  return (
    <form noValidate className="grid gap-5" onSubmit={form.submit(onProcess)}>
      <Field
        label="Recipe text"
        error={form.error}
        hint="Ingredients first, then the steps. Line by line is enough."
      >
        {(field) => <Textarea {...field} {...form.field} rows={8} />}
      </Field>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button
          size="large"
          onClick={(event) => {
            focusPanel(event);
            onBack();
          }}
        >
          <ArrowLeft aria-hidden />
          Back to photos
        </Button>
        <Button type="submit" variant="primary" size="large" className="grow">
          Process Recipe
        </Button>
      </div>
    </form>
  );
}
