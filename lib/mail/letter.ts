import "server-only";
import { env } from "@/lib/env";
import { DARK, LIGHT } from "@/lib/rules/palette";
import { DAY_MS, days, hours } from "@/lib/rules/dates";
import { escapeHtml } from "@/lib/rules/escape-html";
import type { Mail } from "@/lib/services/mailer/port";
import { messageLanguage, t } from "@/lib/messages";

/** A letter's parts in order; a button's address stands alone on its line in the text form. */
export type Part =
  | { kind: "paragraph"; text: string }
  | { kind: "button"; label: string; url: string; isKey?: true };

/** A button whose link opens an account once, for whoever has it. */
export const keyButton = (label: string, url: string): Part => ({ kind: "button", label, url, isKey: true });

/** "The link works once, for 1 hour": up to three days in hours. */
export const linkLasts = (ms: number): string =>
  t("The link works once, for {time}", { time: ms > 3 * DAY_MS ? days(ms) : hours(ms) });

export type LetterRule = {
  name: string;
  /** What it follows from. */
  after: string;
  /** How long the link works that opens an account; absent where there is none. */
  linkLastsMs?: number;
  /** Where it is noted that it was written: each row has it once. */
  once?: { table: "invoice" | "subscription"; column: string };
};

/** The writer of one kind of letter, with what holds for all of the kind; it stands in the list of `lib/mail/letters.ts`. */
export const letterKind = <Rule extends LetterRule, Data>(
  rule: Rule,
  write: (data: Data) => Mail,
): ((data: Data) => Mail) & { rule: Rule } => Object.assign(write, { rule });

export const FACE = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const PARAGRAPH = `margin:0 0 16px;font:18px/1.5 ${FACE};color:${LIGHT.ink}`;
const SERIF = "Georgia,'Times New Roman',serif";
export const HEADING = (size: number) =>
  `margin:28px 0 10px;font:600 ${size}px/1.2 ${SERIF};color:${LIGHT.ink}`;
/** The letter's own heading. */
export const TITLE = `${HEADING(30)};margin-top:0;margin-bottom:16px`;
const BUTTON = `display:inline-block;padding:14px 24px;border-radius:12px;background:${LIGHT.accent};color:${LIGHT["accent-ink"]};font:600 18px/1.2 ${FACE};text-decoration:none`;

/** One button a letter: what else can be done is a link among its words. */
function htmlOf(part: Part, isMain: boolean): string {
  if (part.kind === "paragraph")
    return `<p style="${PARAGRAPH}">${escapeHtml(part.text).replace(/\r?\n/g, "<br>")}</p>`;
  const url = escapeHtml(part.url);
  if (!isMain)
    return `<p style="${PARAGRAPH}"><a class="link" href="${url}" style="color:${LIGHT.accent};font-weight:600">${escapeHtml(part.label)}</a></p>`;
  return `<p style="${PARAGRAPH};margin:24px 0"><a class="button" href="${url}" style="${BUTTON}">${escapeHtml(part.label)}</a></p><p class="muted" style="${PARAGRAPH};font-size:15px;color:${LIGHT.muted};word-break:break-all">${escapeHtml(t("Or copy this address: {url}", { url: part.url }))}</p>`;
}

/** A message in text and HTML from one list of parts, so that the two never differ. */
export function letter({
  to,
  subject,
  parts,
}: {
  to: string;
  subject: string;
  parts: readonly Part[];
}): Mail {
  const text = parts
    .map((part) => (part.kind === "paragraph" ? part.text : `${part.label}:\n${part.url}`))
    .join("\n\n");
  const main = parts.find(({ kind }) => kind === "button");
  const body = [
    `<h1 style="${TITLE}">${escapeHtml(subject)}</h1>`,
    ...parts.map((part) => htmlOf(part, part === main)),
  ].join("\n");
  const holdsKey = parts.some((part) => part.kind === "button" && part.isKey);
  return {
    ...{ to, subject, text: `${text}\n\n${env.APP_NAME}\n`, html: letterPage(subject, body) },
    ...(holdsKey && { holdsKey }),
  };
}

/** What a phone at night shows: programs that know no style sheets keep the light colours, which stand at each part. */
const AT_NIGHT = `@media (prefers-color-scheme:dark){
body{background:${DARK.paper}!important}
.card{background:${DARK.card}!important;border-color:${DARK.line}!important}
.card *{color:${DARK.ink}!important;border-color:${DARK.line}!important}
.brand{color:${DARK.accent}!important}
.card .muted,.card .muted *{color:${DARK.muted}!important}
.card .link{color:${DARK.accent}!important}
.card .button{background:${DARK.accent}!important;color:${DARK["accent-ink"]}!important}
.card .mention{background:${DARK.butter}!important;color:${DARK["butter-ink"]}!important}
}
@media (min-width:600px){body{padding:32px 24px!important}.card{padding:36px!important}}`;

/** The paper that every letter is written on: the whole width of a phone, a column of words elsewhere. `body` is HTML; `title` is not. */
export function letterPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="${messageLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title>
<style>${AT_NIGHT}</style></head>
<body style="margin:0;padding:16px 10px;background:${LIGHT.paper}"><div style="max-width:600px;margin:0 auto">
<p class="brand" style="margin:0 0 12px;padding-left:4px;font:600 22px/1.2 ${SERIF};color:${LIGHT.accent}">${escapeHtml(env.APP_NAME)}</p>
<div class="card" style="padding:24px 20px;background:${LIGHT.card};border:1px solid ${LIGHT.line};border-radius:14px;overflow-wrap:break-word">
${body}
</div></div></body></html>`;
}
