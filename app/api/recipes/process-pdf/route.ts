import { convert } from "@/lib/conversion/convert";
import { conversionCall } from "@/lib/http/conversion-call";
import { route, methods } from "@/lib/http/route";
import { pdfUpload } from "@/lib/http/uploads";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({
    about: "Formats the recipe in a PDF.",
    ...conversionCall,
    body: pdfUpload,
    run: ({ body, signal }) => convert({ kind: "pdf", bytes: body }, signal),
  }),
});
