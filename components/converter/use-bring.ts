"use client";

import { useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/use-toast";
import type { Brought, BroughtPage } from "@/lib/rules/conversion/brought";
import type { TabName } from "@/lib/rules/sources";
import { choosePdf, type usePdfForm } from "./pdf-tab";
import type { ContentForm } from "./use-content-form";
import type { useConvert } from "./use-convert";
import type { PhotoFlow } from "./use-photo-flow";
import { type Message, t, tn } from "@/lib/messages";

type Parts = {
  convert: ReturnType<typeof useConvert>;
  urlForm: ContentForm;
  textForm: ContentForm;
  pdfForm: ReturnType<typeof usePdfForm>;
  photos: PhotoFlow;
  setTab: (tab: TabName) => void;
  setPage: (page: BroughtPage | null) => void;
};

/** A plain text file is read here: its words are pasted text. */
const isTextFile = ({ name, type }: File): boolean => type === "text/plain" || /\.(?:txt|md)$/i.test(name);
const TEXT_FILE_MAX_BYTES = 256 * 1024;

const PRESS = "Press Convert Recipe." satisfies Message;

/**
 * Puts what was pasted, dropped or handed over into its tab, with the focus on the button that begins (`data-begins`): one press
 * converts it. What stood in the field before comes back with Undo.
 */
export function useBring({ convert, urlForm, textForm, pdfForm, photos, setTab, setPage }: Parts) {
  const converter = useRef<HTMLDivElement>(null);
  const [times, setTimes] = useState(0);

  useEffect(() => {
    if (times > 0)
      converter.current?.querySelector<HTMLElement>("[role=tabpanel]:not([hidden]) [data-begins]")?.focus();
  }, [times]);

  function fill(form: ContentForm, content: string, title: string) {
    const before = form.getValues("content") || "";
    const write = (value: string) =>
      form.setValue("content", value, { shouldValidate: form.formState.isSubmitted });
    write(content);
    const isReplaced = before.trim() !== "" && before !== content;
    toast({ title, ...(isReplaced && { action: { label: t("Undo"), run: () => write(before) } }) });
  }

  /** Into its tab; answers what its button would do. */
  function put(brought: Brought): () => unknown {
    setTimes((now) => now + 1);
    // What went wrong before was about something else.
    convert.clearFailure();
    switch (brought.kind) {
      case "url":
        setTab("url");
        setPage(null);
        fill(urlForm, brought.address, t("The link is in. {press}", { press: t(PRESS) }));
        return () => convert.convertUrl(brought.address);
      case "page":
        setTab("url");
        setPage(brought);
        fill(urlForm, brought.address, t("The page is in. {press}", { press: t(PRESS) }));
        return () => convert.convertPage(brought);
      case "text":
        setTab("text");
        fill(textForm, brought.text, t("The text is in. {press}", { press: t(PRESS) }));
        return () => convert.convertText(brought.text);
      case "photos":
        return putPhotos(brought.files);
      case "file":
        return putFile(brought.file);
    }
  }

  function putPhotos(files: File[]) {
    setTab("photo");
    photos.setView("photos");
    const picked = photos.pick(files);
    const said = tn(picked.length, "The photo is in.", "{count} photos are in.");
    if (picked.length === files.length) toast({ title: t("{said} Press Extract Text.", { said }) });
    return () => (picked.length > 0 ? photos.extract(picked) : undefined);
  }

  function putFile(file: File) {
    setTab("pdf");
    if (!choosePdf(pdfForm, file)) return () => undefined;
    toast({ title: t("The file is in. {press}", { press: t(PRESS) }) });
    return () => convert.convertFile(file);
  }

  /** `begins`: the cook has said already that it is to be converted. */
  async function bring(brought: Brought, { begins = false } = {}) {
    const text =
      brought.kind === "file" && isTextFile(brought.file) && brought.file.size <= TEXT_FILE_MAX_BYTES
        ? (await brought.file.text()).trim()
        : "";
    const begin = put(text === "" ? brought : { kind: "text", text });
    if (begins) void begin();
  }

  return { converter, bring };
}
