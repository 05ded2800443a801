/** Numbers, money, lists and dates as the reader's language writes them. */
import type { MessageLanguage } from "./languages";
import { inEach } from "./speech";

const numbers = inEach((language) => new Intl.NumberFormat(language));

/** "12,345", and "12.345" in German. */
export const numberInWords = (value: number | bigint): string => numbers().format(value);

const dollars = inEach(
  (language) =>
    new Intl.NumberFormat(OF_AMERICA[language], {
      style: "currency",
      currency: "USD",
      trailingZeroDisplay: "stripIfInteger",
    }),
);

/** "$12.99", "$99": whole dollars without cents. */
export const dollarsInWords = (cents: number): string => dollars().format(cents / 100);

const sums = inEach((language) => new Intl.ListFormat(WRITTEN[language], { type: "conjunction" }));

/** "1, 2 and 3" */
export const allOf = (names: readonly string[]): string => sums().format(names);

const choices = inEach((language) => new Intl.ListFormat(WRITTEN[language], { type: "disjunction" }));

/** "PNG, JPEG or WebP" */
export const oneOf = (names: readonly string[]): string => choices().format(names);

/** Money and long dates are American in English, lists and short dates British: as the screens have them. */
export const OF_AMERICA: Record<MessageLanguage, string> = { en: "en-US", de: "de-DE" };
export const WRITTEN: Record<MessageLanguage, string> = { en: "en-GB", de: "de-DE" };
