import type { ReactNode } from "react";
import { Form, FormField } from "@/components/shared/form";
import { Textarea } from "@/components/ui/textarea";
import { ConvertButton } from "./convert-button";
import type { ContentForm } from "./use-content-form";

export function TextTab({ form, children }: { form: ContentForm; children: ReactNode }) {
  return (
    <Form form={form} className="grid gap-5">
      <FormField
        form={form}
        name="content"
        label="Recipe text"
        hint="Paste it as it is, with ingredients and steps. Untidy text is fine."
      >
        {(field) => <Textarea {...field} rows={8} />}
      </FormField>
      {children}
      <ConvertButton />
    </Form>
  );
}
