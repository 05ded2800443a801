import "server-only";
/** The photo reader port: the text on a photo of a recipe, in reading order. */

/** `confidence` from 0 to 100, the reader's own judgement. */
export type PhotoText = { text: string; confidence: number };

/**
 * @throws AppError `unreadable` for what is no picture or damaged, `too_large` beyond the pixel limit, `timeout` when reading takes too long
 *   or `signal` ends it, `unavailable` when too many photos are being read, `upstream` when a reader outside fails
 */
export type PhotoReader = (bytes: Uint8Array, signal?: AbortSignal) => Promise<PhotoText>;
