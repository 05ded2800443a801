/** The call that answers with the messages of a language. */
import * as z from "./zod";

/** The script's name: its language, and what its words are. */
export const MessagesScript = z.object({ name: z.string().regex(/^[a-z]{2}-[0-9a-f]{16}\.js$/) });
