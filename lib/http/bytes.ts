import "server-only";
/** Request bodies are counted while they arrive: a Content-Length may lie, and nothing larger than allowed is ever kept. */
import { AppError } from "@/lib/errors";

/**
 * The body's bytes.
 * @throws AppError `too_large` with `sentence` as soon as more than `maxBytes` are announced or have arrived.
 */
export async function readBytes(
  request: Request,
  maxBytes: number,
  sentence: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > maxBytes) throw new AppError("too_large", sentence);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      // why: not cancelled, because that closes the connection before the caller has read our sentence.
      reader.releaseLock();
      throw new AppError("too_large", sentence);
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
