/**
 * The kinds of source a recipe comes from (converting.md#sources), in the order of the converter's tabs, each in a file with every sentence
 * it can fail with; those without a tab come last. The server throws those sentences and the screens read `titleFor`, so that neither can drift from the other.
 */
import { document } from "./document";
import { page } from "./page";
import { pdf } from "./pdf";
import { photo } from "./photo";
import type { ConvertMessage, Source } from "./source";
import { text } from "./text";
import { url } from "./url";
import type { Message } from "@/lib/messages";
import { translated } from "@/lib/messages/speech";

export const SOURCES = [url, photo, pdf, text, document, page] as const;

export type SourceName = (typeof SOURCES)[number]["name"];

type Tab = Extract<(typeof SOURCES)[number], { label: string }>;

/** Those that have a tab of their own. */
export const TABS = SOURCES.filter((source): source is Tab => "label" in source);

export type TabName = Tab["name"];

/** Failures of ours that any source can meet. */
export const CONVERT_ERRORS = {
  timeout: "Converting this recipe took too long (timeout). Please try again.",
  busy: "Many recipes are being converted right now. Please try again in a moment.",
  broke:
    "Something in this recipe could not be read. Copy its ingredients and steps and use the Text option.",
} as const satisfies Record<string, Message | string>;

/**
 * What the screen shows when a conversion failed.
 *
 * @param status HTTP status of the answer; 0 when there was none (no network)
 * @param sentence the `error` of the wire error; the raw body or status text when it was not ours
 * @param from the tab that asked
 */
export function titleFor(status: number, sentence: string, from: SourceName): ConvertMessage {
  const { errors, known, knownByStatus, failed, keepsTitle }: Source =
    SOURCES.find(({ name }) => name === from) ?? url;
  const said = sentence.trim();
  // The server answers in the reader's language; the words are those of the first one.
  const original = Object.values(errors).find((one) => translated(one) === said) ?? said;
  const haystack = `${knownByStatus ? `${status}: ` : ""}${original}`.toLowerCase();
  const rule = known.find(({ keywords }) => keywords.some((word) => haystack.includes(word)));
  if (rule) return { title: rule.title, text: rule.text ?? said };
  if (!isForCooks(status) || said === "") return { ...failed };
  return keepsTitle ? { ...failed, detail: said } : { title: failed.title, text: said };
}

/** Sentences of expected failures are written for cooks; a 500's or a proxy's page is not. */
function isForCooks(status: number): boolean {
  return (status >= 400 && status < 500) || status === 502 || status === 503 || status === 504;
}
