import "server-only";
/** What a call may answer, derived from its handler: for docs/contract.md, and for the tests, which check every answer against it. */
import type { ErrorCode } from "@/lib/errors";
import { limitsOf } from "./limits";
import type { RouteSpec, Method } from "./route";

const MUTATING: readonly Method[] = ["POST", "PUT", "PATCH", "DELETE"];

/** Every code a call may answer with: its own, and those its origin check, limit, input and our own faults bring with them. */
export function codesOf(method: Method, spec: RouteSpec): ErrorCode[] {
  const codes = new Set<ErrorCode>(spec.codes);
  if (spec.origin !== "any" && MUTATING.includes(method)) codes.add("forbidden");
  if (spec.bearer) codes.add("unauthenticated").add("forbidden").add("rate_limited").add("unavailable");
  if (limitsOf(spec.limit).length > 0) codes.add("rate_limited").add("unavailable");
  if (["user", "admin", "super_admin"].includes(spec.access)) codes.add("unauthenticated");
  if (spec.access === "super_admin") codes.add("forbidden");
  if (spec.params || spec.query || spec.body) codes.add("invalid");
  if (spec.body) codes.add("too_large").add("unsupported");
  return [...codes.add("internal")];
}
