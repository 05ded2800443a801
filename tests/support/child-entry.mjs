/** A child's work for tests of child work: does what the task names. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { serve } from "../../lib/services/child-work/serve.mjs";

/** What the first task of this process said. */
let first;

/** What a program would try that has been taken over. */
const attempts = {
  read: ({ path }) => readFileSync(path, "utf8"),
  write: ({ path }) => writeFileSync(path, "taken"),
  import: ({ path }) => import(path),
  spawn: () => String(spawnSync("id").error?.code ?? "started"),
  thread: () => new Worker("", { eval: true }),
  addon: () => process.dlopen({ exports: {} }, "/nowhere/addon.node"),
};

const tried = async (task) => {
  try {
    return String((await attempts[task.do](task)) ?? "done");
  } catch (error) {
    return error.code ?? String(error);
  }
};

serve(async (task) => {
  first ??= task.said ?? "nothing";
  while (task.do === "hang") Math.sqrt(2);
  if (task.do === "crash") process.exit(3);
  if (task.do === "throw") throw new Error("no such page");
  if (task.do === "fill") {
    const held = [];
    for (;;) {
      held.push(new Uint8Array(16 * 1024 * 1024).fill(1));
      // Between two pieces the channel is read, as it is while a real file is.
      await new Promise(setImmediate);
    }
  }
  if (task.do in attempts) return { said: await tried(task) };
  return { pid: process.pid, first, said: task.said, secrets: Object.keys(process.env).length };
});
