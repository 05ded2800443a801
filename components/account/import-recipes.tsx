"use client";

import { useEffect, useRef, useState } from "react";
import { useAppName } from "@/components/shared/app-name";
import { Field } from "@/components/shared/field";
import { FormFailure } from "@/components/shared/failure-card";
import { useForm } from "@/components/shared/form";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { filesAsOne } from "@/lib/browser/files-as-one";
import { importFile, joinReports, previewFile } from "@/lib/browser/import-file";
import type { ImportPreview, ImportReport } from "@/lib/contract/recipe-import";
import { IMPORT_MAX_BYTES } from "@/lib/rules/limits";
import { ImportPreviewList } from "./import-preview";
import { SingleRecipes } from "./import-report";
import { t, tn } from "@/lib/messages";

/** A screen reader is told no more often how far long work is; the screen shows it after each few recipes. */
const SPOKEN_EVERY_MS = 10_000;

const wereImported = (count: number): string =>
  tn(count, "{count} recipe was imported.", "{count} recipes were imported.");
const wereRead = (count: number): string => tn(count, "{count} recipe so far.", "{count} recipes so far.");

/** A file, or a part of it from its recipe `from` on, with what is in it. */
type Looked = { file: File; from: number; preview: ImportPreview };

/** What came of an import: its sentence, what it says of single recipes, and the order when there is more of it. */
type Outcome = { sentence: string; report: ImportReport | null; order: ImportOrder };

/** What is to be looked into, or imported. `before` is what came of the order until now, when only the rest of it is to come in. */
type LookOrder = { kind: "look"; files: readonly [File, ...File[]]; from: number };
type ImportOrder = { kind: "import"; looked: Looked; keys: string[]; before: ImportReport | null };

const sentenceOf = ({ imported, rest }: ImportReport): string =>
  rest
    ? t("{wereImported} {reason} Nothing of the rest is lost.", {
        wereImported: wereImported(imported),
        reason: rest.reason,
      })
    : wereImported(imported);

