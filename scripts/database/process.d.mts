import type { ChildProcess } from "node:child_process";

/** Types of process.mjs for the tests and benchmarks. */
export function startDatabaseProcess(
  args: string[],
): Promise<{ url: string; child: ChildProcess; stop: () => Promise<void> }>;
