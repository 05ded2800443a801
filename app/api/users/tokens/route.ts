import { createAccessToken, listAccessTokens, revokeAccessToken } from "@/lib/accounts/access-tokens";
import {
  AccessTokenAnswer,
  CreateAccessTokenInput,
  NewAccessTokenAnswer,
  RevokeAccessTokenInput,
} from "@/lib/contract/access-tokens";
import { MessageAnswer } from "@/lib/contract/auth";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const list = route({
  about: "The cook's personal access tokens, newest first; never their secrets.",
  access: "user",
  limit: "none: a short list of one's own",
  answer: { name: "AccessTokenAnswer[]", schema: AccessTokenAnswer.array() },
  run: ({ user }) => listAccessTokens({ viewer: user }),
});

const create = route({
  about: "Makes a personal access token; answers 201 with its secret, which is shown this once.",
  access: "user",
  limit: limits.newAccessToken,
  body: json("CreateAccessTokenInput", CreateAccessTokenInput),
  answer: { name: "NewAccessTokenAnswer", schema: NewAccessTokenAnswer, status: 201 },
  codes: ["conflict"],
  run: async ({ user, token, body }) =>
    Response.json(await createAccessToken({ viewer: user, session: token ?? "", ...body }), {
      status: 201,
      headers: { "cache-control": "no-store" },
    }),
});

const revoke = route({
  about: "Ends one of the cook's personal access tokens at once.",
  access: "user",
  limit: limits.account,
  body: json("RevokeAccessTokenInput", RevokeAccessTokenInput),
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  codes: ["not_found"],
  run: ({ user, body }) => revokeAccessToken({ viewer: user, id: body.id }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: list,
  POST: create,
  DELETE: revoke,
});
