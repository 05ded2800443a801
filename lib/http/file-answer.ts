import "server-only";
/** Answers that are a file to keep, under its own name; private, for it may hold what only its reader may see. */
import { contentDisposition } from "@/lib/engine/transfer/file-name";

const headersOf = ({ type, name }: { type: string; name: string }): Record<string, string> => ({
  "content-type": type,
  "content-disposition": contentDisposition(name),
  "cache-control": "private, no-store",
  "x-content-type-options": "nosniff",
});

/** A file that is there. */
export const fileAnswer = (file: { bytes: Uint8Array<ArrayBuffer>; type: string; name: string }): Response =>
  new Response(file.bytes, {
    headers: { ...headersOf(file), "content-length": String(file.bytes.byteLength) },
  });

/** A file that is sent as it is made, under a name of ours. What fails before the first part is no answer yet. */
export async function streamedFile({
  parts,
  ...file
}: {
  parts: AsyncGenerator<Uint8Array>;
  type: string;
  name: string;
}): Promise<Response> {
  // Our own names are plain letters: they need no second spelling.
  const disposition = `attachment; filename="${file.name}"`;
  return new Response(await streamOf(parts), {
    headers: { ...headersOf(file), "content-disposition": disposition },
  });
}

/** The parts as a body: made as fast as they are taken, the first one now. */
export async function streamOf(parts: AsyncGenerator<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  let next: Promise<IteratorResult<Uint8Array>> | null = parts.next();
  await next;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await (next ?? parts.next());
      next = null;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
