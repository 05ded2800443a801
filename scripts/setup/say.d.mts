import type { SpawnOptions } from "node:child_process";

/** What the program printed; when it fails, a Failure with `sentence` after what it printed. */
export declare function runQuietly(
  program: string,
  args: string[],
  options: SpawnOptions & { sentence: string },
): Promise<string>;
