import "server-only";
import { readOutbox } from "@/lib/services/mailer/outbox";

/** The newest kept messages, all or those to one address. */
export const outbox = (to: string | undefined) => readOutbox(to?.trim().toLowerCase());
