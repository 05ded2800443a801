/** A child's work for tests of child work: does what the task names. */
import { serve } from "../../lib/services/child-work/serve.mjs";

/** What the first task of this process said. */
let first;

serve(async (task) => {
  first ??= task.said ?? "nothing";
  while (task.do === "hang") Math.sqrt(2);
  if (task.do === "crash") process.exit(3);
  if (task.do === "throw") throw new Error("no such page");
  if (task.do === "fill") {
    const held = [];
    for (;;) {
      held.push(new Uint8Array(16 * 1024 * 1024).fill(1));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  if (task.do === "wait") await new Promise((resolve) => setTimeout(resolve, task.ms));
  return { pid: process.pid, first, said: task.said, secrets: Object.keys(process.env).length };
});
