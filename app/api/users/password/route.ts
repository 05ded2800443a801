import { changePassword } from "@/lib/accounts/account";
import { ChangePasswordInput, MessageAnswer } from "@/lib/contract/auth";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

const change = route({
  about: "Sets a new password; every other session ends.",
  access: "user",
  limit: limits.password,
  body: json("ChangePasswordInput", ChangePasswordInput),
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  run: ({ user, token, body }) => changePassword({ viewer: user, token: token ?? "", input: body }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ PUT: change });
