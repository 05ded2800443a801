/** Sends a file to be imported and reports its progress. */
import type { ImportProgress, ImportReport } from "@/lib/contract/saved-recipes";
import { ApiError, request } from "./api";

const shape = () => import("@/lib/contract/saved-recipes").then(({ ImportLine }) => ImportLine);

/**
 * What became of an import.
 * @param from where an import before it ended: so many recipes of the file were dealt with
 * @param onProgress is called after each few recipes
 * @throws ApiError; the signal's AbortError when the cook stops it: what was saved until then stays
 */
export async function importFile(
  file: File,
  {
    from = 0,
    signal,
    onProgress,
  }: { from?: number; signal: AbortSignal; onProgress: (progress: ImportProgress) => void },
): Promise<ImportReport> {
  const form = new FormData();
  form.append("file", file, file.name);
  const [response, schema] = await Promise.all([
    request(`/api/recipes/import${from === 0 ? "" : `?from=${from}`}`, {
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
