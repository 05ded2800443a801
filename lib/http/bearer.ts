import "server-only";
/** `Authorization: Bearer psp_…`: the personal access token that a cook's own program sends instead of a browser's cookie. */
import { findAccessToken } from "@/lib/accounts/access-tokens";
import type { AccessTokenScope } from "@/lib/contract/access-tokens";
import type { Viewer } from "@/lib/accounts/sessions";
import { AppError } from "@/lib/errors";
import { limits } from "./limits";
import { takeAttempt } from "./rate-limit";
import { t } from "@/lib/messages";

const BEARER = /^Bearer(?: (.{0,200})|$)/i;

/** True when the call carries a token. A foreign page cannot make a browser send one, so such a call needs no origin check. */
export const hasBearer = (request: Request): boolean =>
  BEARER.test(request.headers.get("authorization") ?? "");

const BEYOND: Record<AccessTokenScope, string> = {
  get convert() {
    return t("This access token may not convert recipes. Make another under Your account.");
  },
  get read() {
    return t("This access token may not read saved recipes. Make another under Your account.");
  },
};

/**
 * The viewer whose token the call carries. Only the token counts: a cookie beside it is ignored, and an invalid token is refused, not treated as a visitor.
 * @throws AppError `unauthenticated`, `rate_limited`, `forbidden` for a token without `scope`
 */
export async function bearerOf(request: Request, address: string, scope: AccessTokenScope): Promise<Viewer> {
  const token = BEARER.exec(request.headers.get("authorization") ?? "")?.[1]?.trim();
  const found = token === undefined ? null : await findAccessToken(token);
  await takeAttempt(limits.accessToken, { address, userId: found?.viewer.id });
  if (!found)
    throw new AppError(
      "unauthenticated",
      t("This access token is not valid. Make a new one under Your account."),
    );
  if (!found.scopes.includes(scope)) throw new AppError("forbidden", BEYOND[scope]);
  return found.viewer;
}
