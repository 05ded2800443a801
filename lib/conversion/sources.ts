import "server-only";
/** How each kind of source of `lib/rules/sources` is read. Photos have a call of their own (`read-photo.ts`) and come back as text. */
import { readable } from "@/lib/contract/unreadable-text";
import { ownImageAddress } from "@/lib/images/name";
import type { SourceName } from "@/lib/rules/sources";
import type { TextLanguage } from "@/lib/rules/text-languages";
import { fromText, type ExtractedRecipe, type ExtractedText, fromPdf } from "./extracted";
import { fromDocument } from "./from-document";
import { fromPage, fromUrl } from "./from-url";

/** A recipe as its source states it, or words to look for one in. */
export type SourceContent =
  /** `owner`: in whose share of the room its picture comes. `isTheirOwn`: out of a file of theirs. `taken`: what was taken where it was a choice. */
  | { recipe: ExtractedRecipe; owner: string | null; isTheirOwn: boolean; taken?: string }
  /** `imageUrl`: a picture of ours that goes with them. */
  | { words: ExtractedText; imageUrl: string | null };

type Read<Input> = (input: Input, signal: AbortSignal) => Promise<SourceContent>;

const READERS = {
  url: async ({ address, owner }: { address: string; owner: string | null }, signal: AbortSignal) => ({
    recipe: readable(await fromUrl(address, signal)),
    owner,
    isTheirOwn: false,
  }),
  /** What only the cook may see is theirs, as a text would be. */
  page: async (
    { html, address, owner }: { html: string; address: string; owner: string | null },
    signal: AbortSignal,
  ) => ({ recipe: readable(await fromPage(html, address, signal)), owner, isTheirOwn: true }),
  pdf: async ({ bytes }: { bytes: Uint8Array }, signal: AbortSignal) => ({
    words: await fromPdf(bytes, signal),
    imageUrl: null,
  }),
  document: async ({ bytes }: { bytes: Uint8Array }, signal: AbortSignal) => {
    const { recipe, taken } = await fromDocument(bytes, signal);
    return { recipe: readable(recipe), owner: null, isTheirOwn: true, taken };
  },
  /** `imageUrl` is kept only when it names a picture of ours. */
  text: async ({
    text,
    imageUrl,
    language,
  }: {
    text: string;
    imageUrl?: string | null;
    language?: TextLanguage;
  }) => ({
    words: { ...fromText(text), ...(language && { language }) },
    imageUrl: ownImageAddress(imageUrl),
  }),
} satisfies Record<Exclude<SourceName, "photo">, Read<never>>;

type Readers = typeof READERS;

/** A source of any kind, to be converted. */
export type ConvertInput = {
  [Kind in keyof Readers]: { kind: Kind } & Parameters<Readers[Kind]>[0];
}[keyof Readers];

/** What stands in a source. @throws AppError with one of the sentences of its kind */
export const readSource = (input: ConvertInput, signal: AbortSignal): Promise<SourceContent> =>
  (READERS[input.kind] as Read<ConvertInput>)(input, signal);
