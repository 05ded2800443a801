/**
 * The browser's side of every call (spec cooks §7 and §8): credentials included; any non-success answer becomes an `ApiError`
 * whose message is "{status}: {body text}", or the status text when the body is empty.
 */
import { storedUser } from "./stored-user";
import type { WireError } from "@/lib/contract/wire-error";

export class ApiError extends Error {
  /** HTTP status; 0 when no answer came (no network, server gone). */
  readonly status: number;
  /** The server's sentence for cooks, read out of the body; the raw text when the body is not ours. */
  readonly sentence: string;
  readonly code: string | null;
  /** The body as it came, for answers that carry more than their sentence. */
  readonly body: string;

  constructor(status: number, bodyText: string, statusText: string, options?: { cause: unknown }) {
    super(`${status}: ${bodyText || statusText}`, options);
    this.name = "ApiError";
    this.status = status;
    this.body = bodyText;
    const wire = readWireError(bodyText);
    this.sentence = wire?.error ?? (bodyText || statusText);
    this.code = wire?.code ?? null;
  }
}

type Call = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
};

/** What a header can carry; storage may have been written by anybody. */
const CARRIED = /^[\x21-\x7e]{1,320}$/;

/** Who the browser believes is signed in (spec cooks §7). The server never reads these: the session alone decides (decision 008). */
function userHeaders(): Record<string, string> {
  const user = storedUser();
  if (!user || !CARRIED.test(user.id)) return {};
  return { "x-user-id": user.id, ...(CARRIED.test(user.email) && { "x-user-email": user.email }) };
}

/** The successful answer to a call. @throws ApiError for every other answer and when none came, or the signal's AbortError */
export async function request(path: string, { json, form, headers, ...init }: Call = {}): Promise<Response> {
  const response = await fetch(path, {
    ...init,
    credentials: "include",
    headers: {
      ...userHeaders(),
      ...(json !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
    body: json === undefined ? form : JSON.stringify(json),
  }).catch((cause: unknown) => {
    if (init.signal?.aborted) throw cause;
    throw new ApiError(0, "", "No connection", { cause });
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

/** The parsed JSON answer of a call. @throws as `request` does */
export async function requestJson<Answer>(path: string, call?: Call): Promise<Answer> {
  return (await (await request(path, call)).json()) as Answer;
}

/** POSTs JSON and answers the parsed body. @throws as `request` does */
export const postJson = <Answer>(path: string, json: unknown, signal?: AbortSignal): Promise<Answer> =>
  requestJson<Answer>(path, { method: "POST", json, signal });

/** POSTs one file as multipart form data under `field`. @throws as `request` does */
export function postFile<Answer>(
  path: string,
  field: string,
  file: File,
  signal?: AbortSignal,
): Promise<Answer> {
  const form = new FormData();
  form.append(field, file, file.name);
  return requestJson<Answer>(path, { method: "POST", form, signal });
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
