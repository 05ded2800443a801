/** The settings, checked by `lib/env.ts`, and what follows from them for starting. */
import { spawnSync } from "node:child_process";
import { ROOT } from "./project.mjs";
import { Failure } from "./say.mjs";
import { buildWorkers, programArguments } from "./workers.mjs";

/**
 * @returns the checked settings, with `host` to listen on and `devTools`: on a machine where nothing
 * says that this is a public site (no APP_URL but a local one, no DATABASE_URL, no LISTEN_HOST), the app listens on loopback only
 * and offers the development pages, unless DEV_TOOLS says otherwise.
 * @throws Failure with the sentence that names the wrong setting.
 */
export async function readSettings() {
  await buildWorkers();
  const checked = spawnSync(process.execPath, programArguments("settings"), { cwd: ROOT, encoding: "utf8" });
  if (checked.status !== 0) throw new Failure(checked.stderr.trim());
  const settings = JSON.parse(checked.stdout);
  const fresh = settings.isLocalAddress && !settings.DATABASE_URL && !settings.LISTEN_HOST;
  const devTools = process.env.DEV_TOOLS?.trim() ? settings.DEV_TOOLS : fresh;
  const host = settings.LISTEN_HOST ?? (fresh || devTools ? "127.0.0.1" : "0.0.0.0");
  return { ...settings, host, devTools };
}
