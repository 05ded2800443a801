/** `npm run billing:setup` (scripts/billing-setup.ts), from the sources and from a built output. */
import "./setup/node-version.mjs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { ROOT } from "./setup/project.mjs";
import { command } from "./setup/say.mjs";
import { buildPrograms, programArguments } from "./setup/workers.mjs";

await command(async () => {
  await buildPrograms();
  const child = spawn(process.execPath, programArguments("billing-setup"), { cwd: ROOT, stdio: "inherit" });
  const [status] = await once(child, "close");
  process.exit(status ?? 1);
});
