import { PDF_MAX_BYTES, PDF_MAX_PAGES } from "@/lib/rules/limits";
import { megabytes, type Source } from "./source";
import { t, type Message } from "@/lib/messages";

export const PDF_ERRORS = {
  missing: "Please upload a PDF of your recipe",
  wrongType: "Please upload a valid PDF document.",
  invalid: "Invalid PDF: this file is damaged or is not a PDF.",
  password: "This PDF is password protected. Remove the password and try again.",
  empty: "This PDF is empty.",
  little: "This PDF has too little text to be a recipe.",
  scanned: "This PDF is a scanned image with no searchable text.",
  notRecipe: "This PDF doesn't appear to contain a recipe.",
  get tooLarge() {
    return t("This PDF is larger than {size}.", { size: megabytes(PDF_MAX_BYTES) });
  },
  get tooManyPages() {
    return t("This PDF has more than {pdfMaxPages} pages.", { pdfMaxPages: PDF_MAX_PAGES });
  },
  timeout: "Reading this PDF took too long (timeout).",
} as const satisfies Record<string, Message | string>;

/** Of the panel, for the limits that hold on this server. */
export const pdfHint = ({ bytes, pages }: { bytes: number; pages: number }): string =>
  t("Up to {megabytes} and {pages} pages. Word, OpenDocument, RTF, EPUB and saved e-mails work too.", {
    megabytes: megabytes(bytes),
    pages,
  });

export const pdf = {
  name: "pdf",
  label: "PDF",
  call: "/api/recipes/process-pdf",
  get working() {
    return t("Reading the PDF and placing its ingredients in the steps");
  },
  file: { field: "pdf", type: "application/pdf" },
  errors: PDF_ERRORS,
  known: [
    {
      get title() {
        return t("Not a Recipe PDF");
      },
      keywords: ["doesn't appear to contain a recipe"],
    },
    {
      get title() {
        return t("Invalid PDF File");
      },
      keywords: ["invalid pdf", "valid pdf document"],
    },
    {
      get title() {
        return t("Password Protected PDF");
      },
      keywords: ["password protected"],
    },
    {
      get title() {
        return t("Scanned PDF Detected");
      },
      keywords: ["scanned image", "no searchable text"],
      get text() {
        return t("This PDF is a scanned image with no searchable text. Use the Photo option to read it.");
      },
    },
    {
      get title() {
        return t("Empty PDF");
      },
      keywords: ["empty", "little text"],
    },
  ],
  failed: {
    get title() {
      return t("PDF Processing Failed");
    },
    get text() {
      return t("Failed to process the PDF. Please try again.");
    },
  },
} as const satisfies Source;
