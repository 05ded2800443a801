import { keepMeasures } from "@/lib/accounts/choices";
import { MeasuresInput, SuccessAnswer } from "@/lib/contract/auth";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const choose = route({
  about: "Remembers in which measures the cook reads recipes, for their other devices.",
  access: "user",
  limit: limits.account,
  body: json("MeasuresInput", MeasuresInput),
  answer: { name: "SuccessAnswer", schema: SuccessAnswer },
  run: ({ user, body }) => keepMeasures({ viewer: user, measures: body.measures }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ PUT: choose });
