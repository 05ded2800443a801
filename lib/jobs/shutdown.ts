import "server-only";
/** The app ends: its jobs first, then the server, which would otherwise end the process in the middle of a letter. */
import { stopJobs } from "./loop";

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

/** Stands before whoever else listens to the signals that end the app (Next's server), and hands them on when the jobs have ended. */
export function stopJobsBeforeServer(): void {
  for (const [signal, status] of Object.entries(SIGNALS)) {
    const others = process.listeners(signal as NodeJS.Signals);
    process.removeAllListeners(signal);
    let stopped: Promise<void> | undefined;
    process.on(signal, () => {
      stopped ??= stopJobs().finally(() => {
        for (const listener of others) listener.call(process, signal as NodeJS.Signals);
        if (others.length === 0) process.exit(status);
      });
    });
  }
}
