"use client";

import { Download } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { broughtBy, type Brought } from "@/lib/rules/conversion/brought";
import { t } from "@/lib/messages";

const DIALOG = '[role="dialog"],[role="alertdialog"]';

/** Whether a dialog is open, which has the page to itself. */
const isCovered = (): boolean => document.querySelector(DIALOG) !== null;

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input:not([type=file]),textarea,[contenteditable=true]") !== null;

/**
 * Takes what is pasted or dropped anywhere on the page (converting.md#anywhere). Words for a field go into that field, as ever; while
 * something is dragged over the page, the whole of it is shown as the place to drop. For pointers only: the tabs are the same for
 * keyboard and screen reader.
 */
export function BringAnywhere({ onBrought }: { onBrought: (brought: Brought) => void }) {
  const [isOver, setOver] = useState(false);

  const receive = useEffectEvent((event: Event, given: DataTransfer | null): void => {
    if (!given || isCovered()) return;
    const files = [...given.files];
    const [url = ""] = given
      .getData("text/uri-list")
      .split(/\r?\n/)
      .filter((line) => line !== "" && !line.startsWith("#"));
    if (files.length === 0 && isField(event.target)) return;
    const brought = broughtBy({ files, url, text: given.getData("text/plain") });
    if (!brought) return;
    event.preventDefault();
    onBrought(brought);
  });

  useEffect(() => {
    // Counted in and out of elements; what is dragged within the page itself is no recipe from elsewhere.
    let depth = 0;
    let isOwn = false;
    const leave = () => {
      depth = 0;
      isOwn = false;
      setOver(false);
    };
    const listeners: { [Name in keyof WindowEventMap]?: (event: WindowEventMap[Name]) => void } = {
      paste: (event) => receive(event, event.clipboardData),
      dragstart: () => (isOwn = true),
      dragend: leave,
      dragenter: () => {
        depth += 1;
        setOver(!isOwn && !isCovered());
      },
      dragleave: () => {
        depth -= 1;
        if (depth <= 0) setOver(false);
      },
      dragover: (event) => {
        const hasFiles = event.dataTransfer?.types.includes("Files") ?? false;
        // Also over a dialog: a file that misses its place would replace the page.
        if (hasFiles || (!isOwn && !isCovered() && !isField(event.target))) event.preventDefault();
      },
      drop: (event) => {
        const isForUs = !isOwn;
        leave();
        if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
        if (isForUs) receive(event, event.dataTransfer);
      },
    };
    const ends = new AbortController();
    for (const [name, listener] of Object.entries(listeners))
      window.addEventListener(name, listener as EventListener, { signal: ends.signal });
    return () => ends.abort();
  }, []);

  if (!isOver) return null;
  return (
    <div
      aria-hidden
      data-slot="drop-anywhere"
      className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-paper/90 p-4 sm:p-6"
    >
      <div className="grid size-full place-content-center justify-items-center gap-3 rounded-panel border-[3px] border-dashed border-accent bg-accent-soft p-6 text-center">
        <Download className="size-12 text-accent" />
        <p className="font-serif text-3xl">{t("Drop the recipe here")}</p>
        <p className="max-w-[26em] text-lg">{t("A link, a photo, a PDF, a document or text.")}</p>
      </div>
    </div>
  );
}
