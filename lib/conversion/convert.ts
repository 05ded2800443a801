import "server-only";
/** From a cook's source to the formatted recipe: extract, format, keep the picture; bounded in time and ended with the request. */
import type { ConvertAnswer } from "@/lib/contract/recipes";
import { readable } from "@/lib/contract/unreadable-text";
import { CONVERT_ERRORS } from "@/lib/rules/sources";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { AppError } from "@/lib/errors";
import { claimOrCopyPicture } from "@/lib/images/owned";
import { inSpan, noteConversion, noteFailedConversion } from "@/lib/telemetry";
import { services } from "@/lib/services";
import { rulesFormatter } from "@/lib/services/formatter/rules";
import { findResult, keepResult, resultKey, textKey } from "./cache";
import { parseWords, type ExtractedRecipe, type ExtractedText } from "./extracted";
import { contentHash } from "./own-results";
import { modelBudget } from "./model-budget";
import { type ConvertInput, readSource } from "./sources";
import { PICTURE_GRACE_MS, fetchPictureInBackground } from "./picture";

/** A cook waits no longer than this for any conversion. */
const CONVERT_TIMEOUT_MS = 30_000;

/**
 * The formatted recipe of one source.
 *
 * @param signal aborts when the cook goes away
 * @throws AppError with a sentence of `lib/rules/sources`
 */
export async function convert(input: ConvertInput, signal: AbortSignal): Promise<ConvertAnswer> {
  try {
    const content = await withTimeout(signal, async (bounded): Promise<ConvertAnswer> => {
      const reading = await inSpan("extract", () => readSource(input, bounded));
      return inSpan("format", async () => {
        if ("recipe" in reading) {
          const { recipe, taken, ...whose } = reading;
          return { ...(await format(recipe, bounded, whose)), ...(taken && { taken }) };
        }
        return { ...(await formatWords(reading.words, bounded)), imageUrl: reading.imageUrl };
      });
    });
    noteConversion(input.kind, content.receipt);
    return content;
  } catch (error) {
    if (!signal.aborted)
      noteFailedConversion(input.kind, error instanceof AppError ? error.code : "internal");
    throw error;
  }
}

/** Plain words name no picture, and their result is cached by the words and the language that was said of them. */
async function formatWords(
  { words, noRecipe, language }: ExtractedText,
  signal: AbortSignal,
): Promise<FormattedContent> {
  const given = { words: readable(words), noRecipe, ...(language && { language }) };
  const { formatter } = services();
  if (!formatter.formatWords)
    return format(await parseWords(given, signal), signal, { isTheirOwn: true, owner: null });
  const key = textKey(given, formatter);
  const known = await findResult(key);
  if (known) return known;
  const content = await formatter.formatWords(given.words, signal, language);
  if (content === null) throw noRecipe();
  await keepResult(key, content, { formatter: formatter.name, madeMark: contentHash(content) });
  return content;
}

async function format(
  found: ExtractedRecipe,
  signal: AbortSignal,
  { isTheirOwn, owner }: { isTheirOwn: boolean; owner: string | null },
): Promise<FormattedContent> {
  const { formatter } = services();
  const key = resultKey(found, formatter);
  const known = (await findResult(key)) ?? undefined;
  const byRules = resultKey(found, rulesFormatter);
  const kept = known ?? (key === byRules ? undefined : await findResult(byRules));
  const address = found.source.imageUrl;
  // why: a picture that could not be had the first time, or has gone with the recipe that was saved, is fetched again; one that was
  // kept is used again, as a copy once a recipe has it.
  const again = kept?.imageUrl ? await claimOrCopyPicture(kept.imageUrl, owner).catch(() => null) : null;
  const picture = fetchPictureInBackground(again ? null : address, owner, signal);
  try {
    const { content, isStopgap } = known
      ? { content: known, isStopgap: false }
      : await formatter.format(found.source, found.original, signal, modelBudget());
    const imageUrl = again ?? (await picture.within(PICTURE_GRACE_MS));
    const result = { ...content, imageUrl };
    const maker = content.receipt?.engine ?? formatter.name;
    if (!known || imageUrl !== known.imageUrl) {
      // why: a stopgap under the model's own key would stay for ever.
      const madeMark = isTheirOwn ? contentHash(result) : null;
      await keepResult(isStopgap ? byRules : key, result, { formatter: maker, madeMark });
    }
    return result;
  } finally {
    picture.leave();
  }
}

/** Ends `work` after 30 s or with the cook's request, also when what it waits for does not listen to the signal. */
async function withTimeout<T>(signal: AbortSignal, work: (bounded: AbortSignal) => Promise<T>): Promise<T> {
  const timeout = AbortSignal.timeout(CONVERT_TIMEOUT_MS);
  const bounded = AbortSignal.any([signal, timeout]);
  let onAbort: (() => void) | undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(bounded.reason);
    bounded.addEventListener("abort", onAbort, { once: true });
  });
  try {
    bounded.throwIfAborted();
    return await Promise.race([work(bounded), ended]);
  } catch (error) {
    if (error instanceof AppError || !timeout.aborted) throw error;
    throw new AppError("timeout", CONVERT_ERRORS.timeout, { cause: error });
  } finally {
    if (onAbort) bounded.removeEventListener("abort", onAbort);
  }
}
