import { LibraryRecipeAnswer, LibraryRecipeId } from "@/lib/contract/library";
import { route, methods } from "@/lib/http/route";
import { readLibraryRecipe } from "@/lib/library/read";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    about:
      "A library recipe; `demo` for anybody, `free` for accounts with a password, `premium` for premium.",
    access: "viewer",
    limit: "none: it reads one row",
    params: LibraryRecipeId,
    answer: { name: "LibraryRecipeAnswer", schema: LibraryRecipeAnswer },
    codes: ["not_found", "unauthenticated", "premium_required"],
    run: ({ user, params }) => readLibraryRecipe({ viewer: user, id: params.id }),
  }),
});
