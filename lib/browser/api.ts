/**
 * The browser's side of every call: credentials included; any non-success answer becomes an `ApiError` whose message is
 * "{status}: {body text}", or the status text when the body is empty. Every JSON answer is held against its shape here, so that no
 * screen meets one that lacks what it expects.
 */
import { noteConnection } from "./connection";
import { storedUser } from "./stored-user";
import type { z } from "zod";
import { t } from "@/lib/messages";

export class ApiError extends Error {
  /** HTTP status; 0 when no answer came (no network, server gone). */
  readonly status: number;
  /** The server's sentence for cooks, read out of the body; one of ours by the status when the body is not the server's. */
  readonly sentence: string;
  /** The server's code; null when the body is not the server's. */
  readonly code: string | null;
  /** What the server says of single fields. */
  readonly issues: readonly FieldIssue[];
  /** Names of the ways round it that the server gives. */
  readonly ways: readonly string[];
  /** The body as it came, for answers that carry more than their sentence. */
  readonly body: string;

  constructor(status: number, bodyText: string, statusText: string, options?: { cause: unknown }) {
    super(`${status}: ${bodyText || statusText}`, options);
    this.name = "ApiError";
    this.status = status;
    this.body = bodyText;
    const wire = readWireError(bodyText);
    this.sentence = wire?.error ?? (status === 0 ? statusText : foreignSentence(status));
    this.code = wire?.code ?? null;
    this.issues = wire?.issues ?? [];
    this.ways = wire?.ways ?? [];
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

/** Who the browser believes is signed in (accounts.md#session-decides). The server never reads these: the session alone decides (decision 008). */
function userHeaders(): Record<string, string> {
  const user = storedUser.read();
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
    noteConnection("offline");
    throw new ApiError(0, "", "No connection", { cause });
  });
  noteConnection("online");
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

/** What an answer must look like, loaded with the call that needs it: zod is no part of a page's first script. */
export type Shape<Answer> = () => Promise<z.ZodType<Answer>>;

/**
 * The JSON answer of a call, in its shape.
 * @throws as `request` does; ApiError, too, for an answer that is no JSON or lacks something of `shape`
 */
export async function requestJson<Answer>(
  path: string,
  shape: Shape<Answer>,
  call: Call = {},
): Promise<Answer> {
  const response = await request(path, call);
  const [text, schema] = await Promise.all([
    response.text().catch((cause: unknown) => {
      if (call.signal?.aborted) throw cause;
      throw new ApiError(0, "", "No connection", { cause });
    }),
    // A refused call needs no shape: every visitor's first call is one. After a new version was installed, an old page may not find
    // its scripts; the answer is then used unchecked.
    shape().catch(() => null),
  ]);
  const answer = parseJson(text);
  if (schema === null && answer !== undefined) return answer as Answer;
  const read = schema?.safeParse(answer);
  if (!read?.success) throw new ApiError(response.status, text, response.statusText, { cause: read?.error });
  return read.data;
}

/** POSTs JSON and answers the body. @throws as `requestJson` does */
export const postJson = <Answer>(
  path: string,
  json: unknown,
  shape: Shape<Answer>,
  signal?: AbortSignal,
): Promise<Answer> => requestJson(path, shape, { method: "POST", json, signal });

/** POSTs one file as multipart form data under `field`. @throws as `requestJson` does */
export function postFile<Answer>(
  path: string,
  { field, file }: { field: string; file: File },
  shape: Shape<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  const form = new FormData();
  form.append(field, file, file.name);
  return requestJson(path, shape, { method: "POST", form, signal });
}

/** Undefined for what is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Worth another try: no answer came, nobody is signed in just now, or the server has a bad moment. */
export const isForLater = (error: unknown): boolean =>
  !(error instanceof ApiError) || [0, 401, 408, 429].includes(error.status) || error.status >= 500;

/** What a cook reads of a failed call: the answer's sentence, or `otherwise` when none came. */
export const answeredSentence = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.status > 0 ? error.sentence : otherwise;

/** The server's own sentence when it refused the call, or `otherwise` when it failed. */
export const refusalSentence = <Otherwise>(error: unknown, otherwise: Otherwise): string | Otherwise =>
  error instanceof ApiError && error.code !== null && error.status < 500 ? error.sentence : otherwise;

/** Longer than any sentence of ours. */
const SENTENCE_MAX_CHARS = 1_000;

type FieldIssue = { path: string; message: string };

type ReadError = { error: string; code: string; issues: FieldIssue[]; ways: string[] };

function readWireError(bodyText: string): ReadError | null {
  const value = parseJson(bodyText);
  if (typeof value !== "object" || value === null || !("error" in value)) return null;
  const { error } = value;
  if (typeof error !== "string" || !isSentence(error)) return null;
  return {
    error,
    code: "code" in value && typeof value.code === "string" ? value.code : "",
    issues: "issues" in value && Array.isArray(value.issues) ? value.issues.filter(isFieldIssue) : [],
    ways: "ways" in value && Array.isArray(value.ways) ? value.ways.flatMap(nameOf) : [],
  };
}

const nameOf = (value: unknown): string[] =>
  typeof value === "object" && value !== null && "name" in value && typeof value.name === "string"
    ? [value.name]
    : [];

const isFieldIssue = (value: unknown): value is FieldIssue =>
  typeof value === "object" &&
  value !== null &&
  "path" in value &&
  typeof value.path === "string" &&
  "message" in value &&
  typeof value.message === "string" &&
  isSentence(value.message);

/** No markup and no data, which a proxy between the cook and us may put there. */
const isSentence = (text: string): boolean =>
  text.trim() !== "" && text.length <= SENTENCE_MAX_CHARS && !/^\s*[<{[]/.test(text);

/** What a cook reads when somebody else answered in the server's place: a proxy, a hotel's login page, a page for an outage. */
function foreignSentence(status: number): string {
  if (status === 413) return t("This is too large to be sent.");
  if (status === 429) return t("That was tried very often in a short time. Please try again in a minute.");
  if (status >= 500) return t("The server cannot be reached right now. Please try again in a minute.");
  return t("The answer could not be read. Please check your internet connection and try again.");
}
