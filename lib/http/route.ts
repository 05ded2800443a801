import "server-only";
/**
 * How every call of `/api` is answered, in this order: request id, own origin, rate limit, access, input, `run`, answer or error.
 * No product rule lives here: the domains decide who may do what to which object.
 */
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { renewSession, type Viewer } from "@/lib/accounts/sessions";
import type { Admin } from "@/lib/admin/auth";
import type { AccessTokenScope } from "@/lib/contract/access-tokens";
import { AppError, type ErrorCode } from "@/lib/errors";
import { log, errorNames } from "@/lib/log";
import { inRequest, setCaller } from "@/lib/request";
import { reportError } from "@/lib/error-tracker";
import { noteAnswer, noteFault } from "@/lib/telemetry";
import { adminOf } from "./admin-session";
import { bearerOf, hasBearer } from "./bearer";
import type { BodyReader } from "./body";
import { addressGroup, readClientAddress } from "./client-ip";
import { parseInput } from "./input";
import type { RouteLimit } from "./limits";
import { requireOwnOrigin } from "./origin";
import { takeAfterBody, takeBeforeBody } from "./rate-limit";
import { sessionOf, setSessionCookie } from "./session";
import { asAppError, errorAnswer } from "./error-answer";
import { sentMethod } from "./incoming";
import { t } from "@/lib/messages";

/**
 * `public` does not look at the session, `viewer` takes cooks and visitors, `user` refuses visitors. `admin` and `super_admin` look at the
 * admins' own cookie; a cook's session counts for nothing there.
 */
export type Access = "public" | "viewer" | "user" | "admin" | "super_admin";

type AdminOf<A extends Access> = A extends "admin" | "super_admin" ? Admin : undefined;
type ViewerOf<A extends Access> = A extends "user" ? Viewer : A extends "viewer" ? Viewer | null : undefined;

type Context<P, Q, B, A extends Access> = {
  request: Request;
  user: ViewerOf<A>;
  admin: AdminOf<A>;
  /** The session's token, for calls that end or keep it. */
  token: string | null;
  /** Where the call came from. */
  address: string;
  /** Aborts when the client goes away. */
  signal: AbortSignal;
  params: P;
  query: Q;
  body: B;
};

export type AnswerSpec = {
  name: string;
  schema?: z.ZodType;
  /** 200 unless given. */
  status?: number;
  /** Content types of an answer that is no JSON, or not always; none for an answer without a body. */
  types?: readonly string[];
};

export type RouteSpec<P = unknown, Q = unknown, B = unknown, A extends Access = Access> = {
  /** One sentence for docs/contract.md. */
  about: string;
  /** Left out of docs/contract.md: it answers requests for calls or methods that do not exist. */
  unlisted?: true;
  /** Who may ask at all. What they may see is decided by the domain. */
  access: A;
  /** Absent: own pages only. `any`: callers that are not browsers (webhooks). `direct`: own pages, or a form that the browser says no page sent (`Sec-Fetch-Site: none`; the demo checkout). */
  origin?: "any" | "direct";
  /** Also takes a personal access token that may do this, from programs that are no browser. */
  bearer?: AccessTokenScope;
  /** Looks at the Idempotency-Key header. */
  idempotent?: true;
  /** How often it may be called: one limit, several, or "none: why". Required, so that nobody forgets it. */
  limit: RouteLimit;
  /** Checks before the body is read, so that nobody uploads megabytes only to be refused. */
  beforeBody?(context: { request: Request; user: ViewerOf<A> }): Promise<void>;
  params?: z.ZodType<P>;
  query?: z.ZodType<Q>;
  body?: BodyReader<B>;
  /** What a success answers: its name in the contract and, for JSON, its shape. */
  answer: AnswerSpec;
  /** How a refusal is told where a browser goes to the call: on a page. Absent: as the one wire error. */
  refusal?(error: AppError): Response;
  /** Codes beyond those that origin, limit and body bring with them. */
  codes?: readonly ErrorCode[];
  run(context: Context<P, Q, B, A>): unknown;
};

export type Handler = {
  (
    request: Request,
    segment?: { params: Promise<Record<string, string | string[] | undefined>> },
  ): Promise<Response>;
  spec: RouteSpec;
};

/** For the log only: the client has gone and reads no answer. */
const CLIENT_LEFT = 499;

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** A route handler that obeys the order above. */
export function route<P = undefined, Q = undefined, B = undefined, A extends Access = "public">(
  spec: RouteSpec<P, Q, B, A>,
): Handler {
  const handler = async (request: Request, segment?: Parameters<Handler>[1]): Promise<Response> => {
    const requestId = randomUUID();
    return inRequest(requestId, async () => {
      const startedMs = performance.now();
      const given = (await segment?.params) ?? {};
      const response = await answer(spec, request, given);
      response.headers.set("x-request-id", requestId);
      keepFromCaches(response);
      const [path, ms] = [pathPattern(request.url, given), performance.now() - startedMs];
      log.info({ method: request.method, path, status: response.status, ms: Math.round(ms) }, "answered");
      noteAnswer(spec.unlisted ? "none" : path, request.method, response.status, ms);
      return response;
    });
  };
  return Object.assign(handler, { spec: spec as unknown as RouteSpec });
}

