import "server-only";
/**
 * Notes that one part of this process leaves on a request for another, as headers whose names are drawn at random when the
 * process starts: nobody outside can send one.
 */
import { randomBytes } from "node:crypto";

// why: instrumentation and routes are bundled apart and would each draw a name of their own.
const shared = globalThis as typeof globalThis & { plainspoonHeaderSecret?: string };

export function secretHeader(name: string): string {
  shared.plainspoonHeaderSecret ??= randomBytes(12).toString("hex");
  return `x-${name}-${shared.plainspoonHeaderSecret}`;
}
