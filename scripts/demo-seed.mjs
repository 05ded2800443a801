/**
 * `npm run demo:seed [-- --users 400 --recipes 2]`: made-up cooks of the last year with recipes, subscriptions, invoices and questions, so that
 * the admin pages can be judged. Run again, it starts anew; nobody else's data is touched. scripts/make-demo-data.ts does it.
 */
import "./setup/node-version.mjs";
import { runOnDatabase } from "./setup/database-program.mjs";
import { command } from "./setup/say.mjs";

await command(async () => {
  const args = process.argv.slice(2);
  process.exit(await runOnDatabase({ program: "make-demo-data", args, owner: "demo:seed" }));
});
