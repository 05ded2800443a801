/**
 * Logins a second with the right password, some at once, beside what the machine makes of argon2 alone in the same run (the most that
 * logins can be), and how fast `/api/health` answers meanwhile: a password's hash costs 19 MiB and a core for some hundredths of a second.
 */
import { availableParallelism, loadavg } from "node:os";
import { hashPassword, verifyPassword } from "@/lib/accounts/password";
import { BENCH_LIMITS, callerOf, percentile, post } from "./callers";
import { workedMs } from "./process-tree";
import { startPlainspoon } from "./running-app";

const ACCOUNTS = 20;
const AT_ONCE = 8;
const ROUNDS = 3;
const ROUND_MS = 8_000;
const ASK_EVERY_MS = 20;
const PASSWORD = "correct horse battery";

/** How often a second `work` is done, `AT_ONCE` at once. */
async function perSecond(work: (turn: number) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let [begun, done] = [0, 0];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() - started < ROUND_MS) {
        await work((begun += 1));
        done += 1;
      }
    }),
  );
  return (done / (performance.now() - started)) * 1_000;
}

export async function run(): Promise<void> {
  const app = await startPlainspoon({
    ...BENCH_LIMITS,
    LIMIT_HASHING: "100000/3600",
    LIMIT_LOGIN: "100000/900",
    LIMIT_LOGIN_ADDRESS: "100000/900",
    LIMIT_LOGIN_ACCOUNT: "100000/900",
  });
  try {
    const visitor = callerOf(app.url);
    const emails = Array.from({ length: ACCOUNTS }, (_, number) => `login-${number}@plainspoon.test`);
    for (const email of emails) await visitor.ask("/api/users/register", post({ email, password: PASSWORD }));
    const kept = await hashPassword(PASSWORD);
    const [alone, logins, waits]: [number[], number[], number[]] = [[], [], []];
    let [worked, done] = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(await perSecond(() => verifyPassword(PASSWORD, kept)));
      let busy = true;
      const watching = (async () => {
        while (busy) {
          const asked = performance.now();
          await visitor.ask("/api/health");
          waits.push(performance.now() - asked);
          await new Promise((wake) => setTimeout(wake, ASK_EVERY_MS));
        }
      })();
      const logIn = async (turn: number) => {
        await visitor.ask("/api/users/login", post({ email: emails[turn % ACCOUNTS], password: PASSWORD }));
        done += 1;
      };
      const before = await workedMs(app);
      logins.push(await perSecond(logIn));
      worked += (await workedMs(app)) - before;
      busy = false;
      await watching;
    }
    const [most, reached] = [percentile(alone, 0.5), percentile(logins, 0.5)];
    process.stdout.write(
      `${reached.toFixed(1)} logins/s, ${AT_ONCE} at once; argon2 alone ${most.toFixed(1)}/s (${(reached / most).toFixed(2)}×), ` +
        `${(worked / done).toFixed(1)} ms of work each; ` +
        `/api/health meanwhile median ${percentile(waits, 0.5).toFixed(1)} ms, p99 ${percentile(waits, 0.99).toFixed(1)} ms; ` +
        `${availableParallelism()} cores, load ${loadavg()
          .map((load) => load.toFixed(1))
          .join(", ")}\n`,
    );
  } finally {
    await app.stop();
  }
}
