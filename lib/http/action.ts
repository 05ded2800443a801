import "server-only";
import { log } from "@/lib/log";
import { asAppError } from "./wire";

/** What a form page without JavaScript gets back. Next checks the origin of server actions itself. */
export type FormState = { done?: true; error?: string };

/** Wraps a domain call as a form action: a known failure is its sentence, any other a neutral one. */
export function formAction(
  run: (form: FormData) => Promise<FormState>,
): (state: FormState, form: FormData) => Promise<FormState> {
  return async (_, form) => {
    try {
      return await run(form);
    } catch (thrown) {
      const error = asAppError(thrown);
      if (error.code === "internal") log.error({ err: error.cause ?? error }, "failed");
      return { error: error.message };
    }
  };
}
