/**
 * The npm that runs this command. When it is killed with -9 it cannot tell us to end, and a copy that nobody knows of must
 * not go on holding the port and the data folder.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const POLL_MS = 500;

/** A process's parent and command line, from /proc or, on systems without it, from ps. */
function look(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { parent: Number(parent), words: readFileSync(`/proc/${pid}/cmdline`, "utf8") };
  } catch {
    const listed =
      spawnSync("ps", ["-o", "ppid=,args=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
    return { parent: Number.parseInt(listed, 10) || 0, words: listed };
  }
}

/** npm's process number, when npm runs this: our parent, or the parent of the shell between us. */
export function npmParent() {
  if (!process.env.npm_lifecycle_event) return null;
  for (let pid = process.ppid, level = 0; pid > 1 && level < 3; level += 1) {
    const { parent, words } = look(pid);
    if (words.includes("npm")) return pid;
    pid = parent;
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
