"use client";

import { useEffect, useRef } from "react";
import { useForm } from "@/components/shared/form";
import { recallFromVisit, rememberForVisit } from "@/lib/browser/visit";
import { toastInputMessage } from "./messages";

type ContentValues = { content: string };

/** The checks come with zod, after the first paint. */
export const loadSchemas = () => import("./form-schemas");

const isText = (value: unknown): value is string => typeof value === "string";

/**
 * A form of one text field `content`. What is typed is remembered for the visit, also before React listens; an invalid submit says
 * why beside the field and as a message, which ends with the next letter.
 */
export function useContentForm(
  name: string,
  rules: "urlForm" | "textForm" | "typedTextForm",
  convert: (content: string) => unknown,
) {
  const refused = useRef<{ content: string | undefined; close: () => void } | null>(null);
  const form = useForm<ContentValues>({
    contract: async () => (await loadSchemas())[rules],
    // The wait has a screen of its own: the form is sent as soon as it begins.
    send: async ({ content }) => void convert(content),
    onInvalid: ({ content }) => {
      refused.current = { content: form.getValues("content"), close: toastInputMessage(content?.message) };
    },
  });
  const { subscribe, getValues, setValue } = form;

  useEffect(() => {
    const kept = recallFromVisit(name, isText);
    if (kept && !getValues("content")) setValue("content", kept);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (refused.current && refused.current.content !== values.content) refused.current.close();
        rememberForVisit(name, values.content ?? "");
      },
    });
  }, [name, subscribe, getValues, setValue]);

  return form;
}

export type ContentForm = ReturnType<typeof useContentForm>;
