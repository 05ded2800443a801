"use client";

import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Form, FormField } from "@/components/shared/form";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { focusPanel } from "./content-tabs";
import type { ContentForm } from "./use-content-form";
import { t } from "@/lib/messages";

/** 'Type the text instead': for a photo that no machine can read. */
export function TypedText({
  form,
  onBack,
  children,
}: {
  form: ContentForm;
  onBack: () => void;
  children: ReactNode;
}) {
  return (
    <Form form={form} className="grid gap-5">
      <FormField
        form={form}
        name="content"
        label={t("Recipe text")}
        hint={t("Ingredients first, then the steps. Line by line is enough.")}
      >
        {(field) => <Textarea {...field} rows={8} />}
      </FormField>
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
          {t("Back to photos")}
        </Button>
        <Button type="submit" variant="primary" size="large" className="grow">
          {t("Process Recipe")}
        </Button>
      </div>
    </Form>
  );
}
