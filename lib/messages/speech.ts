/**
 * Which language the reader has: the one thing that a message learns from outside. A server says it for each request (lib/language.ts),
 * a page to the scripts that it loads (app/messages).
 */
import type { Message } from "./catalogue.data";
import { FIRST_LANGUAGE, type MessageLanguage } from "./languages";

/** A language and its words for each message; those of English are the messages themselves. */
export type Speech = { language: MessageLanguage; words: Readonly<Partial<Record<Message, string>>> };

declare global {
  // why: `var` is how TypeScript declares a property of globalThis. Server and page are several bundles each, with one reader.
  var plainspoonSpeech: (() => Speech) | undefined;
}

export const FIRST_SPEECH: Speech = { language: FIRST_LANGUAGE, words: {} };

const speech = (): Speech => globalThis.plainspoonSpeech?.() ?? FIRST_SPEECH;

/** The reader's language. */
export const messageLanguage = (): MessageLanguage => speech().language;

/** The message's words in the reader's language, with the names of its values still in them. */
export const wordsOf = (message: Message): string => speech().words[message] ?? message;

/** What may stand in a message; what is not there is said as nothing. */
export type Value = string | number | false | null | undefined;

/** The message in the reader's language, with its values in their places. */
export const fillIn = (message: Message, values: Partial<Record<string, Value>>): string =>
  wordsOf(message).replace(/\{(\w+)\}/g, (_, name: string) => said(values[name]));

const said = (value: Value): string =>
  value === undefined || value === null || value === false ? "" : String(value);

/** A sentence in the reader's language where it is one of the messages, else as it stands: what a shared schema or an error said in English. */
export const translated = (sentence: string): string => wordsOf(sentence as Message);

/** What is made once for each language, and asked for in the reader's: `const list = inEach((language) => new Intl.ListFormat(language))`. */
export function inEach<T>(make: (language: MessageLanguage) => T): () => T {
  const made = new Map<MessageLanguage, T>();
  return () => {
    const language = messageLanguage();
    if (!made.has(language)) made.set(language, make(language));
    return made.get(language)!;
  };
}
