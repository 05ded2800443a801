"use client";

import type { ReactNode } from "react";
import { Field } from "@/components/shared/field";
import { Input } from "@/components/ui/input";
import { typedAddress } from "@/lib/rules/conversion/typed-address";
import { ConvertButton } from "./convert-button";
import type { ContentForm } from "./use-content-form";

export function UrlTab({
  form,
  onConvert,
  children,
}: {
  form: ContentForm;
  onConvert: (address: string) => void;
  children: ReactNode;
}) {
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.submit((typed) => onConvert(typedAddress(typed) ?? typed.trim()))}
    >
      <Field label="Recipe URL" error={form.error} hint="The address of the page that shows the recipe.">
        {(field) => (
          <Input
            {...field}
            {...form.field}
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://"
          />
        )}
      </Field>
      {children}
      <ConvertButton />
    </form>
  );
}
