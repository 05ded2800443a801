/** Requests and answers of the conversion calls. */
import * as z from "./zod";
import { FormattedContent } from "@/lib/engine/recipe/formatted";
import { readFormattedContent } from "@/lib/engine/recipe/read-formatted";
import { typedAddress } from "@/lib/rules/conversion/typed-address";
import { ADDRESS_MAX_CHARS } from "@/lib/rules/limits";
import { PAGE_ERRORS } from "@/lib/rules/sources/page";
import { TEXT_LANGUAGES, type TextLanguage } from "@/lib/rules/text-languages";
import type { Message } from "@/lib/messages";

const TextLanguageCode = z.enum(Object.keys(TEXT_LANGUAGES) as [TextLanguage, ...TextLanguage[]], {
  error: "Please choose one of the languages that photos can be read in." satisfies Message,
});

/** `sourceType: "ocr"` says that the text was read from a photo; `language` what it was read in. */
export const ProcessTextInput = z.object({
  content: z.string().refine((text) => text.trim() !== "", "Please enter a recipe text" satisfies Message),
  contentType: z.literal("text").default("text"),
  sourceType: z.enum(["clean", "ocr"]).default("clean"),
  /** Our own stored copy of the first photo, as `extract-text` answered it. */
  imageUrl: z.string().nullish(),
  language: TextLanguageCode.optional(),
});
export type ProcessTextInput = z.input<typeof ProcessTextInput>;

export const ProcessUrlInput = z.object({
  content: z
    .string()
    .trim()
    .min(1, "Please enter a recipe URL" satisfies Message),
  contentType: z.literal("url").default("url"),
});
export type ProcessUrlInput = z.input<typeof ProcessUrlInput>;

/** `content` is the page's HTML, `address` where the cook sees it. */
export const ProcessPageInput = z.object({
  content: z.string().refine((html) => html.trim() !== "", PAGE_ERRORS.missing),
  contentType: z.literal("page").default("page"),
  address: z
    .string(PAGE_ERRORS.address)
    .max(ADDRESS_MAX_CHARS, PAGE_ERRORS.address)
    .refine((address) => URL.canParse(address) && typedAddress(address) !== null, PAGE_ERRORS.address),
});
export type ProcessPageInput = z.input<typeof ProcessPageInput>;

/** What process-text, process-url, process-page and process-pdf answer. `taken`: which recipe of a file with several this is, in a sentence. */
export const ConvertAnswer = FormattedContent.extend({ taken: z.string().optional() });
export type ConvertAnswer = z.infer<typeof ConvertAnswer>;

/** Formatted content as a screen reads it, of any age; what has no steps is no recipe. */
export const ConvertedRecipe = z
  .looseObject({ title: z.string(), steps: z.array(z.unknown()) })
  .transform(({ taken, ...content }): ConvertAnswer => ({
    ...readFormattedContent(content),
    ...(typeof taken === "string" && { taken }),
  }));

/** `language`: of the text on the photo; found out where it is left out. */
export const ExtractTextQuery = z.object({ language: TextLanguageCode.optional() });

export const ExtractTextAnswer = z.object({
  text: z.string(),
  /** What the text was read in. */
  language: TextLanguageCode,
  /** 0 to 100, the reader's own measure. */
  confidence: z.number(),
  /** Under 100 characters were read. */
  incomplete: z.boolean(),
  /** Our stored copy of the photo, `/api/storage/images/{name}`; null when it could not be kept. */
  imageUrl: z.string().nullable(),
});
export type ExtractTextAnswer = z.infer<typeof ExtractTextAnswer>;
