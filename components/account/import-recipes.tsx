"use client";

import { useRef, useState } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import { Field } from "@/components/shared/field";
import { Input } from "@/components/ui/input";
import { ApiError, postFile } from "@/lib/browser/api";
import type { ImportReport } from "@/lib/recipes/import";

/** Brings recipes from another program, and says of each that was left out why. */
export function ImportRecipes() {
  const [state, setState] = useState<{ busy?: boolean; report?: ImportReport; error?: string }>({});
  const input = useRef<HTMLInputElement>(null);

  async function send(file: File | undefined) {
    if (!file) return;
    setState({ busy: true });
    try {
      setState({ report: await postFile<ImportReport>("/api/recipes/import", "file", file) });
    } catch (error) {
      setState({
        error: error instanceof ApiError && error.status > 0 ? error.sentence : "Please try again.",
      });
    } finally {
      if (input.current) input.current.value = "";
    }
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
            disabled={state.busy}
            onChange={(event) => void send(event.target.files?.[0])}
          />
        )}
      </Field>
      {state.error && <FailureCard title="Nothing was imported" text={state.error} />}
      <div role="status" className="grid gap-2">
        {state.busy && <p>Reading the file…</p>}
        {state.report && (
          <>
            <p className="font-semibold">
              {state.report.imported} {state.report.imported === 1 ? "recipe was" : "recipes were"} imported.
            </p>
            {state.report.skipped.length > 0 && (
              <ul className="list-disc pl-6 text-sm">
                {state.report.skipped.map((skipped, index) => (
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
