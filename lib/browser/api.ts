/**
 * The browser's side of every call (spec cooks §7 and §8): credentials included; any non-success answer becomes an `ApiError`
 * whose message is "{status}: {body text}", or the status text when the body is empty.
 */
import type { WireError } from "@/lib/contract/wire-error";

export class ApiError extends Error {
  /** HTTP status; 0 when no answer came (no network, server gone). */
  readonly status: number;
  /** The server's sentence for cooks, read out of the body; the raw text when the body is not ours. */
  readonly sentence: string;
  readonly code: string | null;

  constructor(status: number, bodyText: string, statusText: string, options?: { cause: unknown }) {
    super(`${status}: ${bodyText || statusText}`, options);
    this.name = "ApiError";
    this.status = status;
    const wire = readWireError(bodyText);
    this.sentence = wire?.error ?? (bodyText || statusText);
    this.code = wire?.code ?? null;
  }
}

/** POSTs JSON and answers the parsed body. @throws ApiError, or the signal's AbortError */
export function postJson<Answer>(path: string, body: unknown, signal?: AbortSignal): Promise<Answer> {
  return post<Answer>(path, JSON.stringify(body), { "Content-Type": "application/json" }, signal);
}

/** POSTs one file as multipart form data under `field`. @throws ApiError, or the signal's AbortError */
export function postFile<Answer>(
  path: string,
  field: string,
  file: File,
  signal?: AbortSignal,
): Promise<Answer> {
  const form = new FormData();
  form.append(field, file, file.name);
  return post<Answer>(path, form, {}, signal);
}

async function post<Answer>(
  path: string,
  body: BodyInit,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<Answer> {
  const response = await request(path, { method: "POST", body, headers, signal, credentials: "include" });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return (await response.json()) as Answer;
}

async function request(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError(0, "", "No connection", { cause });
  }
}

function readWireError(bodyText: string): Pick<WireError, "error" | "code"> | null {
  try {
    const value: unknown = JSON.parse(bodyText);
    if (typeof value !== "object" || value === null || !("error" in value)) return null;
    if (typeof value.error !== "string") return null;
    return { error: value.error, code: "code" in value && typeof value.code === "string" ? value.code : "" };
  } catch {
    return null;
  }
}
