/** What changes the project's own folder (packages, generated code, the build) is done by one command at a time. */
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { holderOf, takeFolder } from "../database/folder-lock.mjs";
import { ROOT } from "./project.mjs";
import { say } from "./say.mjs";

const POLL_MS = 200;

const FOLDER = join(
  tmpdir(),
  `plainspoon-setup-${process.getuid?.() ?? "user"}-${createHash("sha256").update(ROOT).digest("hex").slice(0, 16)}`,
);

const BUSY = "busy";

function nullWhenBusy(error) {
  if (error.message === BUSY) return null;
  throw error;
}

/** Runs `work` when no other command is at it; whoever waits finds the work done, and does what is left. */
export async function oneAtATime(work) {
  let told = false;
  for (;;) {
    const busy = await holderOf(FOLDER);
    const lock = busy ? null : await takeFolder(FOLDER, "setup", () => BUSY).catch(nullWhenBusy);
    if (lock) {
      try {
        return await work();
      } finally {
        await lock.release();
      }
    }
    if (!told) say("Waiting for another command that prepares this folder …");
    told = true;
    await wait(POLL_MS);
  }
}
