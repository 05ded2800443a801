import "server-only";
import { AppError } from "@/lib/errors";
import { t } from "@/lib/messages";

const KEY = /^[\x21-\x7e]{1,200}$/;

/** The Idempotency-Key header, or undefined without one. @throws AppError `invalid` for one that is empty, too long or not printable */
export function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.headers.get("idempotency-key");
  if (key === null) return undefined;
  if (!KEY.test(key))
    throw new AppError("invalid", t("The Idempotency-Key must be 1 to 200 printable characters."));
  return key;
}
