import "server-only";
import { headers } from "next/headers";
import type { FormAction, FormAnswer } from "@/lib/contract/wire-error";
import type { z } from "@/lib/contract/zod";
import { log } from "@/lib/log";
import { readClientAddress } from "./client-ip";
import { parseInput } from "./input";
import type { RouteLimit } from "./limits";
import { requireOwnOrigin } from "./origin";
import { takeAfterBody, takeBeforeBody } from "./rate-limit";
import { asAppError } from "./error-answer";

/** A form action: the same limit, input and domain function as the call that the page makes with JavaScript. */
export type ActionSpec<S extends z.ZodType> = {
  limit: RouteLimit;
  input: S;
  run(input: z.output<S>, address: string): Promise<unknown>;
};

/** A domain call as a form action: a known failure is its sentence, any other a neutral one. */
export function formAction<S extends z.ZodType>(spec: ActionSpec<S>): FormAction {
  return async (_, form) => answerForm(spec, new Headers(await headers()), form);
}

/** The order is that of every call: own origin, limit, input, act. */
export async function answerForm<S extends z.ZodType>(
  { limit, input, run }: ActionSpec<S>,
  given: Headers,
  form: FormData,
): Promise<FormAnswer> {
  try {
    requireOwnOrigin(given);
    const address = readClientAddress(given);
    await takeBeforeBody(limit, { address });
    const body = parseInput(input, fieldsOf(form));
    const giveBack = await takeAfterBody(limit, { address }, { body });
    await run(body, address);
    await giveBack();
    return { done: true };
  } catch (thrown) {
    const error = asAppError(thrown);
    if (error.code === "internal") log.error({ err: error.cause ?? error }, "failed");
    return { error: error.message };
  }
}

/** The form's texts; a file has no place in any of ours. */
const fieldsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
