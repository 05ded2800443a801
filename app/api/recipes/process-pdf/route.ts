import { convert } from "@/lib/conversion/convert";
import { conversionCall } from "@/lib/http/conversion-call";
import { route, methods } from "@/lib/http/route";
import { documentUpload } from "@/lib/http/uploads";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({
    about: "Formats the recipe in a PDF, or the first one in a document of another program.",
    ...conversionCall,
    body: documentUpload,
    run: ({ body, signal }) => convert(body, signal),
  }),
});
