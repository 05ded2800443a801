import "server-only";
/** Recipes out of text, PDFs and pictures, and what every extractor returns: the recipe as its source states it, with the source's text. */
import type { SourceRecipe } from "@/lib/engine/recipe/stages";
import { runEngine } from "@/lib/services/engine";
import { hasRecipeSize } from "@/lib/rules/recipes/size";
import { withLimit } from "@/lib/rules/sources/source";
import { TEXT_ERRORS } from "@/lib/rules/sources/text";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { PDF_ERRORS } from "@/lib/rules/sources/pdf";
import { services } from "@/lib/services";
import { decodable } from "@/lib/services/pictures";
import { URL_ERRORS } from "@/lib/rules/sources/url";

export type ExtractedRecipe = {
  source: SourceRecipe;
  /** The source's text; the receipt's offsets point into it. */
  original: string;
};

/** A source that is only text, pasted or out of a file. */
export type ExtractedText = {
  words: string;
  /** What the cook has said or a photo was read in; `languageOfSource` decides. */
  language?: string;
  /** The error when there is no recipe in it. */
  noRecipe: () => Error;
};

/** The recipe in a source's words. @throws what `noRecipe` says */
export async function parseWords(
  { words, noRecipe, language }: ExtractedText,
  signal: AbortSignal,
): Promise<ExtractedRecipe> {
  const source = await runEngine("parseRecipeText", [words], signal);
  if (source === null || !hasRecipeSize(source)) throw noRecipe();
  return { source: language === undefined ? source : { ...source, language }, original: words };
}

/** @throws AppError `too_large` for a text over the limit */
export function fromText(text: string): ExtractedText {
  if (text.length > env.MAX_TEXT_CHARS) {
    throw new AppError("too_large", withLimit(TEXT_ERRORS.tooLong, env.MAX_TEXT_CHARS));
  }
  return { words: text, noRecipe: () => new AppError("unreadable", TEXT_ERRORS.noRecipe) };
}

/** Each kind of bad PDF has its own sentence (converting.md#pdf-failures). @throws AppError `unreadable` for a PDF that is broken, locked, empty, scanned or no recipe; as `readPdf` for the rest */
export async function fromPdf(bytes: Uint8Array, signal: AbortSignal): Promise<ExtractedText> {
  const { text, verdict } = await services().readPdf(bytes, signal);
  const notRecipe = () => new AppError("unreadable", PDF_ERRORS.notRecipe);
  if (verdict !== "ok") throw new AppError("unreadable", PDF_ERRORS[verdict]);
  if (text.length > env.MAX_TEXT_CHARS) throw notRecipe();
  return { words: text, noRecipe: notRecipe };
}

/** @throws AppError `unreadable` when there is no recipe in the picture; as `readPhoto` for the rest */
export async function fromPhoto(bytes: Uint8Array, signal: AbortSignal): Promise<ExtractedRecipe> {
  const { text } = await services().readPhoto(await decodable(bytes, signal), signal);
  return parseWords({ words: text, noRecipe: () => new AppError("unreadable", URL_ERRORS.noRecipe) }, signal);
}
