"use client";

import { FileText } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { FieldError } from "@/components/shared/field";
import { useHydrated } from "@/components/shared/use-hydrated";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { PDF_MAX_BYTES, PDF_MAX_PAGES } from "@/lib/rules/limits";
import { pdf as source } from "@/lib/rules/sources/pdf";
import { megabytes } from "@/lib/rules/sources/source";
import { ConvertButton } from "./convert-button";
import { DropZone } from "./drop-zone";
import { focusPanel } from "./focus-panel";
import { INPUT_MESSAGES, type InputMessage } from "./messages";

/** Choose or drop one PDF. The type is checked when the file is chosen; a wrong one never replaces a right one. */
export function PdfTab({
  file,
  onFile,
  onConvert,
  children,
}: {
  file: File | null;
  onFile: (file: File | null) => void;
  onConvert: (file: File) => void;
  children: ReactNode;
}) {
  const [problem, setProblem] = useState<InputMessage | null>(null);
  const hydrated = useHydrated();

  function refuse(message: InputMessage) {
    setProblem(message);
    toast({ ...message, tone: "problem" });
  }

  function choose([chosen]: File[]) {
    if (!chosen) return;
    if (chosen.type !== source.file.type) return refuse(INPUT_MESSAGES.notAPdf);
    setProblem(null);
    onFile(chosen);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (file) onConvert(file);
    else refuse(INPUT_MESSAGES.noPdf);
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <DropZone
        label={file ? "Choose another PDF" : "Choose a PDF"}
        hint={`or drop it here. Up to ${megabytes(PDF_MAX_BYTES)} and ${PDF_MAX_PAGES} pages.`}
        icon={<FileText aria-hidden />}
        accept={`${source.file.type},.pdf`}
        disabled={!hydrated}
        onFiles={choose}
      />
      {problem && <FieldError>{problem.text}</FieldError>}
      {file && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-paper p-3 pl-4">
          <p className="min-w-0 break-all" role="status">
            <b>{file.name}</b> <span className="whitespace-nowrap text-muted">{inMegabytes(file.size)}</span>
          </p>
          <Button
            size="small"
            onClick={(event) => {
              focusPanel(event);
              onFile(null);
            }}
            aria-label={`Remove ${file.name}`}
          >
            Remove
          </Button>
        </div>
      )}
      {children}
      <ConvertButton />
    </form>
  );
}

function inMegabytes(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