/** Brings recipes from another program: shows what is in a file, imports what is ticked, and says of each that was left out why. */
export function ImportRecipes() {
  const [looked, setLooked] = useState<Looked | null>(null);
  const [progress, setProgress] = useState("");
  const [imported, setImported] = useState(0);
  const [isImporting, setImporting] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [spoken, setSpoken] = useState("");
  const form = useForm<{ order: LookOrder | ImportOrder }>({
    send: ({ order }) => (order.kind === "look" ? look(order) : bringIn(order)),
  });
  const { isSubmitting: busy, errors } = form.formState;
  const failure = errors.root?.message ?? null;
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const running = useRef<AbortController | null>(null);
  const wasBusy = useRef(false);
  const appName = useAppName();

  // What was pressed is gone while a file is read, and Stop is gone afterwards: a focus that was here goes on to what took their place.
  useEffect(() => {
    if (busy === wasBusy.current) return;
    wasBusy.current = busy;
    if (!isFocusHere(box.current)) return;
    const next = busy ? stop.current : (heading.current ?? result.current ?? input.current);
    next?.focus();
  }, [busy]);

  function start(order: LookOrder | ImportOrder) {
    form.reset({ order });
    void form.submit();
  }

  /** Says what goes on, on the screen at once and aloud from time to time. */
  function begin(sentence: string): { signal: AbortSignal; tell: (now: string) => void } {
    setOutcome(null);
    setProgress(sentence);
    setSpoken(sentence);
    let spokenAt = Date.now();
    running.current = new AbortController();
    const tell = (now: string) => {
      setProgress(`${sentence} ${now}`);
      if (Date.now() - spokenAt < SPOKEN_EVERY_MS) return;
      spokenAt = Date.now();
      setSpoken(now);
    };
    return { signal: running.current.signal, tell };
  }

  async function look({ files, from }: LookOrder) {
    setImporting(false);
    setLooked(null);
    const { signal, tell } = begin(t("Reading the file…"));
    try {
      const onProgress = ({ read }: { read: number }) => tell(wereRead(read));
      const file = await filesAsOne(files, IMPORT_MAX_BYTES);
      const preview = await previewFile(file, { from, signal, onProgress });
      setSpoken(isFocusHere(box.current) ? "" : t("The file was read. Nothing is saved yet."));
      setLooked({ file, from, preview });
    } catch (error) {
      setSpoken("");
      if (!signal.aborted) throw error;
    } finally {
      // The same file can be chosen again.
      if (input.current) input.current.value = "";
    }
  }

  async function bringIn(order: ImportOrder) {
    const { looked, keys, before } = order;
    setImporting(true);
    setImported(0);
    const { signal, tell } = begin(t("Importing…"));
    let count = 0;
    const onProgress = (now: { imported: number }) => {
      count = now.imported;
      setImported(count);
      tell(wereImported(count));
    };
    const end = (sentence: string, report: ImportReport | null) => {
      setLooked(null);
      setOutcome({ sentence, report, order: { ...order, before: report } });
      // What takes the focus is read aloud with it.
      setSpoken(isFocusHere(box.current) ? "" : sentence);
    };
    try {
      const from = before?.rest?.from ?? looked.from;
      const now = await importFile(looked.file, { keys, from, signal, onProgress });
      const report = before ? joinReports(before, now) : now;
      end(sentenceOf(report), report);
    } catch (error) {
      setSpoken("");
      // What was told of the file before still stands, and its rest can be asked for again.
      if (before) setOutcome({ sentence: sentenceOf(before), report: before, order });
      if (!signal.aborted) throw error;
      end(
        t("The import was stopped. {wereImported} Choose the file again for the rest.", {
          wereImported: wereImported(count),
        }),
        before,
      );
    }
  }

  const isBroken = isImporting && imported > 0;
  const rest = outcome?.order.looked.preview.rest;
  return (
    <div ref={box} className="grid gap-3">
      <Field
        label={t("Recipe file")}
        hint={t(
          "What {appName}, Paprika, Mela, Crouton, Recipe Keeper, CopyMeThat, Cookmate, Plan to Eat, RecipeSage, Mealie, Tandoor or Nextcloud wrote; or a table (CSV), JSON-LD, Markdown or Cooklang. Several files at once, or a zip. Up to 20 MB. You see what is in it before anything is saved.",
          { appName },
        )}
      >
        {(field) => (
          <Input
            {...field}
            ref={input}
            type="file"
            multiple
            className="py-2 file:mr-4 file:min-h-9 file:cursor-pointer file:rounded-field file:border-[1.5px] file:border-line-strong file:bg-accent-soft file:px-3.5 file:text-sm file:font-semibold"
            disabled={busy}
            onChange={({ target }) => {
              const [first, ...others] = target.files ?? [];
              if (first) start({ kind: "look", files: [first, ...others], from: 0 });
            }}
          />
        )}
      </Field>
      <FormFailure
        title={isBroken ? t("The import stopped early") : t("Nothing was imported")}
        text={
          failure && isBroken
            ? t("{failure} {wereImported} Import again for the rest: nothing is imported twice.", {
                failure,
                wereImported: wereImported(imported),
              })
            : failure
        }
      />
      {busy && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button ref={stop} size="small" onClick={() => running.current?.abort()}>
            {isImporting ? t("Stop the import") : t("Stop reading")}
          </Button>
          <p>{progress}</p>
        </div>
      )}
      {looked && (
        // Hidden, not unmounted: what was ticked is still ticked when an import breaks off.
        <div hidden={busy}>
          <ImportPreviewList
            key={`${looked.from} ${looked.preview.recipes.length}`}
            preview={looked.preview}
            fileName={looked.file.name}
            headingRef={heading}
            onImport={(keys) => start({ kind: "import", looked, keys, before: null })}
            onRest={() => start({ kind: "look", files: [looked.file], from: looked.preview.rest?.from ?? 0 })}
            onCancel={() => {
              setLooked(null);
              input.current?.focus();
            }}
          />
        </div>
      )}
      {outcome && (
        <div className="grid gap-2">
          <p ref={result} tabIndex={-1} className="font-semibold">
            {outcome.sentence}
          </p>
          {outcome.report && <SingleRecipes report={outcome.report} />}
          {!busy && outcome.report?.rest && (
            <Button size="small" className="w-fit" onClick={() => start(outcome.order)}>
              {t("Import the rest")}
            </Button>
          )}
          {!busy && !outcome.report?.rest && rest && (
            <Button
              size="small"
              className="w-fit"
              onClick={() => start({ kind: "look", files: [outcome.order.looked.file], from: rest.from })}
            >
              {t("Look at the rest of the file")}
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
