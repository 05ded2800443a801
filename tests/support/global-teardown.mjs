/** Ends what global-setup.mjs started. */
import { rm } from "node:fs/promises";

export default async function tearDown() {
  await globalThis.plainspoonTestDatabases?.();
  if (process.env.TEST_WORKER_DATA) await rm(process.env.TEST_WORKER_DATA, { recursive: true, force: true });
}
