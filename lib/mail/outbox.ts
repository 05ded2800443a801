import "server-only";
import { runDueJobs } from "@/lib/jobs/loop";
import { readOutbox } from "@/lib/services/mailer/outbox";
import { letters } from "./send";

/** The newest kept messages, all or those to one address. What calls that have been answered caused is among them. */
export async function outbox(to: string | undefined) {
  await runDueJobs([letters]);
  return readOutbox(to?.trim().toLowerCase());
}
