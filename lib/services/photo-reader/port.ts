import "server-only";
/** The photo reader port: the text on a photo of a recipe, in reading order. */

import type { TextLanguage } from "@/lib/rules/text-languages";

/** `confidence` from 0 to 100, the reader's own judgement; `language` is the one it was read in. */
export type PhotoText = { text: string; confidence: number; language: TextLanguage };

/**
 * @param language of the text, where that is known; otherwise the reader finds it out
 * @throws AppError `unreadable` for what is no picture or damaged, `too_large` beyond the pixel limit, `timeout` when reading takes too long
 *   or `signal` ends it, `unavailable` when too many photos are being read, `upstream` when a reader outside fails
 */
export type PhotoReader = (
  bytes: Uint8Array,
  signal?: AbortSignal,
  language?: TextLanguage,
) => Promise<PhotoText>;
