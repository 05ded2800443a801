import { LibraryRecipeId } from "@/lib/contract/library";
import { revalidatedAnswer } from "@/lib/http/cacheable-answer";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { libraryPreview } from "@/lib/library/output";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    about: "What stands for a demo recipe where its link is shared: 1200×630.",
    access: "public",
    limit: limits.print,
    params: LibraryRecipeId,
    answer: { name: "image/png", types: ["image/png"] },
    codes: ["not_found", "unauthenticated", "unavailable", "timeout"],
    async run({ request, params }) {
      const { bytes, etag } = await libraryPreview(params);
      return revalidatedAnswer(request, etag, "image/png", bytes);
    },
  }),
});
