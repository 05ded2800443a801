import "server-only";
/** Who may read this copy's metrics: whoever has METRICS_TOKEN. */
import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { t } from "@/lib/messages";

const hashed = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Compared in constant time, whatever the lengths.
 * @throws AppError `not_found` where no token is set, `unauthenticated` without the right one
 */
export function requireMetricsToken({ headers }: Request): void {
  if (env.METRICS_TOKEN === undefined) throw new AppError("not_found", t("There is no such call."));
  const given = /^Bearer (\S{1,500})$/i.exec(headers.get("authorization") ?? "")?.[1] ?? "";
  if (!timingSafeEqual(hashed(given), hashed(env.METRICS_TOKEN)))
    throw new AppError("unauthenticated", t("This token may not read the metrics."));
}
