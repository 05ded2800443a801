/** The languages that the app speaks. Those of recipes are the engine's (lib/engine/language). */

export const MESSAGE_LANGUAGES = ["en", "de"] as const;
export type MessageLanguage = (typeof MESSAGE_LANGUAGES)[number];

/** In which the messages are written, and which is said where nothing else is known. */
export const FIRST_LANGUAGE: MessageLanguage = "en";

/** Each by its own name, as a reader looks for it. */
export const LANGUAGE_NAMES: Record<MessageLanguage, string> = { en: "English", de: "Deutsch" };

/** Where a browser keeps the language that was chosen; it decides before what the browser asks for. */
export const LANGUAGE_COOKIE = "plainspoon_language";

/** The language of that name, or null. */
export const asMessageLanguage = (name: string | undefined | null): MessageLanguage | null =>
  MESSAGE_LANGUAGES.find((language) => language === name) ?? null;

/**
 * The language that a browser asks for by `Accept-Language` (RFC 9110 §12.5.4), among ours; a region is no matter. Of languages that it
 * likes as much, the first.
 */
export function askedLanguage(header: string | undefined): MessageLanguage {
  let best: MessageLanguage | null = null;
  let most = 0;
  for (const range of (header ?? "").split(",")) {
    const [name = "", ...settings] = range.split(";").map((part) => part.trim());
    const weight = settings.find((setting) => setting.startsWith("q="))?.slice(2) ?? "1";
    const language = asMessageLanguage(name.split("-")[0]?.toLowerCase());
    if (language === null || !(Number(weight) > most)) continue;
    best = language;
    most = Number(weight);
  }
  return best ?? FIRST_LANGUAGE;
}
