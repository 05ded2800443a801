/** The built engine worker, with two texts that no engine has: one that never ends, one that ends the process. For tests of what comes after. */
await import("../../.workers/engine.mjs");

process.prependListener("message", ({ input }) => {
  const text = JSON.stringify(input);
  while (text.includes("This never ends.")) Math.sqrt(2);
  if (text.includes("This ends the process.")) process.exit(3);
});
