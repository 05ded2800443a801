import { PDF_MAX_BYTES } from "@/lib/rules/limits";
import { DOCUMENT_ENDINGS, DOCUMENTS } from "@/lib/rules/media/document";
import { pdf } from "./pdf";
import { megabytes, type Source } from "./source";
import { t, type Message } from "@/lib/messages";

export const DOCUMENT_ERRORS = {
  invalid: "This document is damaged and could not be read.",
  password: "This document is locked with a password. Save a copy without it and try again.",
  protected: "This book is copy-protected and cannot be opened here.",
  encrypted: "This e-mail is encrypted and cannot be opened here. Copy its text and use the Text option.",
  outdated: "This is a document of an older program. Save it as .docx or as a PDF and try again.",
  empty: "This document has no text in it.",
  notRecipe: "We could not find a recipe in this document.",
  notInMail: "We could not find a recipe in this e-mail or in what is attached to it.",
  get tooLarge() {
    return t("This document is larger than {size}.", { size: megabytes(PDF_MAX_BYTES) });
  },
  unpacked: "This document is too large when it is unpacked.",
  timeout: "Reading this document took too long (timeout).",
} as const satisfies Record<string, Message | string>;

/** Documents of other programs: the panel and the call of PDFs take them too. */
export const document = {
  name: "document",
  call: pdf.call,
  get working() {
    return t("Reading the document and placing its ingredients in the steps");
  },
  file: { field: pdf.file.field, type: DOCUMENTS.map(({ types: [type] }) => type).join(", ") },
  errors: DOCUMENT_ERRORS,
  known: [
    {
      get title() {
        return t("No Recipe Found");
      },
      keywords: ["could not find a recipe"],
    },
    {
      get title() {
        return t("Protected Document");
      },
      keywords: ["password", "copy-protected", "encrypted"],
    },
    {
      get title() {
        return t("Empty Document");
      },
      keywords: ["no text"],
    },
  ],
  failed: {
    get title() {
      return t("Document Processing Failed");
    },
    get text() {
      return t("Failed to process the document. Please try again.");
    },
  },
} as const satisfies Source;

/** Of the panel's file picker. */
export const DOCUMENT_ACCEPT = [pdf.file.type, ".pdf", ...DOCUMENT_ENDINGS].join(",");

/** Said when something else than the first recipe of the file could have been taken. */
export const TAKEN = {
  several: (recipes: number): string =>
    t(
      "There are {recipes} recipes in this file. This is the first one; for another, copy its text and use the Text option.",
      { recipes },
    ),
  part: (part: string): string => t("From “{part}”.", { part }),
  attachment: (name: string): string => t("From the attachment “{name}”.", { name }),
} as const;
