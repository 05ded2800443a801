/** Requests of the output calls: a recipe as PDF, as a picture, or by e-mail (recipes.md#output). */
import { z } from "./zod";
import { Email } from "./auth";

export const OUTPUT_FORMATS = ["pdf", "image", "email"] as const;
export const OUTPUT_MAX_SERVINGS = 10_000;

const SERVINGS = "Servings must be a whole number from 1 to 10,000.";

export const OutputInput = z
  .object({
    format: z.enum(OUTPUT_FORMATS, { error: "The format is pdf, image or email." }),
    /** Whom to send it to; needed for `email`. */
    email: z.string().trim().toLowerCase().nullish(),
    /** Amounts are scaled to these; without them, or when the recipe does not say its own, it stays as it is. */
    servings: z.int({ error: SERVINGS }).min(1, SERVINGS).max(OUTPUT_MAX_SERVINGS, SERVINGS).nullish(),
  })
  .superRefine(({ format, email }, context) => {
    if (format !== "email") return;
    const message = email
      ? Email.safeParse(email).error?.issues[0]?.message
      : "Please enter an email address.";
    if (message) context.addIssue({ code: "custom", path: ["email"], message });
  });
export type OutputInput = z.output<typeof OutputInput>;
