import { PDF_MAX_BYTES, PDF_MAX_PAGES } from "@/lib/rules/limits";
import { megabytes, type Source } from "./source";

export const PDF_ERRORS = {
  missing: "Please upload a PDF of your recipe",
  wrongType: "Please upload a valid PDF document.",
  invalid: "Invalid PDF: this file is damaged or is not a PDF.",
  password: "This PDF is password protected. Remove the password and try again.",
  empty: "This PDF is empty.",
  little: "This PDF has too little text to be a recipe.",
  scanned: "This PDF is a scanned image with no searchable text.",
  notRecipe: "This PDF doesn't appear to contain a recipe.",
  tooLarge: `This PDF is larger than ${megabytes(PDF_MAX_BYTES)}.`,
  tooManyPages: `This PDF has more than ${PDF_MAX_PAGES} pages.`,
  timeout: "Reading this PDF took too long (timeout).",
} as const;

/** Of the panel, for the limits that hold on this server. */
export const pdfHint = ({ bytes, pages }: { bytes: number; pages: number }): string =>
  `or drop it here. Up to ${megabytes(bytes)} and ${pages} pages. Word, OpenDocument, RTF, EPUB and saved e-mails work too.`;

export const pdf = {
  name: "pdf",
  label: "PDF",
  call: "/api/recipes/process-pdf",
  working: "Reading the PDF and placing its ingredients in the steps",
  file: { field: "pdf", type: "application/pdf" },
  errors: PDF_ERRORS,
  known: [
    { title: "Not a Recipe PDF", keywords: ["doesn't appear to contain a recipe"] },
    { title: "Invalid PDF File", keywords: ["invalid pdf", "valid pdf document"] },
    { title: "Password Protected PDF", keywords: ["password protected"] },
    {
      title: "Scanned PDF Detected",
      keywords: ["scanned image", "no searchable text"],
      text: "This PDF is a scanned image with no searchable text. Use the Photo option to read it.",
    },
    { title: "Empty PDF", keywords: ["empty", "little text"] },
  ],
  failed: { title: "PDF Processing Failed", text: "Failed to process the PDF. Please try again." },
} as const satisfies Source;
