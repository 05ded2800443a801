import { ConvertAnswer } from "@/lib/contract/recipes";
import { convert } from "@/lib/conversion/convert";
import { limits } from "@/lib/http/limits";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { pdfUpload } from "@/lib/http/uploads";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({
    about: "Formats the recipe in a PDF.",
    access: "viewer",
    bearer: true,
    limit: limits.convert,
    body: pdfUpload,
    answer: { name: "FormattedContent", schema: ConvertAnswer },
    codes: ["unreadable", "timeout", "unavailable"],
    run: ({ body, signal }) => convert({ kind: "pdf", bytes: body }, signal),
  }),
});
