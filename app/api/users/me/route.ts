import { DeleteAccountInput, MessageAnswer } from "@/lib/contract/auth";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { clearSessionCookie } from "@/lib/http/session";
import { closeAccount } from "@/lib/retention/erase";

const remove = route({
  about: "Ends the plan, then deletes the account and everything that belongs to it.",
  access: "user",
  limit: [limits.password, limits.hashing],
  body: json("DeleteAccountInput", DeleteAccountInput),
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  codes: ["upstream"],
  run: async ({ user, token, body }) =>
    clearSessionCookie(
      Response.json(await closeAccount({ viewer: user, session: token ?? "", input: body })),
    ),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ DELETE: remove });
