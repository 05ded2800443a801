import "server-only";
/** The one place where what was sent becomes what a call works with: bodies, queries, paths and forms alike. */
import { unreadableIn, unreadableSentence } from "@/lib/contract/unreadable-text";
import type { z } from "@/lib/contract/zod";
import { AppError } from "@/lib/errors";
import { invalidInput } from "./error-answer";

/**
 * `given` as `schema` wants it.
 * @throws AppError `invalid` with a sentence of ours for each field that does not fit
 */
export function parseInput<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const unreadable = unreadableIn(given);
  if (unreadable) {
    const message = unreadableSentence(unreadable);
    throw new AppError("invalid", message, { issues: [{ path: nameOf(unreadable), message }] });
  }
  const result = schema.safeParse(given);
  if (!result.success) throw invalidInput(result.error.issues, result.error);
  return result.data;
}

/** A path as it is answered: names that a sender made up are not repeated. */
const nameOf = (path: readonly (string | number)[]): string =>
  path.map((part) => (/^\w{1,40}$/.test(String(part)) ? part : "…")).join(".");
