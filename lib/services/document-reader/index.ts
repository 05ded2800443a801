import "server-only";
/** Opens documents of other programs and reads the first recipe in them, in a child process that is killed when it takes too long (converting.md#documents). */
import * as z from "zod";
import type { SourceRecipe } from "@/lib/engine/recipe/stages";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { DOCUMENT_ERRORS } from "@/lib/rules/sources/document";
import { withLimit } from "@/lib/rules/sources/source";
import { ChildFailure, keepWarm, runInChild, type ChildWork } from "../child-work";

export type { DocumentPart } from "@/lib/engine/read/document";

const WORK: ChildWork = {
  entry: ".workers/document.mjs",
  lane: "document",
  timeMs: 20_000,
  memoryMb: 768,
  needs: { packages: ["mammoth", "postal-mime", "saxes"] },
};

const Attachment = z.object({
  name: z.string(),
  type: z.string(),
  bytes: z.custom<Uint8Array>(ArrayBuffer.isView),
});
export type Attachment = z.infer<typeof Attachment>;

const REFUSED = ["invalid", "password", "protected", "outdated", "encrypted", "unpacked"] as const;

const Answer = z.union([
  z.object({
    recipe: z.object({
      source: z.custom<SourceRecipe>((value) => typeof value === "object"),
      original: z.string(),
    }),
    recipes: z.number(),
    part: z.string().nullable(),
  }),
  z.object({ attachments: z.array(Attachment) }),
  z.object({ refused: z.enum(REFUSED) }),
  z.object({ empty: z.literal(true).optional() }),
]);

/** The first recipe, of how many, and what its part of the document is called; or an e-mail's attachments when there is none in its words. */
export type DocumentText =
  | { recipe: { source: SourceRecipe; original: string }; recipes: number; part: string | null }
  | { recipe: null; attachments: readonly Attachment[]; isEmpty: boolean };

/**
 * What a document holds.
 *
 * @throws AppError `unreadable` for a damaged, locked or outdated file, `too_large` beyond the size of the file or of what it unpacks to,
 *   `timeout` when reading takes more than 20 s or `signal` ends it, `unavailable` when too many files are being read
 */
export async function readDocument(bytes: Uint8Array, signal?: AbortSignal): Promise<DocumentText> {
  if (bytes.byteLength > env.MAX_PDF_BYTES) {
    throw new AppError("too_large", withLimit(DOCUMENT_ERRORS.tooLarge, env.MAX_PDF_BYTES / 1024 / 1024));
  }
  if (bytes.byteLength === 0) throw new AppError("unreadable", DOCUMENT_ERRORS.empty);
  const answer = Answer.parse(await inChild(bytes, signal));
  if ("refused" in answer) {
    const code = answer.refused === "unpacked" ? "too_large" : "unreadable";
    throw new AppError(code, DOCUMENT_ERRORS[answer.refused]);
  }
  if ("recipe" in answer) return answer;
  if ("attachments" in answer) return { recipe: null, attachments: answer.attachments, isEmpty: false };
  return { recipe: null, attachments: [], isEmpty: answer.empty === true };
}

async function inChild(bytes: Uint8Array, signal?: AbortSignal): Promise<unknown> {
  try {
    return await runInChild(WORK, { bytes }, signal);
  } catch (error) {
    if (!(error instanceof ChildFailure)) throw error;
    if (error.reason === "timeout" || error.reason === "aborted")
      throw new AppError("timeout", DOCUMENT_ERRORS.timeout, { cause: error });
    if (error.reason === "memory")
      throw new AppError("too_large", DOCUMENT_ERRORS.unpacked, { cause: error });
    throw new AppError("unreadable", DOCUMENT_ERRORS.invalid, { cause: error });
  }
}

/** A word (RTF). */
const SMALLEST = Buffer.from("{\\rtf1 soup}");

/** Starts the process that the first document will need. Never throws. */
export const warmDocumentReader = (): Promise<void> => keepWarm(WORK, 1, { bytes: SMALLEST });
