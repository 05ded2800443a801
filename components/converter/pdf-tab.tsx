"use client";

import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { FieldError } from "@/components/shared/field";
import { Form, type FormControl, useForm } from "@/components/shared/form";
import { useHydrated } from "@/components/ui/use-hydrated";
import { Button } from "@/components/ui/button";
import { closeToast } from "@/components/ui/use-toast";
import { isDocumentFile } from "@/lib/rules/media/document";
import { DOCUMENT_ACCEPT } from "@/lib/rules/sources/document";
import { pdf as source } from "@/lib/rules/sources/pdf";
import { ConvertButton, focusPanel } from "./content-tabs";
import { DropZone } from "./drop-zone";
import { INPUT_MESSAGES, toastInputMessage } from "./messages";
import { loadSchemas } from "./use-content-form";
import { t } from "@/lib/messages";

type Typed = { file: File | null };
type PdfForm = FormControl<Typed, { file: File }>;

export function usePdfForm(convert: (file: File) => unknown): PdfForm {
  return useForm<Typed, { file: File }>({
    contract: async () => (await loadSchemas()).pdfForm,
    values: { file: null },
    // The wait has a screen of its own: the form is sent as soon as it begins.
    send: async ({ file }) => void convert(file),
    onInvalid: ({ file }) => toastInputMessage(file?.message),
  });
}

/** Takes the file when it is of a type we read; a wrong one never replaces a right one. Answers whether it was taken. */
export function choosePdf(form: PdfForm, file: File): boolean {
  const isTaken = file.type === source.file.type || isDocumentFile(file);
  const { text } = INPUT_MESSAGES.notAPdf;
  if (isTaken) {
    form.setValue("file", file);
    form.clearErrors("file");
    closeToast();
  } else {
    form.setError("file", { message: text });
    toastInputMessage(text);
  }
  return isTaken;
}

/** Choose or drop one PDF, or a document of another program. The type is checked when the file is chosen. */
export function PdfTab({ form, hint, children }: { form: PdfForm; hint: string; children: ReactNode }) {
  const file = useWatch({ control: form.control, name: "file" });
  const { errors } = useFormState({ control: form.control });
  const hydrated = useHydrated();

  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <DropZone
        label={file ? t("Choose another PDF") : t("Choose a PDF")}
        drop={t("or drop it here.")}
        hint={hint}
        icon={<FileText aria-hidden />}
        accept={DOCUMENT_ACCEPT}
        disabled={!hydrated}
        onFiles={([file]) => file && choosePdf(form, file)}
      />
      {errors.file && <FieldError>{errors.file.message}</FieldError>}
      {file && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-paper p-3 pl-4">
          <p className="min-w-0 break-all" role="status">
            <b>{file.name}</b> <span className="whitespace-nowrap text-muted">{inMegabytes(file.size)}</span>
          </p>
          <Button
            size="small"
            onClick={(event) => {
              focusPanel(event);
              form.setValue("file", null);
            }}
            aria-label={t("Remove {name}", { name: file.name })}
          >
            {t("Remove")}
          </Button>
        </div>
      )}
      {children}
      <ConvertButton />
    </Form>
  );
}

function inMegabytes(bytes: number): string {
  return bytes < 100_000
    ? t("{size} kB", { size: Math.ceil(bytes / 1000) })
    : t("{size} MB", { size: (bytes / 1_000_000).toFixed(1) });
}
