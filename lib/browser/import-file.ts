/** Sends a file to be looked into or imported, and reports how far it is. */
import type { z } from "zod";
import type {
  ImportPreview,
  ImportProgress,
  ImportReport,
  PreviewProgress,
} from "@/lib/contract/recipe-import";
import { ApiError, request } from "./api";

const shapes = () => import("@/lib/contract/recipe-import");

type Asked<Progress> = {
  /** So many recipes of the file were dealt with before. */
  from?: number;
  signal: AbortSignal;
  /** Is called after each few recipes. */
  onProgress: (progress: Progress) => void;
};

/**
 * What is in a file; nothing of it is saved.
 * @throws ApiError; the signal's AbortError when the cook leaves it
 */
export const previewFile = (file: File, asked: Asked<PreviewProgress>): Promise<ImportPreview> =>
  send("/api/recipes/import/preview", formOf(file), asked, async () => (await shapes()).PreviewLine);

/**
 * What became of an import of the recipes that these `keys` of the preview name.
 * @throws ApiError; the signal's AbortError when the cook stops it: what was saved until then stays
 */
export const importFile = (
  file: File,
  { keys, ...asked }: Asked<ImportProgress> & { keys: readonly string[] },
): Promise<ImportReport> => {
  const form = formOf(file);
  form.append("keys", keys.join(","));
  return send("/api/recipes/import", form, asked, async () => (await shapes()).ImportLine);
};

function formOf(file: File): FormData {
  const form = new FormData();
  form.append("file", file, file.name);
  return form;
}

/** The answer to a call that tells in lines how far it is. */
async function send<Progress, Answer extends { success: true }>(
  path: string,
  form: FormData,
  { from = 0, signal, onProgress }: Asked<Progress>,
  shape: () => Promise<z.ZodType<{ progress: Progress } | Answer | { success: false }>>,
): Promise<Answer> {
  const [response, schema] = await Promise.all([
    request(`${path}${from === 0 ? "" : `?from=${from}`}`, {
      ...{ method: "POST", form, signal },
      headers: { accept: "application/x-ndjson" },
    }),
    shape(),
  ]);
  for await (const text of linesOf(response)) {
    const line = schema.safeParse(text);
    if (!line.success) throw new ApiError(0, "", "No connection", { cause: line.error });
    if ("progress" in line.data) onProgress(line.data.progress);
    else if (line.data.success) return line.data;
    else throw new ApiError(500, text, response.statusText);
  }
  // The connection ended on the way.
  throw new ApiError(0, "", "No connection");
}

/** What became of a file that came in more than one import. */
export const joinReports = (before: ImportReport, rest: ImportReport): ImportReport => ({
  ...rest,
  imported: before.imported + rest.imported,
  skipped: [...before.skipped, ...rest.skipped],
  skippedInAll: before.skippedInAll + rest.skippedInAll,
  withoutPicture: [...before.withoutPicture, ...rest.withoutPicture],
});

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) break;
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
