/** What the converter says about input before anything is sent (converting.md#input-messages): toast title and text; the text stands beside the field too. */
import { closeToast, toast } from "@/components/ui/use-toast";
import { PDF_ERRORS } from "@/lib/rules/sources/pdf";
import { PHOTO_ERRORS } from "@/lib/rules/sources/photo";
import { TEXT_ERRORS } from "@/lib/rules/sources/text";
import { URL_ERRORS } from "@/lib/rules/sources/url";
import { t } from "@/lib/messages";
import { translated } from "@/lib/messages/speech";

export const INPUT_MESSAGES = {
  noUrl: {
    get title() {
      return t("Input required");
    },
    get text() {
      return translated(URL_ERRORS.missing);
    },
  },
  badUrl: {
    get title() {
      return t("Invalid URL");
    },
    get text() {
      return t("Please enter a valid URL");
    },
  },
  noText: {
    get title() {
      return t("Input required");
    },
    get text() {
      return translated(TEXT_ERRORS.missing);
    },
  },
  noTypedText: {
    get title() {
      return t("No text entered");
    },
    get text() {
      return t("Please enter the recipe text before submitting");
    },
  },
  noPhoto: {
    get title() {
      return t("No images selected");
    },
    get text() {
      return translated(PHOTO_ERRORS.missing);
    },
  },
  notAPhoto: {
    get title() {
      return t("Invalid file type");
    },
    get text() {
      return translated(PHOTO_ERRORS.wrongType);
    },
  },
  tooManyPhotos: {
    get title() {
      return t("Too many photos");
    },
    get text() {
      return translated(PHOTO_ERRORS.tooMany);
    },
  },
  noPdf: {
    get title() {
      return t("No file selected");
    },
    get text() {
      return translated(PDF_ERRORS.missing);
    },
  },
  notAPdf: {
    get title() {
      return t("Invalid file type");
    },
    get text() {
      return t("Please upload a PDF file");
    },
  },
} as const;

export type InputMessage = { title: string; text: string };

/** Shows the message whose text stands beside a field; answers how to close it once the field is put right. */
export function toastInputMessage(text: string | undefined): () => void {
  const message = Object.values(INPUT_MESSAGES).find((input) => input.text === text);
  if (!message) return () => undefined;
  const id = toast({ ...message, tone: "problem" });
  return () => closeToast(id);
}
