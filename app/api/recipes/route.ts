import {
  ListRecipesQuery,
  RecipeAnswer,
  SaveRecipeAnswer,
  SaveRecipeInput,
} from "@/lib/contract/saved-recipes";
import { json } from "@/lib/http/body";
import { nameAnswer } from "@/lib/http/current-answer";
import { limits } from "@/lib/http/limits";
import { pageAnswer } from "@/lib/http/paging";
import { route, methods } from "@/lib/http/route";
import { idempotencyKeyOf } from "@/lib/http/idempotency";
import { listMine } from "@/lib/recipes/list";
import { saveRecipe } from "@/lib/recipes/write";
import { hours } from "@/lib/rules/dates";
import { IDEMPOTENCY_LIFETIME_MS } from "@/lib/rules/limits";

const list = route({
  about: "The cook's recipes, newest first, one page at a time (X-Total-Count, Link).",
  access: "user",
  limit: "none: one page of one's own list",
  bearer: "read",
  query: ListRecipesQuery,
  answer: { name: "RecipeAnswer[]", schema: RecipeAnswer.array() },
  codes: ["forbidden"],
  async run({ request, user, query }) {
    const page = await listMine({ viewer: user, query });
    if (page.name !== null) nameAnswer(page.name);
    return pageAnswer(request, page);
  },
});

const save = route({
  about: `Saves a recipe; for ${hours(IDEMPOTENCY_LIFETIME_MS)} the same Idempotency-Key answers what it made, as it is now.`,
  access: "user",
  idempotent: true,
  limit: limits.save,
  body: json("SaveRecipeInput", SaveRecipeInput),
  answer: { name: "SaveRecipeAnswer", schema: SaveRecipeAnswer, status: 201 },
  codes: ["forbidden", "save_limit", "conflict", "not_found", "unavailable"],
  run: async ({ request, user, body }) =>
    Response.json(
      await saveRecipe({ viewer: user, input: body, idempotencyKey: idempotencyKeyOf(request) }),
      { status: 201 },
    ),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: list, POST: save });
