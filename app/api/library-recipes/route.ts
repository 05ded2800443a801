import { LibraryListAnswer } from "@/lib/contract/library";
import { route, methods } from "@/lib/http/route";
import { listLibrary } from "@/lib/library/read";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    about: "The curated library, whoever asks, without steps.",
    access: "public",
    limit: "none: a short list",
    answer: { name: "LibraryRecipeSummary[]", schema: LibraryListAnswer },
    run: () => listLibrary(),
  }),
});
