/** Calls for development and tests (wire.md#dev-doors). */
import * as z from "./zod";

export const OutboxQuery = z.object({ to: z.string().max(254).optional() });
export type OutboxQuery = z.infer<typeof OutboxQuery>;

/** The kept letters, newest first. */
export const OutboxAnswer = z.object({
  success: z.literal(true),
  messages: z.array(
    z.object({
      id: z.string(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      replyTo: z.string().optional(),
      createdAt: z.string(),
    }),
  ),
});
