/**
 * Calls a route handler in this process, as Next would, and holds its answer against what the route promises: an error has the one
 * wire shape and a code the contract names, a success has the promised shape, and every answer carries a request id.
 */
import { decodeEntities } from "@/lib/engine/read/html/clean-text";
import { WireError } from "@/lib/contract/wire-error";
import type { ErrorCode } from "@/lib/errors";
import { ADMIN_COOKIE } from "@/lib/http/admin-session";
import { stampedHeaders } from "@/lib/http/client-ip";
import { localRequestHeaders } from "@/lib/http/loopback";
import { codesOf } from "@/lib/http/contract";
import type { Handler, Method } from "@/lib/http/route";
import { SESSION_COOKIE } from "@/lib/http/session";

const JSON_TYPE = "application/json";
const NOT_MODIFIED = 304;

export const OWN_ORIGIN = "http://localhost:3000";

export type Call = {
  method?: Method;
  path?: string;
  params?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as a multipart form. */
  form?: FormData;
  /** Sent as it is; give its content type in `headers`. */
  raw?: BodyInit;
  headers?: Record<string, string>;
  /** Our own unless given; null sends none. */
  origin?: string | null;
  ip?: string;
  /** Somebody who does not sit at this machine. */
  fromElsewhere?: true;
  /** The session token of who asks (tests/support/people.ts). */
  as?: { token: string };
  /** The admin session's token (tests/support/admins.ts). */
  asAdmin?: { token: string };
  signal?: AbortSignal;
};

// `unknown` would make every test cast; what a test reads, it also asserts.
export type Answer = {
  status: number;
  headers: Headers;
  body: Record<string, never> & { [key: string]: unknown };
  response: Response;
};

export async function call(handler: Handler, given: Call = {}): Promise<Answer> {
  const {
    method = "POST",
    path = "/api/test",
    params,
    origin = OWN_ORIGIN,
    ip = "203.0.113.7",
    signal,
  } = given;
  const json = given.body !== undefined;
  const request = new Request(new URL(path, OWN_ORIGIN), {
    method,
    signal,
    headers: {
      host: "localhost:3000",
      ...(origin === null ? {} : { origin }),
      ...(json ? { "content-type": "application/json" } : {}),
      ...stampedHeaders(ip),
      ...(given.fromElsewhere ? {} : localRequestHeaders()),
      ...(given.as || given.asAdmin ? { cookie: cookiesOf(given) } : {}),
      ...given.headers,
    },
    body: json ? JSON.stringify(given.body) : (given.form ?? given.raw ?? null),
    ...(given.raw instanceof ReadableStream ? { duplex: "half" } : {}),
  });
  const response = await handler(request, { params: Promise.resolve(params ?? {}) });
  const text = await response.clone().text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  const body = isJson && text !== "" ? JSON.parse(text) : {};
  holdAgainstContract(handler, method, response, body);
  return { status: response.status, headers: response.headers, body, response };
}

/** True where a browser goes to the call and reads a page (`refusal` of the route). */
export const isPage = ({ headers }: Answer): boolean =>
  headers.get("content-type")?.startsWith("text/html") ?? false;

/** What a refusal says: in its wire error, or in the first paragraph of its page. */
export async function sentenceOf(answer: Answer): Promise<unknown> {
  if (!isPage(answer)) return answer.body.message;
  return decodeEntities(/<p>(.*?)<\/p>/s.exec(await answer.response.text())?.[1] ?? "");
}

function cookiesOf({ as, asAdmin }: Call): string {
  return [as && `${SESSION_COOKIE}=${as.token}`, asAdmin && `${ADMIN_COOKIE}=${asAdmin.token}`]
    .filter(Boolean)
    .join("; ");
}

function holdAgainstContract({ spec }: Handler, method: Method, response: Response, body: unknown): void {
  expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  const type = response.headers.get("content-type")?.split(";")[0];
  if (response.status === 499 || (response.status >= 400 && type === "text/html")) return;
  if (response.status >= 400) {
    const error = WireError.loose().parse(body);
    expect(error.message).toBe(error.error);
    expect(codesOf(method, spec)).toContain(error.code as ErrorCode);
  } else if (!spec.unlisted && response.status !== NOT_MODIFIED) {
    const { status = 200, types = [JSON_TYPE], schema } = spec.answer;
    // A page may send its reader on.
    if (types.includes("text/html") && response.headers.has("location")) return;
    expect(response.status).toBe(status);
    if (types.length > 0) expect(types).toContain(type);
    if (schema && type === JSON_TYPE && method !== "HEAD") expect(schema.parse(body)).toEqual(body);
  }
}

/** A multipart form with one file. */
export function fileForm(
  field: string,
  bytes: Uint8Array | string,
  type = "application/octet-stream",
  name = "file",
): FormData {
  const form = new FormData();
  form.append(field, new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name, { type }));
  return form;
}
