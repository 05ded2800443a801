/**
 * The child's side of child work: answers each task the parent sends with what `handle` returns, one at a time.
 * Runs as plain Node, outside the bundle: an entry imports this file and npm packages only.
 */

/** @param {(task: any) => Promise<unknown>} handle throws only on bugs; expected failures are part of its answer */
export function serve(handle) {
  process.on("message", async (task) => {
    try {
      process.send({ answer: await handle(task) });
    } catch (error) {
      process.send({ error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
    }
  });
  // The parent is gone: nobody will read an answer.
  process.on("disconnect", () => process.exit(0));
}
