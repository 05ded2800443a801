import "server-only";
/**
 * What another program hands over (converting.md#handed-over) goes back to the browser that sent it, in a page whose script
 * (public/hand-over.js) keeps it on the device and opens the converter. No session is looked at and nothing is stored, so that a foreign
 * page which sends the form gains nothing: only the browser itself may say that the cook wants it begun.
 */
import { AppError } from "@/lib/errors";
import { env } from "@/lib/env";
import { escapeHtml } from "@/lib/rules/escape-html";
import {
  HAND_OVER_ERRORS,
  HAND_OVER_MAX_BYTES,
  HAND_OVER_MAX_FILES,
  type HandedOver,
} from "@/lib/rules/sources/handed-over";
import { megabytes } from "@/lib/rules/sources/source";
import { type BodyReader, MULTIPART, readForm } from "./body";
import { retryAfter, sentenceOf } from "./error-answer";
import { plainPage } from "./plain-page";
import { t } from "@/lib/messages";

type Shared = Omit<HandedOver, "begins">;

const TEXTS = ["title", "text", "url", "page"] as const;

export const handOverForm: BodyReader<Shared> = {
  type: MULTIPART,
  form: { file: "files", isRepeated: true, isOptional: true, texts: TEXTS },
  input: `multipart { title?, text?, url?, page?, \`files\`? } (${HAND_OVER_MAX_FILES} files, ${megabytes(HAND_OVER_MAX_BYTES)} together)`,
  async read(request) {
    const about = { field: "files", tooLarge: HAND_OVER_ERRORS.tooLarge };
    return sharedIn(await readForm(request, HAND_OVER_MAX_BYTES, about));
  },
};

function sharedIn(form: FormData): Shared {
  const [title, text, url, page] = TEXTS.map((name) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  }) as [string, string, string, string];
  const files = form.getAll("files").filter((file) => file instanceof File && file.size > 0) as File[];
  if (files.length > HAND_OVER_MAX_FILES) throw new AppError("too_large", HAND_OVER_ERRORS.tooMany);
  if (text.length > env.MAX_TEXT_CHARS) throw new AppError("too_large", HAND_OVER_ERRORS.tooLong);
  if (files.length === 0 && `${text}${url}${page}`.trim() === "")
    throw new AppError("invalid", HAND_OVER_ERRORS.nothing);
  return { title: title.slice(0, TITLE_CHARS), text, url, page, files };
}

const TITLE_CHARS = 300;

/** The page that says why it is not handed on. */
export function handOverRefusal(error: AppError): Response {
  const body = `<h1>${t("What was shared did not arrive")}</h1><p>${escapeHtml(sentenceOf(error))}</p><p><a class="button primary" href="/">${escapeHtml(t("Open {appName}", { appName: env.APP_NAME }))}</a></p>`;
  return plainPage(t("What was shared did not arrive"), body, error.status, retryAfter(error));
}

/** The page that hands it on. */
export async function handOverPage(shared: Shared, headers: Headers): Promise<Response> {
  const files = await Promise.all(
    shared.files.map(async (file) => ({
      name: file.name,
      type: file.type,
      data: Buffer.from(await file.arrayBuffer()).toString("base64"),
    })),
  );
  const brought: HandedOver<(typeof files)[number]> = { ...shared, files, begins: isSentByTheCook(headers) };
  // Nothing in it can end the script element that carries it (decision 011).
  const json = JSON.stringify(brought).replaceAll("<", "\\u003c");
  const body = `<h1>${t("One moment")}</h1><p id="said" role="status">${t("Your recipe goes to the converter.")}</p>
<noscript><p>${t("Converting a recipe needs JavaScript. Please switch it on for this page.")}</p></noscript>
<p><a class="button" href="/">${escapeHtml(t("Open {appName}", { appName: env.APP_NAME }))}</a></p>
<script type="application/json" id="brought">${json}</script><script src="/hand-over.js"></script>`;
  return plainPage(t("One moment"), body, 200);
}

/** The browser says so of itself (a share sheet), and no page can; an extension looks like any page. */
const isSentByTheCook = (headers: Headers): boolean => headers.get("sec-fetch-site") === "none";
