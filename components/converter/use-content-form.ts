"use client";

import { useEffect } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { toast } from "@/components/ui/use-toast";
import { recallFromVisit, rememberForVisit } from "@/lib/browser/visit";
import { INPUT_MESSAGES } from "./messages";

export type ContentValues = { content: string };
type Rules = "urlResolver" | "textResolver" | "typedTextResolver";

/** The checks come with zod, after the first paint. When they cannot be loaded (no connection) the server's own checks stand. */
export const loadSchemas = () => import("./form-schemas");

const isText = (value: unknown): value is string => typeof value === "string";

/**
 * A form of one text field `content`. What is typed is remembered for the visit, also before React listens; an invalid submit says
 * why beside the field and as a message.
 */
export function useContentForm(name: string, rules: Rules) {
  const resolver: Resolver<ContentValues> = async (values, ...rest) => {
    const schemas = await loadSchemas().catch(() => null);
    return schemas ? schemas[rules](values, ...rest) : { values, errors: {} };
  };
  const form = useForm<ContentValues>({ resolver });
  const { subscribe, getValues, setValue } = form;

  useEffect(() => {
    const kept = recallFromVisit(name, isText);
    if (kept && !getValues("content")) setValue("content", kept);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => rememberForVisit(name, values.content ?? ""),
    });
  }, [name, subscribe, getValues, setValue]);

  const submit = (send: (content: string) => void) =>
    form.handleSubmit(
      ({ content }) => send(content),
      ({ content }) => {
        const message = Object.values(INPUT_MESSAGES).find(({ text }) => text === content?.message);
        if (message) toast({ ...message, tone: "problem" });
      },
    );

  return {
    field: form.register("content"),
    error: form.formState.errors.content?.message,
    submit,
    setContent: (text: string) => setValue("content", text, { shouldValidate: form.formState.isSubmitted }),
  };
}

export type ContentForm = ReturnType<typeof useContentForm>;
