import { TopRecipeAnswer, UserIdParam } from "@/lib/contract/saved-recipes";
import { route, methods } from "@/lib/http/route";
import { topCooked } from "@/lib/recipes/read";

const top = route({
  about: "At most five recipes, most cooked first.",
  access: "user",
  limit: "none: it reads five rows of one's own",
  bearer: "read",
  params: UserIdParam,
  answer: { name: "TopRecipeAnswer[]", schema: TopRecipeAnswer.array() },
  codes: ["forbidden"],
  run: ({ user, params }) => topCooked({ viewer: user, userId: params.userId }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: top });
