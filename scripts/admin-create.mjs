/**
 * `npm run admin:create -- --email E --name N [--role super_admin] [--password P]`, while the app runs and while it is
 * stopped. scripts/make-admin.ts checks the words and does it. Ends within 15 seconds.
 */
import "./setup/node-version.mjs";
import { runOnDatabase } from "./setup/database-program.mjs";
import { command } from "./setup/say.mjs";

await command(async () => {
  const status = await runOnDatabase({
    program: "make-admin",
    args: process.argv.slice(2),
    owner: "admin:create",
    deadlineMs: 14_500,
  });
  process.exit(status);
});
