/**
 * What the app says. Each message stands in English where it is said, and in the catalogue (`catalogue.data.ts`, written by
 * `npm run messages`), so that a message that the catalogue lacks is an error of types.
 */
import type { Message } from "./catalogue.data";

export type { Message } from "./catalogue.data";

/** What may stand in a message; what is not there is said as nothing. */
export type Value = string | number | false | null | undefined;

/** The names in curly brackets of a message. */
export type NamesIn<M extends string> = M extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** A message's values by their names: none for a message without any. */
export type ValuesOf<M extends string, V = Value> = [NamesIn<M>] extends [never]
  ? []
  : [values: { [Name in NamesIn<M>]: V }];

/** The language of the messages, for plurals, numbers and dates. */
export const MESSAGE_LANGUAGE = "en";

const NAME = /\{(\w+)\}/g;

/** The message with its values in their places. Numbers are written as they are given: format those that are large. */
export function t<M extends Message>(message: M, ...[values]: ValuesOf<M>): string {
  return values === undefined ? message : fill(message, values);
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
  const message = pluralRules.select(count) === "one" ? one : other;
  return fill(message, { ...values, count: number.format(count) });
}

/** The messages with `{Name}` taken out, so that only the other values are asked for. */
type Without<M extends string, Name extends string> = M extends `${infer Before}{${Name}}${infer After}`
  ? Without<`${Before}${After}`, Name>
  : M;

const pluralRules = new Intl.PluralRules(MESSAGE_LANGUAGE);
const number = new Intl.NumberFormat(MESSAGE_LANGUAGE);

function fill(message: string, values: Partial<Record<string, Value>>): string {
  return message.replace(NAME, (_, name: string) => said(values[name]));
}

const said = (value: Value): string =>
  value === undefined || value === null || value === false ? "" : String(value);
