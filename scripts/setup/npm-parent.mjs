/**
 * The npm that runs this command. When it is killed with -9 it cannot tell us to end, and a copy that nobody knows of must
 * not go on holding the port and the data folder.
 */
import { spawnSync } from "node:child_process";

const POLL_MS = 500;

const ask = (pid, field) =>
  spawnSync("ps", ["-o", `${field}=`, "-p", String(pid)], { encoding: "utf8" }).stdout?.trim();

/** npm's process number, when npm runs this: our parent, or the parent of the shell between us. */
export function npmParent() {
  if (!process.env.npm_lifecycle_event) return null;
  for (let pid = process.ppid, level = 0; pid > 1 && level < 3; pid = Number(ask(pid, "ppid")), level += 1) {
    if (ask(pid, "args")?.includes("npm")) return pid;
  }
  return null;
}

function exists(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Calls `then` once when process `pid` is gone. */
export function whenGone(pid, then) {
  const watch = setInterval(() => {
    if (exists(pid)) return;
    clearInterval(watch);
    then();
  }, POLL_MS);
  watch.unref();
}
