"use client";

import type { ReactNode, MouseEvent } from "react";
import { useFormState } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Form, FormField } from "@/components/shared/form";
import { Textarea } from "@/components/ui/textarea";
import type { Brought } from "@/lib/rules/conversion/brought";
import { PasteButton } from "./paste-button";
import type { ContentForm } from "./use-content-form";
import { t } from "@/lib/messages";

export function ConvertButton() {
  return (
    <Button type="submit" variant="primary" size="large" needsScript data-begins>
      {t("Convert Recipe")}
    </Button>
  );
}

type TabProps = { form: ContentForm; onBrought: (brought: Brought) => void; children: ReactNode };

export function UrlTab({ form, onBrought, children }: TabProps) {
  const { errors } = useFormState({ control: form.control });
  return (
    <Form form={form} className="grid gap-5">
      <FormField
        form={form}
        name="content"
        label={t("Recipe URL")}
        tool={<PasteButton onBrought={onBrought} />}
        hint={
          errors.content
            ? t("A link looks like {example}", { example: "https://www.example.com/soup" })
            : t("The address of the page that shows the recipe.")
        }
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
      />
      {children}
      <ConvertButton />
    </Form>
  );
}

export function TextTab({ form, onBrought, children }: TabProps) {
  return (
    <Form form={form} className="grid gap-5">
      <FormField
        form={form}
        name="content"
        label={t("Recipe text")}
        tool={<PasteButton onBrought={onBrought} />}
        hint={t("Paste it as it is, with ingredients and steps. Untidy text is fine.")}
      >
        {(field) => (
          <Textarea {...field} rows={8} className="field-sizing-content max-h-[50dvh] min-h-40 sm:min-h-48" />
        )}
      </FormField>
      {children}
      <ConvertButton />
    </Form>
  );
}

/** Puts the focus on the tab's panel: for a button that takes itself off the page, so that the keyboard does not fall back to the top. */
export function focusPanel(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest<HTMLElement>("[role=tabpanel]")?.focus();
}
