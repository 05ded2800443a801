import "server-only";
import { contentDisposition } from "@/lib/engine/transfer/file-name";

/** A file to keep, under its own name; private, for it may hold what only its reader may see. */
export function fileAnswer({
  bytes,
  type,
  name,
}: {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  name: string;
}): Response {
  return new Response(bytes, {
    headers: {
      "content-type": type,
      "content-length": String(bytes.byteLength),
      "content-disposition": contentDisposition(name),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
