/** Requests of the output calls (recipes.md#output). */
import { isLetter, OUTPUTS } from "@/lib/rules/outputs";
import { MEASURES } from "@/lib/engine/measures/choice";
import * as z from "./zod";
import { Email } from "./auth";
import { t, type Message } from "@/lib/messages";
import { oneOf } from "@/lib/messages/formats";

const FORMATS = OUTPUTS.map(({ format }) => format);

export const OUTPUT_MAX_SERVINGS = 10_000;

const SERVINGS = "Servings must be a whole number from 1 to 10,000." satisfies Message;

export const OutputInput = z
  .object({
    format: z.enum(FORMATS, { error: () => t("The format is {formats}.", { formats: oneOf(FORMATS) }) }),
    /** Whom to send it to; needed for a letter. */
    email: z.string().trim().toLowerCase().nullish(),
    /** Amounts are scaled to these; without them, or when the recipe does not say its own, it stays as it is. */
    servings: z.int({ error: SERVINGS }).min(1, SERVINGS).max(OUTPUT_MAX_SERVINGS, SERVINGS).nullish(),
    /** In which measures; without them, as the recipe is written. */
    measures: z
      .enum(MEASURES, {
        error: () => t("The measures are {measures}.", { measures: oneOf(MEASURES) }),
      })
      .nullish(),
  })
  .superRefine(({ format, email }, context) => {
    if (!isLetter(format)) return;
    const message = email
      ? Email.safeParse(email).error?.issues[0]?.message
      : ("Please enter an email address." satisfies Message);
    if (message) context.addIssue({ code: "custom", path: ["email"], message });
  });
export type OutputInput = z.output<typeof OutputInput>;
