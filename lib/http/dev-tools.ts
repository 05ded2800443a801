import "server-only";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

/** Doors for development and tests are not there unless DEV_TOOLS opens them (decisions §10). @throws AppError `not_found` */
export function requireDevTools(): void {
  if (!env.DEV_TOOLS) throw new AppError("not_found", "There is nothing at this address.");
}
