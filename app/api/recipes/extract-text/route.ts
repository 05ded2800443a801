import { ExtractTextAnswer, ExtractTextQuery } from "@/lib/contract/recipes";
import { readPhotosText } from "@/lib/conversion/read-photo";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { photoUploads } from "@/lib/http/uploads";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({
    about:
      "Reads the text of one photo, or of several of one recipe in their order as one text, and keeps a small copy of the first.",
    access: "viewer",
    limit: [limits.convert, limits.furtherPhotos],
    query: ExtractTextQuery,
    body: photoUploads,
    answer: { name: "ExtractTextAnswer", schema: ExtractTextAnswer },
    codes: ["unreadable", "timeout", "unavailable"],
    run: ({ user, query, body, signal }) =>
      readPhotosText(body, { owner: user?.id ?? null, language: query.language }, signal),
  }),
});
