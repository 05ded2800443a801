import "server-only";
/** The photo reader by Google Vision's document text detection: its words and their places, reading order by the engine. */
import * as z from "zod";
import type { PhotoWord } from "@/lib/engine/read/photo/level";
import { PHOTO_ERRORS } from "@/lib/rules/sources/photo";
import { FIRST_READ_IN, isTextLanguage, type TextLanguage } from "@/lib/rules/text-languages";
import { AppError } from "@/lib/errors";
import { runEngine } from "../engine";
import { redrawPicture } from "../pictures";
import type { PhotoReader, PhotoText } from "./port";

/** Without a key, Google's libraries find the credentials of their own: a file, or the machine's service account. */
export type VisionSettings = { apiKey: string | undefined; apiBase: string; timeoutMs?: number };

const TIMEOUT_MS = 20_000;
/** Enough for small type; a larger picture only costs time on the way. */
const SENT = { side: 3000, quality: 90, background: "#ffffff" };

const Corner = z.object({ x: z.number().nullish(), y: z.number().nullish() });
const Word = z.object({
  boundingBox: z.object({ vertices: z.array(Corner) }).nullish(),
  confidence: z.number().nullish(),
  symbols: z.array(z.object({ text: z.string().nullish() })).nullish(),
});
const DetectedLanguage = z.object({ languageCode: z.string().nullish(), confidence: z.number().nullish() });
const Annotation = z.object({
  fullTextAnnotation: z
    .object({
      pages: z
        .array(
          z.object({
            width: z.number().nullish(),
            height: z.number().nullish(),
            confidence: z.number().nullish(),
            property: z.object({ detectedLanguages: z.array(DetectedLanguage).nullish() }).nullish(),
            blocks: z
              .array(
                z.object({ paragraphs: z.array(z.object({ words: z.array(Word).nullish() })).nullish() }),
              )
              .nullish(),
          }),
        )
        .nullish(),
    })
    .nullish(),
  error: z.object({ message: z.string().nullish() }).nullish(),
});

/** A reader that asks the API at `apiBase`. The vendor's package is loaded with the first photo. */
export function googleVision(settings: VisionSettings): PhotoReader {
  let client: ReturnType<typeof connect> | undefined;
  return async (bytes, signal, language) => {
    // Turned upright: what Vision answers then needs no turning.
    const picture = await redrawPicture(bytes, SENT, signal).catch((cause: unknown) => {
      throw signal?.aborted ? new AppError("timeout", PHOTO_ERRORS.timeout, { cause }) : cause;
    });
    client ??= connect(settings);
    const asked = { ...settings, picture, language };
    return toText(await within(client, asked, signal), language, signal);
  };
}

async function connect({ apiKey, apiBase }: VisionSettings) {
  const { ImageAnnotatorClient } = await import("@google-cloud/vision");
  const { protocol, hostname, port } = new URL(apiBase);
  return new ImageAnnotatorClient({
    ...(apiKey !== undefined && { apiKey }),
    fallback: true,
    apiEndpoint: hostname,
    protocol: protocol.replace(":", ""),
    port: Number(port) || (protocol === "http:" ? 80 : 443),
  });
}

/** Resolves when the API takes the key, or this machine's credentials; sends no picture, so it costs nothing. */
export async function checkVision(settings: VisionSettings): Promise<void> {
  const client = await connect(settings);
  try {
    await client.batchAnnotateImages({ requests: [] }, { timeout: TIMEOUT_MS, retry: null });
  } catch (error) {
    // What it says about an empty list, it says to those whom it lets in.
    const isAboutTheList =
      error instanceof Error && /requests?\b.*\bempty|empty\b.*\brequest/i.test(error.message);
    if (!isAboutTheList) throw error;
  }
}

async function within(
  connecting: ReturnType<typeof connect>,
  {
    picture,
    language,
    timeoutMs = TIMEOUT_MS,
  }: { picture: Uint8Array; language: TextLanguage | undefined; timeoutMs?: number },
  signal?: AbortSignal,
): Promise<z.infer<typeof Annotation>> {
  // Held by hand: on Node 20 a signal of `AbortSignal.any` may be collected before it fires.
  let ended = signal?.aborted === true;
  let end: () => void = () => undefined;
  const stopped = new Promise<never>((_resolve, reject) => {
    end = () => {
      ended = true;
      reject(new Error("the answer did not come in time, or the cook left"));
    };
  });
  stopped.catch(() => undefined);
  const timer = setTimeout(() => end(), timeoutMs);
  const onLeave = (): void => end();
  signal?.addEventListener("abort", onLeave, { once: true });
  try {
    const client = await Promise.race([connecting, stopped]);
    if (ended) throw new Error("the cook left");
    const request = {
      image: { content: Buffer.from(picture).toString("base64") },
      features: [{ type: "DOCUMENT_TEXT_DETECTION" as const }],
      ...(language && { imageContext: { languageHints: [language] } }),
    };
    const asked = client.batchAnnotateImages({ requests: [request] }, { timeout: timeoutMs, retry: null });
    const [answer] = await Promise.race([asked, stopped]);
    const annotation = Annotation.parse(answer.responses?.[0]);
    if (annotation.error?.message) throw new Error("the API refused the picture");
    return annotation;
  } catch (cause) {
    if (ended) throw new AppError("timeout", PHOTO_ERRORS.timeout, { cause });
    throw new AppError("upstream", PHOTO_ERRORS.unreadable, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onLeave);
  }
}

async function toText(
  { fullTextAnnotation }: z.infer<typeof Annotation>,
  asked: TextLanguage | undefined,
  signal?: AbortSignal,
): Promise<PhotoText> {
  const page = fullTextAnnotation?.pages?.[0];
  if (!page) return { text: "", confidence: 0, language: asked ?? FIRST_READ_IN };
  const words = (page.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs ?? [])
    .flatMap((paragraph) => paragraph.words ?? [])
    .flatMap(toWord);
  const language = asked ?? told(page.property?.detectedLanguages ?? []);
  const read = { words, width: page.width ?? 0, height: page.height ?? 0, language };
  const text = await runEngine("arrangePhoto", [read], signal);
  const mean = words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);
  return { text, confidence: Math.round(mean), language };
}

/** The language that Vision is surest of; "pt-BR" is Portuguese. */
function told(detected: readonly z.infer<typeof DetectedLanguage>[]): TextLanguage {
  const [surest] = [...detected].sort((a, b) => (b.confidence ?? 0) - (a.confidence ?? 0));
  const code = surest?.languageCode?.split("-")[0]?.toLowerCase() ?? "";
  return isTextLanguage(code) ? code : FIRST_READ_IN;
}

/** Vision gives a box of the line's height around each word and no baseline: its lower edge stands for it. */
function toWord({ boundingBox, symbols, confidence }: z.infer<typeof Word>): PhotoWord[] {
  const text = (symbols ?? []).map((symbol) => symbol.text ?? "").join("");
  const xs = (boundingBox?.vertices ?? []).map(({ x }) => x ?? 0);
  const ys = (boundingBox?.vertices ?? []).map(({ y }) => y ?? 0);
  if (text === "" || xs.length === 0) return [];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return [{ text, x0, x1, y0, y1, base: y1, size: y1 - y0, confidence: (confidence ?? 1) * 100 }];
}
