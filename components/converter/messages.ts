/** What the converter says about input before anything is sent (converting.md#input-messages): toast title and text; the text stands beside the field too. */
import { toast } from "@/components/ui/use-toast";
import { PDF_ERRORS } from "@/lib/rules/sources/pdf";
import { PHOTO_ERRORS } from "@/lib/rules/sources/photo";
import { TEXT_ERRORS } from "@/lib/rules/sources/text";
import { URL_ERRORS } from "@/lib/rules/sources/url";

export const INPUT_MESSAGES = {
  noUrl: { title: "Input required", text: URL_ERRORS.missing },
  badUrl: { title: "Invalid URL", text: "Please enter a valid URL" },
  noText: { title: "Input required", text: TEXT_ERRORS.missing },
  noTypedText: { title: "No text entered", text: "Please enter the recipe text before submitting" },
  noPhoto: { title: "No images selected", text: PHOTO_ERRORS.missing },
  notAPhoto: { title: "Invalid file type", text: PHOTO_ERRORS.wrongType },
  tooManyPhotos: { title: "Too many photos", text: PHOTO_ERRORS.tooMany },
  noPdf: { title: "No file selected", text: PDF_ERRORS.missing },
  notAPdf: { title: "Invalid file type", text: "Please upload a PDF file" },
} as const;

export type InputMessage = { title: string; text: string };

/** Shows the message whose text stands beside a field. */
export function toastInputMessage(text: string | undefined): void {
  const message = Object.values(INPUT_MESSAGES).find((input) => input.text === text);
  if (message) toast({ ...message, tone: "problem" });
}
