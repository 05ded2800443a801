import "server-only";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { isLocalRequest } from "./loopback";

/**
 * Doors for development and tests show private mail and move the clock: they are there only where DEV_TOOLS opens them, and for
 * whoever sits at this machine. @throws AppError `not_found`
 */
export function requireDevTools(request: Request): void {
  if (!env.DEV_TOOLS || !isLocalRequest(request))
    throw new AppError("not_found", "There is nothing at this address.");
}
