"use client";

import { useRef, useState } from "react";
import { Field } from "@/components/shared/field";
import { FormFailure } from "@/components/shared/form-failure";
import { useSubmission } from "@/components/shared/use-submission";
import { Input } from "@/components/ui/input";
import { postFile } from "@/lib/browser/api";
import { answers } from "@/lib/browser/answers";
import type { ImportReport } from "@/lib/contract/saved-recipes";

/** Brings recipes from another program, and says of each that was left out why. */
export function ImportRecipes() {
  const [report, setReport] = useState<ImportReport | null>(null);
  const { busy, failure, submit } = useSubmission({ fallback: "Please try again." });
  const input = useRef<HTMLInputElement>(null);

  async function send(file: File | undefined) {
    if (!file) return;
    setReport(null);
    await submit(async () =>
      setReport(await postFile("/api/recipes/import", { field: "file", file }, answers.importReport)),
    );
    // The same file can be chosen again.
    if (input.current) input.current.value = "";
  }

  return (
    <div className="grid gap-3">
      <Field
        label="Recipe file"
        hint="Plainspoon, Paprika, Mealie or Tandoor exports, schema.org JSON-LD, Markdown or Cooklang; also as a zip. Up to 20 MB."
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
      <FormFailure title="Nothing was imported" text={failure} />
      <div role="status" className="grid gap-2">
        {busy && <p>Reading the file…</p>}
        {report && (
          <>
            <p className="font-semibold">
              {report.imported} {report.imported === 1 ? "recipe was" : "recipes were"} imported.
            </p>
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
