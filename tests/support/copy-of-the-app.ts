/** The worker of a copy of the app as a process of its own, for tests that kill it: settings come from its environment. */
import "@/lib/mail/send";
import { db } from "@/lib/db/client";
import { startJobs, wake, stopJobsBeforeServer } from "@/lib/jobs/loop";

await db.$queryRaw`SELECT 1`;
startJobs();
stopJobsBeforeServer();
wake();
// The worker alone keeps no process alive; the app's server does.
setInterval(() => undefined, 60_000);
process.stdout.write("at work\n");
