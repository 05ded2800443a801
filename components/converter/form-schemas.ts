/** The contract's schemas as the forms use them. Loaded with the first submit, so that zod is not part of the first paint. */
import * as z from "@/lib/contract/zod";
import { ProcessTextInput, ProcessUrlInput } from "@/lib/contract/recipes";
import { typedAddress } from "@/lib/rules/conversion/typed-address";
import { INPUT_MESSAGES } from "./messages";

const content = ProcessUrlInput.shape.content.refine(
  (typed) => typed === "" || typedAddress(typed) !== null,
  INPUT_MESSAGES.badUrl.text,
);

export const urlForm = z.object({ content });
export const textForm = ProcessTextInput.pick({ content: true });
export const typedTextForm = z.object({
  content: z.string().refine((text) => text.trim() !== "", INPUT_MESSAGES.noTypedText.text),
});
export const pdfForm = z.object({ file: z.instanceof(File, { error: INPUT_MESSAGES.noPdf.text }) });
