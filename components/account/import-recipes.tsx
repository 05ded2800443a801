"use client";

import { useRef, useState } from "react";
import { useAppName } from "@/components/shared/app-name";
import { Field } from "@/components/shared/field";
import { FormFailure } from "@/components/shared/form-failure";
import { useSubmission } from "@/components/shared/use-submission";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { importFile } from "@/lib/browser/import-file";
import type { ImportProgress, ImportReport } from "@/lib/contract/saved-recipes";

const wereImported = (count: number): string =>
  `${count} ${count === 1 ? "recipe was" : "recipes were"} imported.`;

/** Brings recipes from another program, says how far it is, and of each that was left out why. */
export function ImportRecipes() {
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [stopped, setStopped] = useState(false);
  const { busy, failure, submit } = useSubmission({ fallback: "Please try again." });
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController | null>(null);
  const appName = useAppName();

  async function send(file: File | undefined) {
    if (!file) return;
    setReport(null);
    setProgress(null);
    setStopped(false);
    const leave = new AbortController();
    running.current = leave;
    await submit(async () => {
      try {
        setReport(await importFile(file, { signal: leave.signal, onProgress: setProgress }));
      } catch (error) {
        if (!leave.signal.aborted) throw error;
        setStopped(true);
      }
    });
    // The same file can be chosen again.
    if (input.current) input.current.value = "";
  }

  const saved = progress?.imported ?? 0;
  return (
    <div className="grid gap-3">
      <Field
        label="Recipe file"
        hint={`${appName}, Paprika, Mealie or Tandoor exports, schema.org JSON-LD, Markdown or Cooklang; also as a zip. Up to 20 MB.`}
      >
        {(field) => (
          <Input
            {...field}
            ref={input}
            type="file"
            className="py-3"
            disabled={busy}
            onChange={(event) => void send(event.target.files?.[0])}
          />
        )}
      </Field>
      <FormFailure
        title={saved === 0 ? "Nothing was imported" : "The import broke off"}
        text={
          failure && saved > 0
            ? `${failure} ${wereImported(saved)} Choose the file again for the rest.`
            : failure
        }
      />
      {busy && (
        <Button size="small" variant="secondary" className="w-fit" onClick={() => running.current?.abort()}>
          Stop the import
        </Button>
      )}
      <div role="status" className="grid gap-2">
        {busy && <p>{progress ? `Reading the file… ${wereImported(saved)}` : "Reading the file…"}</p>}
        {stopped && (
          <p className="font-semibold">
            The import was stopped. {wereImported(saved)} Choose the file again for the rest.
          </p>
        )}
        {report && (
          <>
            <p className="font-semibold">{wereImported(report.imported)}</p>
            {report.skipped.length > 0 && (
              <ul className="list-disc pl-6 text-sm">
                {report.skipped.map((skipped, index) => (
                  <li key={index}>
                    {skipped.name}: {skipped.reason}
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </div>
  );
}
