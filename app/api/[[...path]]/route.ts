import { AppError } from "@/lib/errors";
import { route } from "@/lib/http/route";
import { t } from "@/lib/messages";

/** Every address below /api that no other route has, whatever the method. */
const unknown = route({
  about: "An address that does not exist.",
  unlisted: true,
  access: "public",
  origin: "any",
  limit: "none: it does nothing",
  answer: { name: "–" },
  codes: ["not_found"],
  run() {
    throw new AppError("not_found", t("There is nothing at this address."));
  },
});

export const GET = unknown;
export const HEAD = unknown;
export const POST = unknown;
export const PUT = unknown;
export const PATCH = unknown;
export const DELETE = unknown;
export const OPTIONS = unknown;
