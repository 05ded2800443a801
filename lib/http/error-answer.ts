import "server-only";
/** Every error answer of `/api` is made here (wire.md#one-error): a known error keeps its sentence, any other gets a neutral one. */
import { ZodError, type core } from "zod";
import type { WireError } from "@/lib/contract/wire-error";
import { AppError, type Issue } from "@/lib/errors";

const INTERNAL_SENTENCE = "Something went wrong on our side. Please try again.";

/** Issues of a failed parse, the first of which is the answer's sentence: the screens show one. */
export function invalidInput(issues: readonly core.$ZodIssue[], cause?: unknown): AppError {
  const list: Issue[] = issues.slice(0, 20).map(({ path, message }) => ({ path: path.join("."), message }));
  return new AppError("invalid", list[0]?.message ?? "This request is not valid.", { issues: list, cause });
}

/** Any thrown value as the error it is on the wire; what is no `AppError` becomes `internal` with the thrown value as cause. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof ZodError) return invalidInput(thrown.issues, thrown);
  return new AppError("internal", INTERNAL_SENTENCE, { cause: thrown });
}

/** The error answer itself. `internal` never carries the sentence it was thrown with. */
export function errorAnswer(error: AppError): Response {
  const sentence = error.code === "internal" ? INTERNAL_SENTENCE : error.message;
  const body: WireError & Record<string, unknown> = {
    success: false,
    code: error.code,
    error: sentence,
    message: sentence,
    ...(error.issues ? { issues: error.issues } : {}),
    ...error.details,
  };
  const headers: Record<string, string> = { "cache-control": "no-store" };
  if (error.retryAfterSeconds !== undefined) headers["retry-after"] = String(error.retryAfterSeconds);
  return Response.json(body, { status: error.status, headers });
}
