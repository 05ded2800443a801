import { addUser } from "@/lib/admin/user-acts";
import { listUsers } from "@/lib/admin/users";
import { CreateUserInput, ListUsersQuery, UsersAnswer } from "@/lib/contract/admin";
import { MessageAnswer } from "@/lib/contract/auth";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const list = route({
  about: "Users that match `q`, sorted, one page at a time.",
  access: "admin",
  limit: "none: one page of a list, for admins only",
  query: ListUsersQuery,
  answer: { name: "UsersAnswer", schema: UsersAnswer },
  run: ({ query }) => listUsers(query),
});

const add = route({
  about: "Makes a cook's account, with Premium if asked.",
  access: "admin",
  limit: [limits.adminAct, limits.hashing],
  body: json("CreateUserInput", CreateUserInput),
  answer: { name: "MessageAnswer", schema: MessageAnswer, status: 201 },
  codes: ["conflict"],
  run: async ({ admin, body }) => Response.json(await addUser({ admin, input: body }), { status: 201 }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: list, POST: add });
