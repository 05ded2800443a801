/**
 * What another program hands over to the converter, in one form (converting.md#handed-over): a phone's share sheet, the bookmark and the
 * browser extension. The names of its fields stand in the manifest, in the bookmark and in `extension/`.
 */
import { DOCUMENTS } from "@/lib/rules/media/document";
import { TEXT_MAX_CHARS } from "@/lib/rules/limits";
import { megabytes } from "./source";
import { t, type Message } from "@/lib/messages";
import { numberInWords } from "@/lib/messages/formats";

export const HAND_OVER_CALL = "/api/hand-over";
/** Of the home page's address: the key under which this browser keeps what was handed over. */
export const HANDED_OVER = "brought";

/** As many photos as a recipe can have, and a page beside them. */
export const HAND_OVER_MAX_BYTES = 30 * 1024 * 1024;
export const HAND_OVER_MAX_FILES = 8;

export const HAND_OVER_ERRORS = {
  get tooLarge() {
    return t("This is larger than {size}. Please share fewer or smaller files.", {
      size: megabytes(HAND_OVER_MAX_BYTES),
    });
  },
  get tooMany() {
    return t("These are more than {handOverMaxFiles} files. Please share those of one recipe.", {
      handOverMaxFiles: HAND_OVER_MAX_FILES,
    });
  },
  get tooLong() {
    return t("This text is longer than {textMaxChars} characters. Please share the recipe alone.", {
      textMaxChars: numberInWords(TEXT_MAX_CHARS),
    });
  },
  nothing: "There was nothing in what was shared. Please share a link, a text, a photo or a PDF.",
} as const satisfies Record<string, Message | string>;

/** `page` is the HTML that the cook sees at `url`. `begins`: it is converted at once, because the cook's own browser says that they sent it. */
export type HandedOver<F = File> = {
  title: string;
  text: string;
  url: string;
  page: string;
  files: F[];
  begins: boolean;
};

/** The manifest's entry: what phones may share with us. */
export const SHARE_TARGET = {
  action: HAND_OVER_CALL,
  method: "post" as const,
  enctype: "multipart/form-data" as const,
  params: {
    title: "title",
    text: "text",
    url: "url",
    files: [
      {
        name: "files",
        accept: [
          "image/*",
          ".heic",
          "application/pdf",
          ".pdf",
          "text/plain",
          ...DOCUMENTS.flatMap(({ types, ending }) => [...types, `.${ending}`]),
        ],
      },
    ],
  },
};
