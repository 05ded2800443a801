import { ChooseLineInput, RecipeAnswer, RecipeId } from "@/lib/contract/saved-recipes";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { chooseLine } from "@/lib/recipes/choose";

const choose = route({
  about: "Takes the other of two possible lines of the list for one use in a step.",
  access: "user",
  limit: limits.chooseLine,
  params: RecipeId,
  body: json("ChooseLineInput", ChooseLineInput),
  answer: { name: "RecipeAnswer", schema: RecipeAnswer },
  codes: ["not_found", "conflict"],
  run: ({ user, params, body }) => chooseLine({ viewer: user, id: params.id, choice: body }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: choose });
