/** The one shape of every error answer (wire.md#one-error). `error` and `message` carry the same sentence. */
import * as z from "./zod";

export const WireError = z.object({
  success: z.literal(false),
  code: z.string(),
  error: z.string(),
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** How the recipe can be brought instead, where its page does not give it away (converting.md#other-ways). */
  ways: z.array(z.object({ name: z.string(), sentence: z.string() })).optional(),
});
export type WireError = z.infer<typeof WireError>;

/** What a form gets back that was sent without a script. */
export type FormAnswer = { done?: true; error?: string };
/** Such a form's action, as a page hands it to its form. */
export type FormAction = (before: FormAnswer, form: FormData) => Promise<FormAnswer>;
