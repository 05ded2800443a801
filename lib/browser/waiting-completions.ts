/** Sends what an earlier visit could not (completion-queue.ts), which is loaded only when there is something. */
import { waitingCompletions } from "./cook-storage";

export async function sendWaitingCompletions(): Promise<void> {
  if (waitingCompletions.read().length === 0) return;
  try {
    const { sendCompletions } = await import("./completion-queue");
    await sendCompletions();
  } catch {
    // There is no connection: the reports wait on.
  }
}
