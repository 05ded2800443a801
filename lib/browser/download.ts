/** Files out of answers: kept under the name the server gives them. */
import { request } from "./api";
import { offeredName, withEnding } from "@/lib/engine/transfer/file-name";

/** Hands `blob` to the browser's downloads as `name`. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has its own hold on the blob once the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/**
 * POSTs `json` and saves the file that comes back, with `ending` (".pdf") added where the server's name lacks it.
 * @returns the name it was saved under
 * @throws ApiError, or the signal's AbortError; then nothing is saved
 */
export async function downloadAnswer(
  path: string,
  json: unknown,
  ending: string,
  signal: AbortSignal,
): Promise<string> {
  const answer = await request(path, { method: "POST", json, signal });
  const name = withEnding(offeredName(answer.headers.get("content-disposition")) ?? "recipe", ending);
  saveFile(await answer.blob(), name);
  return name;
}
