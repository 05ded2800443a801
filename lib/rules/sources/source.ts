import { numberInWords } from "@/lib/messages/formats";

/** What a kind of source says of itself (converting.md#sources). */

/** What a toast or a card shows. `detail` is the server's own sentence, when `text` is a fixed one that does not say why. */
export type ConvertMessage = { title: string; text: string; detail?: string };

/** A failure that the screens know by words inside its sentence, whichever is found first; without a `text` the sentence itself is shown. */
type KnownFailure = { title: string; keywords: readonly string[]; text?: string };

export type Source = {
  name: string;
  /** Of its tab; a kind without one is taken by another's panel. */
  label?: string;
  /** The call that its panel makes. */
  call: string;
  /** What is read while it is worked on. */
  working: string;
  /** The call's file: the form field, and the types that it may be declared as. */
  file?: { field: string; type?: string };
  /** Every sentence it can fail with on the server: a sentence changed here keeps the words of `known`. */
  errors: Readonly<Record<string, string>>;
  known: readonly KnownFailure[];
  /** A failure is known by the answer's status as well. */
  knownByStatus?: true;
  /** What is said of a failure whose own sentence is not for cooks, */
  failed: ConvertMessage;
  /** or that always stands above it. */
  keepsTitle?: true;
};

const MB = 1024 * 1024;

/** "20 MB" */
export const megabytes = (bytes: number): string => `${rounded(bytes / MB)} MB`;

/** A sentence that states a limit, with the limit an operator has set instead of the default one. */
export const withLimit = (sentence: string, limit: number): string =>
  sentence.replace(/\d(?:[\d.,]*\d)?/, rounded(limit));

const rounded = (number: number): string => numberInWords(Math.round(number * 10) / 10);
