/**
 * Child of `index.ts`, bundled by scripts/setup/workers.mjs: opens a document, and has the engine read the first recipe in it. Answers
 * `{ recipe, recipes, part }`, `{ attachments }` of an e-mail without one, `{ empty: true }`, `{}`, or `{ refused }` (refused.mjs).
 */
import { readParts } from "../../engine/read/document.ts";
import { documentFormat } from "../../rules/media/document.ts";
import { hasRecipeSize } from "../../rules/recipes/size.ts";
import { serve } from "../child-work/serve.mjs";
import { Refused } from "./refused.mjs";

/**
 * Each is loaded with the first document of its kind.
 * @type {Record<import("../../rules/media/document.ts").DocumentFormat, (bytes: Uint8Array) => Promise<object[]>>}
 */
const READERS = {
  docx: async (bytes) => (await import("./docx.mjs")).readDocx(bytes),
  odt: async (bytes) => (await import("./odt.mjs")).readOdt(bytes),
  rtf: async (bytes) => (await import("./rtf.mjs")).readRtf(bytes),
  epub: async (bytes) => (await import("./epub.mjs")).readEpub(bytes),
  eml: async (bytes) => (await import("./mail.mjs")).readMail(bytes),
  mbox: async (bytes) => (await import("./mail.mjs")).readMbox(bytes),
};

serve(async ({ bytes }) => {
  try {
    const format = documentFormat(bytes);
    if (format === null) return { refused: "invalid" };
    if (!Object.hasOwn(READERS, format)) return { refused: format };
    return answerOf(await READERS[format](bytes));
  } catch (error) {
    if (error instanceof Refused) return { refused: error.why };
    throw error;
  }
});

function answerOf(parts) {
  const found = readParts(parts, hasRecipeSize);
  if (found) return found;
  const attachments = parts.find((part) => part.attachments?.length > 0)?.attachments;
  if (attachments) return { attachments };
  return parts.some(({ html, text }) => /\p{L}/u.test(withoutTags(html ?? "") + (text ?? "")))
    ? {}
    : { empty: true };
}

const withoutTags = (html) => html.replace(/<[^<>]*>/g, "");
