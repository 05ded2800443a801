import "server-only";
/** Answers of long work: one JSON answer at the end or, for clients that ask for lines of JSON, a line for each step as well. */
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { asAppError, errorAnswer } from "./error-answer";

const LINES = "application/x-ndjson";

type ProgressWork<P, A> = (tell: (progress: P) => void, signal: AbortSignal) => Promise<A>;

/**
 * What `work` answers. With `Accept: application/x-ndjson` a stream: `{ "progress": … }` for each step, and as the last line the answer, or the
 * error as it is on the wire. A failure before the first step is an ordinary error answer. `work`'s signal aborts when the client leaves.
 */
export async function withProgress<P, A extends object>(
  request: Request,
  work: ProgressWork<P, A>,
): Promise<A | Response> {
  const lines = (request.headers.get("accept") ?? "").includes(LINES);
  if (!lines) return work(() => undefined, request.signal);
  const left = new AbortController();
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
    cancel: () => left.abort(new AppError("timeout", "The client left.")),
  });
  const line = (value: object): void => {
    if (!left.signal.aborted) controller?.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
  };
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const done = work(
    (progress) => {
      line({ progress });
      begin();
    },
    AbortSignal.any([request.signal, left.signal]),
  );
  // A failure before the first step is thrown to the caller.
  await Promise.race([begun, done]);
  void done
    .then(line, async (thrown: unknown) => {
      const error = asAppError(thrown);
      if (!left.signal.aborted && !request.signal.aborted)
        log.error({ code: error.code, err: thrown }, "failed on the way");
      line((await errorAnswer(error).json()) as object);
    })
    .finally(() => {
      if (!left.signal.aborted) controller?.close();
    });
  return new Response(stream, { headers: { "content-type": LINES, "cache-control": "no-store" } });
}
