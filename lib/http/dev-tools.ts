import "server-only";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { isLocalRequest } from "./loopback";
import { t } from "@/lib/messages";

/**
 * Development calls show private mail and move the clock: they exist only with DEV_TOOLS, and only for requests from this machine.
 * @throws AppError `not_found`
 */
export function requireDevTools(request: Request): void {
  if (!env.DEV_TOOLS || !isLocalRequest(request))
    throw new AppError("not_found", t("There is nothing at this address."));
}
