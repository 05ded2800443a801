/** Calls for development and tests (wire.md#dev-doors). */
import { z } from "./zod";

export const OutboxQuery = z.object({ to: z.string().max(254).optional() });
export type OutboxQuery = z.infer<typeof OutboxQuery>;
