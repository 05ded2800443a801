/**
 * `npm run with-postgres -- COMMAND…`: runs a command beside a throw-away PostgreSQL server, with DATABASE_URL and
 * TEST_DATABASE_URL naming it, and ends as the command ends.
 */
import "./setup/node-version.mjs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { install } from "./setup/install.mjs";
import { startPostgres } from "./setup/postgres.mjs";
import { command, Failure, say } from "./setup/say.mjs";

await command(async () => {
  const [program, ...words] = process.argv.slice(2);
  if (!program) throw new Failure("usage: npm run with-postgres -- COMMAND…");
  await install();
  const postgres = await startPostgres();
  if (!postgres)
    throw new Failure("There is no PostgreSQL here: install it (Debian: apt-get install postgresql).");
  say(`PostgreSQL: ${postgres.url}`);
  const child = spawn(program, words, {
    stdio: "inherit",
    env: { ...process.env, DATABASE_URL: postgres.url, TEST_DATABASE_URL: postgres.url },
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  const failed = once(child, "error").then(([error]) =>
    Promise.reject(new Failure(`${program}: ${error.message}`)),
  );
  try {
    const [code] = await Promise.race([once(child, "exit"), failed]);
    process.exitCode = code ?? 1;
  } finally {
    await postgres.stop();
  }
  process.exit();
});
