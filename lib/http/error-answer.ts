import "server-only";
/** Every error answer of `/api` is made here (wire.md#one-error): a known error keeps its sentence, any other gets a neutral one. */
import { ZodError, type core } from "zod";
import type { WireError } from "@/lib/contract/wire-error";
import { AppError, type Issue } from "@/lib/errors";
import { t, type Message } from "@/lib/messages";
import { translated } from "@/lib/messages/speech";

const INTERNAL_SENTENCE = "Something went wrong on our side. Please try again." satisfies Message;

/** Issues of a failed parse, the first of which is the answer's sentence: the screens show one. */
export function invalidInput(issues: readonly core.$ZodIssue[], cause?: unknown): AppError {
  const list: Issue[] = issues.slice(0, 20).map(({ path, message }) => ({
    path: path.join("."),
    message: translated(message),
  }));
  return new AppError("invalid", list[0]?.message ?? t("This request is not valid."), {
    issues: list,
    cause,
  });
}

/** Any thrown value as the error it is on the wire; what is no `AppError` becomes `internal` with the thrown value as cause. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof ZodError) return invalidInput(thrown.issues, thrown);
  return new AppError("internal", INTERNAL_SENTENCE, { cause: thrown });
}

/** What an error says to whoever asked: `internal` never the sentence it was thrown with. */
export const sentenceOf = ({ code, message }: AppError): string =>
  translated(code === "internal" ? INTERNAL_SENTENCE : message);

/** The error answer itself. */
export function errorAnswer(error: AppError): Response {
  const sentence = sentenceOf(error);
  const body: WireError & Record<string, unknown> = {
    success: false,
    code: error.code,
    error: sentence,
    message: sentence,
    ...(error.issues ? { issues: error.issues } : {}),
    ...error.details,
  };
  const headers = { "cache-control": "no-store", ...retryAfter(error) };
  return Response.json(body, { status: error.status, headers });
}

/** The header that says when to come again, where an error knows. */
export const retryAfter = ({ retryAfterSeconds }: AppError): Record<string, string> =>
  retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
