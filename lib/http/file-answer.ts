import "server-only";
/** Answers that are a file to download, under its own name; never cached by others, because it may be private. */
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

/** A file that is sent while it is made, under a name of ours. A failure before the first part is thrown to the caller. */
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
