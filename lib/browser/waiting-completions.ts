/** Sends what an earlier visit could not (completion-queue.ts), which is loaded only when there is something. */
import { COMPLETIONS_KEY } from "./cook-storage";

export async function sendWaitingCompletions(): Promise<void> {
  try {
    if (localStorage.getItem(COMPLETIONS_KEY) === null) return;
    const { sendCompletions } = await import("./completion-queue");
    await sendCompletions();
  } catch {
    // Storage is refused, or there is no connection: the reports wait on.
  }
}
