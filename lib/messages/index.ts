/**
 * What the app says. Each message stands in English where it is said, and in the catalogue (`catalogue.data.ts`, written by
 * `npm run messages`), so that a message that the catalogue lacks is an error of types; so is one that another language lacks.
 */
import type { Message } from "./catalogue.data";
import { numberInWords } from "./formats";
import { fillIn, inEach, type Value, wordsOf } from "./speech";

export type { Message } from "./catalogue.data";
export { messageLanguage, type Value } from "./speech";

/** The names in curly brackets of a message. */
export type NamesIn<M extends string> = M extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** A message's values by their names: none for a message without any. */
export type ValuesOf<M extends string, V = Value> = [NamesIn<M>] extends [never]
  ? []
  : [values: { [Name in NamesIn<M>]: V }];

/** The message with its values in their places. Numbers are written as they are given: format those that are large. */
export function t<M extends Message>(message: M, ...[values]: ValuesOf<M>): string {
  return values === undefined ? wordsOf(message) : fillIn(message, values);
}

/**
 * The message for one or for several, as the language counts: `one` in English for 1 alone. `{count}` is written with the
 * language's signs for thousands.
 */
export function tn<One extends Message, Other extends Message>(
  count: number,
  one: One,
  other: Other,
  ...[values]: ValuesOf<Without<One | Other, "count">>
): string {
  const message = pluralRules().select(count) === "one" ? one : other;
  return fillIn(message, { ...values, count: numberInWords(count) });
}

/** The messages with `{Name}` taken out, so that only the other values are asked for. */
type Without<M extends string, Name extends string> = M extends `${infer Before}{${Name}}${infer After}`
  ? Without<`${Before}${After}`, Name>
  : M;

const pluralRules = inEach((language) => new Intl.PluralRules(language));
