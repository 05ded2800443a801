import "server-only";
/**
 * How every call of `/api` is answered, in this order: request id, own origin, rate limit, access, input, `run`, answer or error.
 * No product rule lives here: who may do what to which object is the domains' matter.
 */
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { AppError, type ErrorCode } from "@/lib/errors";
import { inRequest, log } from "@/lib/log";
import type { BodyReader } from "./body";
import { readClientAddress } from "./client-ip";
import type { Limit } from "./limits";
import { requireOwnOrigin } from "./origin";
import { takeAttempt } from "./rate-limit";
import { asAppError, invalidInput, wire } from "./wire";

type Context<P, B> = {
  request: Request;
  /** Aborts when the client goes away. */
  signal: AbortSignal;
  params: P;
  body: B;
};

export type RouteSpec<P = unknown, B = unknown> = {
  /** One sentence for docs/contract.md. */
  about: string;
  /** Left out of docs/contract.md: an answer to what is no call at all. */
  unlisted?: true;
  /** Who may ask at all. What they may see is decided by the domain. */
  access: "public";
  /** `any` is for callers that are no browser (webhooks). */
  origin?: "any";
  limit?: Limit;
  params?: z.ZodType<P>;
  body?: BodyReader<B>;
  /** What a success answers: its name in the contract and, for JSON, its shape. */
  answer: { name: string; schema?: z.ZodType };
  /** Codes beyond those that origin, limit and body bring with them. */
  codes?: readonly ErrorCode[];
  run(context: Context<P, B>): unknown;
};

export type Handler = {
  (
    request: Request,
    segment?: { params: Promise<Record<string, string | string[] | undefined>> },
  ): Promise<Response>;
  spec: RouteSpec;
};

/** Nobody reads this answer; it tells the log why there is none. */
const CLIENT_LEFT = 499;

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** A route handler that obeys the order above. */
export function route<P = undefined, B = undefined>(spec: RouteSpec<P, B>): Handler {
  const handler = async (request: Request, segment?: Parameters<Handler>[1]): Promise<Response> => {
    const requestId = randomUUID();
    return inRequest(requestId, async () => {
      const startedMs = performance.now();
      const given = (await segment?.params) ?? {};
      const response = await answer(spec, request, given);
      response.headers.set("x-request-id", requestId);
      log.info(
        {
          method: request.method,
          path: patternOf(request.url, given),
          status: response.status,
          ms: Math.round(performance.now() - startedMs),
        },
        "answered",
      );
      return response;
    });
  };
  return Object.assign(handler, { spec: spec as RouteSpec });
}

async function answer<P, B>(
  spec: RouteSpec<P, B>,
  request: Request,
  given: Record<string, unknown>,
): Promise<Response> {
  try {
    if (!SAFE_METHODS.has(request.method) && spec.origin !== "any") requireOwnOrigin(request);
    if (spec.limit) await takeAttempt(spec.limit, readClientAddress(request));
    const params = readParams(spec, given);
    const body = (await spec.body?.read(request)) as B;
    return success(await spec.run({ request, signal: request.signal, params, body }));
  } catch (thrown) {
    if (request.signal.aborted) return new Response(null, { status: CLIENT_LEFT });
    const error = asAppError(thrown);
    report(error);
    return wire(error);
  }
}

function readParams<P>(spec: RouteSpec<P, never> | RouteSpec<P, unknown>, given: Record<string, unknown>): P {
  if (!spec.params) return undefined as P;
  const result = spec.params.safeParse(given);
  if (!result.success) throw invalidInput(result.error.issues, result.error);
  return result.data;
}

function success(value: unknown): Response {
  if (value instanceof Response) return value;
  return Response.json(value === undefined ? { success: true } : value, {
    headers: { "cache-control": "no-store" },
  });
}

/** Expected failures are news, not faults. */
function report(error: AppError): void {
  const fault = error.code === "internal" || error.code === "unavailable";
  if (fault) log.error({ code: error.code, err: error.cause ?? error }, "failed");
  // why: under `err`, where the log's own serializer reads it: a DOMException laid open by anybody else throws.
  else log.info({ code: error.code, ...(error.cause === undefined ? {} : { err: error.cause }) }, "refused");
}

/** The path with its parameters by name: tokens, names and e-mails of a path stay out of the log. */
function patternOf(url: string, params: Record<string, unknown>): string {
  const names = new Map(
    Object.entries(params).flatMap(([name, value]) =>
      [value].flat().map((one) => [String(one), `{${name}}`]),
    ),
  );
  const { pathname } = new URL(url);
  return pathname
    .split("/")
    .map((part) => names.get(decode(part)) ?? part)
    .join("/");
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
