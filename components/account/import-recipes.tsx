"use client";

import { useEffect, useRef, useState } from "react";
import { useAppName } from "@/components/shared/app-name";
import { Field } from "@/components/shared/field";
import { FormFailure } from "@/components/shared/form-failure";
import { useSubmission } from "@/components/shared/use-submission";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { importFile } from "@/lib/browser/import-file";
import type { ImportProgress, ImportReport } from "@/lib/contract/saved-recipes";

/** A screen reader is told no more often how far a long import is; the screen shows it after each few recipes. */
const SPOKEN_EVERY_MS = 10_000;

const wereImported = (count: number): string =>
  `${count} ${count === 1 ? "recipe was" : "recipes were"} imported.`;

/** What came of an import: its sentence, and the recipes that were left out. */
type Outcome = { sentence: string; skipped: ImportReport["skipped"]; takesFocus: boolean };

/** Brings recipes from another program, says how far it is, and of each that was left out why. */
export function ImportRecipes() {
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [spoken, setSpoken] = useState("");
  const { busy, failure, submit } = useSubmission({ fallback: "Please try again." });
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const running = useRef<AbortController | null>(null);
  const appName = useAppName();

  // The field cannot be used while a file is read, and Stop is gone afterwards: a focus that was here goes on to what took their place.
  useEffect(() => {
    if (busy && isFocusHere(box.current)) stop.current?.focus();
  }, [busy]);
  useEffect(() => {
    if (outcome?.takesFocus) result.current?.focus();
  }, [outcome]);
  useEffect(() => {
    if (failure !== null && isFocusHere(box.current)) input.current?.focus();
  }, [failure]);

  async function send(file: File | undefined) {
    if (!file) return;
    setOutcome(null);
    setProgress(null);
    setSpoken("Reading the file…");
    let spokenAt = Date.now();
    let imported = 0;
    const tell = (now: ImportProgress) => {
      imported = now.imported;
      setProgress(now);
      if (Date.now() - spokenAt < SPOKEN_EVERY_MS) return;
      spokenAt = Date.now();
      setSpoken(wereImported(imported));
    };
    const end = (sentence: string, skipped: ImportReport["skipped"] = []) => {
      const takesFocus = isFocusHere(box.current);
      setOutcome({ sentence, skipped, takesFocus });
      // What takes the focus is read aloud with it.
      setSpoken(takesFocus ? "" : sentence);
    };
    const leave = new AbortController();
    running.current = leave;
    await submit(async () => {
      try {
        const report = await importFile(file, { signal: leave.signal, onProgress: tell });
        end(wereImported(report.imported), report.skipped);
      } catch (error) {
        setSpoken("");
        if (!leave.signal.aborted) throw error;
        end(`The import was stopped. ${wereImported(imported)} Choose the file again for the rest.`);
      }
    });
    // The same file can be chosen again.
    if (input.current) input.current.value = "";
  }

  const saved = progress?.imported ?? 0;
  return (
    <div ref={box} className="grid gap-3">
      <Field
        label="Recipe file"
        hint={`${appName}, Paprika, Mealie or Tandoor exports, schema.org JSON-LD, Markdown or Cooklang; also as a zip. Up to 20 MB.`}
      >
        {(field) => (
          <Input
            {...field}
            ref={input}
            type="file"
            className="py-2 file:mr-4 file:min-h-9 file:cursor-pointer file:rounded-field file:border-[1.5px] file:border-line-strong file:bg-accent-soft file:px-3.5 file:text-sm file:font-semibold"
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
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button ref={stop} size="small" onClick={() => running.current?.abort()}>
            Stop the import
          </Button>
          <p>{progress ? `Reading the file… ${wereImported(saved)}` : "Reading the file…"}</p>
        </div>
      )}
      {outcome && (
        <div className="grid gap-2">
          <p ref={result} tabIndex={-1} className="font-semibold">
            {outcome.sentence}
          </p>
          {outcome.skipped.length > 0 && <LeftOut skipped={outcome.skipped} />}
        </div>
      )}
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}

/** Whether the focus is in `box`, or fell out of it with what held it: a cook who works elsewhere keeps it. */
function isFocusHere(box: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement === body || (box?.contains(activeElement) ?? false);
}

function LeftOut({ skipped }: { skipped: ImportReport["skipped"] }) {
  return (
    <>
      <p className="text-sm text-muted">Left out:</p>
      <ul className="list-disc pl-6 text-sm">
        {skipped.map(({ name, reason }, index) => (
          <li key={index} className="wrap-anywhere">
            {name}: {reason}
          </li>
        ))}
      </ul>
    </>
  );
}
