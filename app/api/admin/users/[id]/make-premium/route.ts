import { makePremium, removeGrant } from "@/lib/admin/user-acts";
import { ById } from "@/lib/contract/admin";
import { MessageAnswer } from "@/lib/contract/auth";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const grant = route({
  about: "Gives Premium free of charge, without a payment.",
  access: "admin",
  limit: limits.adminAct,
  params: ById,
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  codes: ["not_found", "conflict"],
  run: ({ admin, params }) => makePremium({ admin, id: params.id }),
});

const takeBack = route({
  about: "Takes back Premium that an admin gave; a subscription goes on.",
  access: "admin",
  limit: limits.adminAct,
  params: ById,
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  codes: ["not_found", "conflict"],
  run: ({ admin, params }) => removeGrant({ admin, id: params.id }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: grant, DELETE: takeBack });
