import "server-only";
/** Whether this copy of the app can do its work: asked by whoever sends it requests (wire.md#health). */
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { services } from "@/lib/services";

const TIMEOUT_MS = 3_000;

const CHECKS = {
  database: { ask: () => db.$queryRaw`SELECT 1`, missing: "The database does not answer." },
  storage: { ask: () => services().blobs.check(), missing: "The picture storage does not answer." },
};

async function answersInTime(ask: () => Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  try {
    await Promise.race([ask(), late]);
  } finally {
    clearTimeout(timer);
  }
}

let asked: Promise<void> | undefined;

/** As `checkAll`; calls at the same time share one check, because each check writes a file. */
export function requireReady(): Promise<void> {
  asked ??= checkAll().finally(() => {
    asked = undefined;
  });
  return asked;
}

/**
 * Resolves when the database and the picture storage answer, each within 3 seconds.
 * @throws AppError `unavailable` that says in `issues` what is missing.
 */
async function checkAll(): Promise<void> {
  const parts = Object.entries(CHECKS);
  const results = await Promise.allSettled(parts.map(([, { ask }]) => answersInTime(ask)));
  const failed = results.flatMap((result, index) => {
    const part = parts[index];
    return result.status === "rejected" && part
      ? [{ path: part[0], message: part[1].missing, cause: result.reason }]
      : [];
  });
  if (failed.length === 0) return;
  throw new AppError("unavailable", failed.map(({ message }) => message).join(" "), {
    cause: failed[0]?.cause,
    issues: failed.map(({ path, message }) => ({ path, message })),
    retryAfterSeconds: 5,
  });
}
