import { ExtractTextAnswer, ExtractTextQuery } from "@/lib/contract/recipes";
import { readPhotoText } from "@/lib/conversion/read-photo";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { photoUpload } from "@/lib/http/uploads";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({
    about: "Reads the text of one photo and keeps a small copy of it.",
    access: "viewer",
    limit: limits.convert,
    query: ExtractTextQuery,
    body: photoUpload,
    answer: { name: "ExtractTextAnswer", schema: ExtractTextAnswer },
    codes: ["unreadable", "timeout", "unavailable"],
    run: ({ user, query, body, signal }) =>
      readPhotoText(body, { owner: user?.id ?? null, language: query.language }, signal),
  }),
});
