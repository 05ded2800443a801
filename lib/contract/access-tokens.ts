/** Personal access tokens: what a cook sends to create or revoke one, and what the answers hold. */
import * as z from "./zod";
import { ACCESS_TOKEN_NAME_MAX_CHARS } from "@/lib/rules/limits";
import { t, type Message } from "@/lib/messages";

/** What a token may do; it never reaches the account, its plan, or anything that changes a recipe. */
export const ACCESS_TOKEN_SCOPES = ["convert", "read"] as const;
export type AccessTokenScope = (typeof ACCESS_TOKEN_SCOPES)[number];
const Scopes = z.array(z.enum(ACCESS_TOKEN_SCOPES, "A token can convert, read, or both." satisfies Message));

export const CreateAccessTokenInput = z.object({
  name: z
    .string("Please name the token." satisfies Message)
    .trim()
    .min(1, "Please name the token." satisfies Message)
    .max(ACCESS_TOKEN_NAME_MAX_CHARS, {
      error: () =>
        t("The name of a token may have at most {accessTokenNameMaxChars} characters.", {
          accessTokenNameMaxChars: ACCESS_TOKEN_NAME_MAX_CHARS,
        }),
    }),
  scopes: Scopes.min(1, "Please choose what the token may do." satisfies Message)
    .max(ACCESS_TOKEN_SCOPES.length, "A token can convert, read, or both." satisfies Message)
    .default([...ACCESS_TOKEN_SCOPES]),
});
export type CreateAccessTokenInput = z.infer<typeof CreateAccessTokenInput>;

export const RevokeAccessTokenInput = z.object({
  id: z
    .string("Please say which token." satisfies Message)
    .min(1, "Please say which token." satisfies Message)
    .max(100, "Please say which token." satisfies Message),
});
export type RevokeAccessTokenInput = z.infer<typeof RevokeAccessTokenInput>;

export const AccessTokenAnswer = z.object({
  id: z.string(),
  name: z.string(),
  scopes: Scopes,
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type AccessTokenAnswer = z.infer<typeof AccessTokenAnswer>;

/** The only answer that holds the token itself. */
export const NewAccessTokenAnswer = AccessTokenAnswer.extend({ token: z.string() });
export type NewAccessTokenAnswer = z.infer<typeof NewAccessTokenAnswer>;
