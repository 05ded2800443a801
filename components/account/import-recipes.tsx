"use client";

import { useEffect, useRef, useState } from "react";
import { useAppName } from "@/components/shared/app-name";
import { Field } from "@/components/shared/field";
import { FormFailure } from "@/components/shared/failure-card";
import { useForm } from "@/components/shared/form";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { importFile, joinReports } from "@/lib/browser/import-file";
import type { ImportProgress, ImportReport } from "@/lib/contract/saved-recipes";

/** A screen reader is told no more often how far a long import is; the screen shows it after each few recipes. */
const SPOKEN_EVERY_MS = 10_000;

const wereImported = (count: number): string =>
  `${count} ${count === 1 ? "recipe was" : "recipes were"} imported.`;

/** What came of an import: its sentence, what it says of single recipes, and the file when there is more in it. */
type Outcome = { sentence: string; report: ImportReport | null; file: File; takesFocus: boolean };

/** What is to be imported. `before` is what came of the file until now, when only the rest of it is to come in. */
type Order = { file: File; before: ImportReport | null };

const sentenceOf = ({ imported, rest }: ImportReport): string =>
  rest ? `${wereImported(imported)} ${rest.reason} Nothing of the rest is lost.` : wereImported(imported);

/** Brings recipes from another program, says how far it is, and of each that was left out why. */
export function ImportRecipes() {
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [spoken, setSpoken] = useState("");
  const form = useForm<Order>({ send });
  const { isSubmitting: busy, errors } = form.formState;
  const failure = errors.root?.message ?? null;
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

  function start(order: Order) {
    form.reset(order);
    void form.submit();
  }

  async function send({ file, before }: Order) {
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
    const end = (sentence: string, report: ImportReport | null) => {
      const takesFocus = isFocusHere(box.current);
      setOutcome({ sentence, report, file, takesFocus });
      // What takes the focus is read aloud with it.
      setSpoken(takesFocus ? "" : sentence);
    };
    const leave = new AbortController();
    running.current = leave;
    try {
      const from = before?.rest?.from;
      const now = await importFile(file, { from, signal: leave.signal, onProgress: tell });
      const report = before ? joinReports(before, now) : now;
      end(sentenceOf(report), report);
    } catch (error) {
      setSpoken("");
      // What was told of the file before still stands, and its rest can be asked for again.
      if (before) setOutcome({ sentence: sentenceOf(before), report: before, file, takesFocus: false });
      if (!leave.signal.aborted) throw error;
      end(`The import was stopped. ${wereImported(imported)} Choose the file again for the rest.`, before);
    } finally {
      // The same file can be chosen again.
      if (input.current) input.current.value = "";
    }
  }

  const saved = progress?.imported ?? 0;
  return (
    <div ref={box} className="grid gap-3">
      <Field
        label="Recipe file"
        hint={`What ${appName}, Paprika, Mela, Crouton, Recipe Keeper, CopyMeThat, Cookmate, Plan to Eat, RecipeSage, Mealie, Tandoor or Nextcloud wrote; or a table (CSV), JSON-LD, Markdown or Cooklang. Also as a zip. Up to 20 MB.`}
      >
        {(field) => (
          <Input
            {...field}
            ref={input}
            type="file"
            className="py-2 file:mr-4 file:min-h-9 file:cursor-pointer file:rounded-field file:border-[1.5px] file:border-line-strong file:bg-accent-soft file:px-3.5 file:text-sm file:font-semibold"
            disabled={busy}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) start({ file, before: null });
            }}
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
          {outcome.report && <Single report={outcome.report} />}
          {outcome.report?.rest && !busy && (
            <Button
              size="small"
              className="w-fit"
              onClick={() => start({ file: outcome.file, before: outcome.report })}
            >
              Import the rest
            </Button>
          )}
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

/** What there is to say of single recipes: which were left out, and which came without their picture. */
function Single({ report: { skipped, skippedInAll, withoutPicture } }: { report: ImportReport }) {
  return (
    <>
      <Named title="Left out:" recipes={skipped} inAll={skippedInAll} />
      <Named title="Without their picture:" recipes={withoutPicture} inAll={withoutPicture.length} />
    </>
  );
}

/** Recipes by name with a reason each; of `inAll`, those that are named. */
function Named({
  title,
  recipes,
  inAll,
}: {
  title: string;
  recipes: ImportReport["skipped"];
  inAll: number;
}) {
  if (inAll === 0) return null;
  return (
    <>
      <p className="text-sm text-muted">{title}</p>
      <ul className="list-disc pl-6 text-sm">
        {recipes.map(({ name, reason }, index) => (
          <li key={index} className="wrap-anywhere">
            {name}: {reason}
          </li>
        ))}
        {inAll > recipes.length && <li>and {inAll - recipes.length} more</li>}
      </ul>
    </>
  );
}
