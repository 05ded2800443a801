/** The languages that the text of a photo can be read in, each by the name its speakers give it. */
export const TEXT_LANGUAGES = {
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
  pt: "Português",
} as const;

/** An ISO 639-1 code. */
export type TextLanguage = keyof typeof TEXT_LANGUAGES;

/** What a photo is read in before anything is known of it. */
export const FIRST_READ_IN: TextLanguage = "en";

export const isTextLanguage = (code: string): code is TextLanguage => Object.hasOwn(TEXT_LANGUAGES, code);
