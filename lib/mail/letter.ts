import "server-only";
import { env } from "@/lib/env";
import { LIGHT } from "@/lib/rules/palette";
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
const BUTTON = `display:inline-block;padding:14px 24px;border-radius:12px;background:${LIGHT.accent};color:${LIGHT["accent-ink"]};font:600 18px/1.2 ${FACE};text-decoration:none`;

function htmlOf(part: Part): string {
  if (part.kind === "paragraph") return `<p style="${PARAGRAPH}">${escapeHtml(part.text)}</p>`;
  const url = escapeHtml(part.url);
  return `<p style="${PARAGRAPH}"><a href="${url}" style="${BUTTON}">${escapeHtml(part.label)}</a></p><p style="${PARAGRAPH};font-size:15px;word-break:break-all">${escapeHtml(t("Or copy this address: {url}", { url: part.url }))}</p>`;
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
  const body = parts.map(htmlOf).join("\n");
  const holdsKey = parts.some((part) => part.kind === "button" && part.isKey);
  return {
    ...{ to, subject, text: `${text}\n\n${env.APP_NAME}\n`, html: letterPage(subject, body) },
    ...(holdsKey && { holdsKey }),
  };
}

/** The paper that every letter is written on. `body` is HTML; `title` is not. */
export function letterPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="${messageLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:${LIGHT.paper}"><div style="max-width:560px;margin:0 auto;padding:32px;background:${LIGHT.card};border:1px solid ${LIGHT.line};border-radius:14px">
<p style="${PARAGRAPH};font-weight:700">${escapeHtml(env.APP_NAME)}</p>
${body}
</div></body></html>`;
}
