import type { ReactNode } from "react";
import { Form, FormField } from "@/components/shared/form";
import { ConvertButton } from "./convert-button";
import type { ContentForm } from "./use-content-form";

export function UrlTab({ form, children }: { form: ContentForm; children: ReactNode }) {
  return (
    <Form form={form} className="grid gap-5">
      <FormField
        form={form}
        name="content"
        label="Recipe URL"
        hint="The address of the page that shows the recipe."
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