async function answer<P, Q, B, A extends Access>(
  spec: RouteSpec<P, Q, B, A>,
  request: Request,
  given: Record<string, unknown>,
): Promise<Response> {
  try {
    const scope = hasBearer(request) ? spec.bearer : undefined;
    const withToken = scope !== undefined;
    if (!SAFE_METHODS.has(request.method) && spec.origin !== "any" && !withToken)
      requireOwnOrigin(request.headers, {
        protocol: new URL(request.url).protocol,
        allowDirect: spec.origin === "direct",
      });
    const admin = isOfAdmins(spec.access) ? await adminOf(request) : null;
    if (isOfAdmins(spec.access) && !admin)
      throw new AppError("unauthenticated", t("Please log in as an admin."));
    if (spec.access === "super_admin" && admin?.role !== "super_admin")
      throw new AppError("forbidden", t("Only a super admin may do this."));
    const address = readClientAddress(request.headers);
    const session = withToken
      ? { viewer: await bearerOf(request, address, scope), token: null, renewableUntil: null }
      : ["viewer", "user"].includes(spec.access)
        ? await sessionOf(request)
        : null;
    if (spec.access === "user" && !session) throw new AppError("unauthenticated", t("Please log in."));
    const caller = { address, userId: session?.viewer.id ?? admin?.id };
    setCaller(caller.userId === undefined ? addressGroup(address) : `user ${caller.userId}`);
    await takeBeforeBody(spec.limit, caller);
    const params = parsed(spec.params, given);
    const query = parsed(spec.query, Object.fromEntries(new URL(request.url).searchParams));
    const user = (
      spec.access === "user" || spec.access === "viewer" ? (session?.viewer ?? null) : undefined
    ) as ViewerOf<A>;
    await spec.beforeBody?.({ request, user });
    const body = (await spec.body?.read(request)) as B;
    const giveBack = await takeAfterBody(spec.limit, caller, { body, query });
    const token = session?.token ?? null;
    const response = success(
      await spec.run({
        ...{ request, signal: request.signal, user, token, address, params, query, body },
        admin: (admin ?? undefined) as AdminOf<A>,
      }),
    );
    await giveBack();
    const until = response.headers.has("set-cookie") ? null : session?.renewableUntil;
    return until && token !== null && (await renewSession({ token, until }))
      ? setSessionCookie(response, { token, expiresAt: until })
      : response;
  } catch (thrown) {
    if (request.signal.aborted) return new Response(null, { status: CLIENT_LEFT });
    const error = asAppError(thrown);
    report(error);
    return (spec.refusal ?? errorAnswer)(error);
  }
}

const isOfAdmins = (access: Access): boolean => access === "admin" || access === "super_admin";

const parsed = <T>(schema: z.ZodType<T> | undefined, given: unknown): T =>
  schema ? parseInput(schema, given) : (undefined as T);

const success = (value: unknown): Response =>
  value instanceof Response ? value : Response.json(value === undefined ? { success: true } : value);

/** Answers are not cached unless they say so; one that sets a cookie never is. */
function keepFromCaches({ headers }: Response): void {
  if (!headers.has("cache-control") || headers.has("set-cookie")) headers.set("cache-control", "no-store");
}

/** Expected refusals are logged as info, our own faults as errors. */
function report(error: AppError): void {
  const fault = error.code === "internal" || error.code === "unavailable";
  if (fault) {
    log.error({ code: error.code, err: error.cause ?? error }, "failed");
    noteFault(error.code);
    if (error.code === "internal") reportError(error.cause ?? error);
  } else log.info({ code: error.code, causes: errorNames(error.cause) }, "refused");
}

/** The path with its parameters by name: tokens, names and e-mails of a path stay out of the log. */
function pathPattern(url: string, params: Record<string, unknown>): string {
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

export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
export type Method = (typeof METHODS)[number];

/** All the methods a route file exports: `export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST })`. */
export function methods(own: Partial<Record<Method, Handler>>): Record<Method, Handler> {
  // why: HEAD is GET without the body; Next and fetch drop the body of an answer to HEAD.
  const has: Partial<Record<Method, Handler>> = own.GET ? { HEAD: own.GET, ...own } : { ...own };
  const allow = [...METHODS.filter((method) => method in has), ...("OPTIONS" in has ? [] : ["OPTIONS"])].join(
    ", ",
  );
  const other = route({
    about: "Not a method of this call.",
    unlisted: true,
    access: "public",
    origin: "any",
    limit: "none: it does nothing",
    answer: { name: "–" },
    codes: ["method_not_allowed"],
    run({ request }) {
      const method = sentMethod(request);
      if (method === "OPTIONS") return new Response(null, { status: 204, headers: { allow } });
      throw new AppError("method_not_allowed", t("This call does not take {method}.", { method }));
    },
  });
  const refuse: Handler = Object.assign(
    async (...call: Parameters<Handler>) => {
      const response = await other(...call);
      response.headers.set("allow", allow);
      return response;
    },
    { spec: other.spec },
  );
  return Object.fromEntries(METHODS.map((method) => [method, has[method] ?? refuse])) as Record<
    Method,
    Handler
  >;
}
