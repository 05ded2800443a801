/**
 * What a cook reads when something that was sent does not fit: for whatever a schema has no sentence of its own for. Never the
 * library's English, never a value that was sent.
 */
import type { z } from "zod";
import { fieldInWords, isOrAre } from "./field-words";

type Issue = z.core.$ZodRawIssue;

const REQUEST = "this request";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const number = (value: number | bigint): string => value.toLocaleString("en");

const TYPES: Record<string, string> = {
  string: "must be text",
  number: "must be a number",
  int: "must be a whole number",
  boolean: "must be true or false",
  array: "must be a list",
  date: "must be a date",
  object: "must be a group of named fields",
  record: "must be a group of named fields",
};

const FORMATS: Record<string, string> = {
  datetime: "must be a date and time such as 2026-01-31T18:30:00.000Z",
  url: "must be a web address",
};

const UNREADABLE = "not in a form that we can read";

/** The sentence for an issue of any kind. */
export function sentenceFor(issue: Issue): string {
  const field = fieldInWords(issue.path ?? []) ?? REQUEST;
  const be = isOrAre(field);
  const about = (rest: string): string => `${capital(field)} ${rest}.`;
  const isMissing = issue.input === undefined || issue.input === null;
  if (isMissing && (issue.code === "invalid_type" || issue.code === "invalid_value"))
    return field === REQUEST ? "This request is empty." : about(`${be} missing`);
  switch (issue.code) {
    case "invalid_type":
      return about(TYPES[issue.expected] ?? `${be} ${UNREADABLE}`);
    case "too_small":
      return about(tooSmall(issue.origin, issue.minimum, issue.inclusive !== false, be));
    case "too_big":
      return about(tooBig(issue.origin, issue.maximum, issue.inclusive !== false, be));
    case "not_multiple_of":
      return about(`must be a multiple of ${number(issue.divisor)}`);
    case "invalid_format":
      if (issue.format === "email") return "Please enter a valid email address.";
      return about(FORMATS[issue.format] ?? `${be} ${UNREADABLE}`);
    case "invalid_value":
      return about(`must be ${choice(issue.values.map(String))}`);
    case "unrecognized_keys":
      return "This request has fields that we do not know.";
    case "invalid_union":
      return ofTheClosest(issue) ?? about(`${be} ${UNREADABLE}`);
    default:
      return about(`${be} ${UNREADABLE}`);
  }
}

function tooSmall(origin: string, least: number | bigint, inclusive: boolean, be: string): string {
  if (origin === "string")
    return Number(least) <= 1 ? `${be} empty` : `must have at least ${number(least)} characters`;
  if (origin === "array" || origin === "set") return `must have at least ${number(least)} entries`;
  return `must be ${inclusive ? "at least" : "more than"} ${number(least)}`;
}

function tooBig(origin: string, most: number | bigint, inclusive: boolean, be: string): string {
  if (origin === "string") return `${be} too long: at most ${number(most)} characters are possible`;
  if (origin === "array" || origin === "set") return `must have at most ${number(most)} entries`;
  return `must be ${inclusive ? "at most" : "less than"} ${number(most)}`;
}

/** "a", "a or b", "a, b or c" */
const choice = (values: readonly string[]): string =>
  [values.slice(0, -1).join(", "), values.at(-1) ?? ""].filter(Boolean).join(" or ");

/** Of several shapes the one that fits as a whole but for something inside says what that is. */
function ofTheClosest(union: Extract<Issue, { code: "invalid_union" }>): string | null {
  const inside = union.errors.find((issues) => issues.every(({ path }) => path.length > 0))?.[0];
  if (!inside) return null;
  const issue = { ...inside, input: valueAt(union.input, inside.path) } as Issue;
  // The inner issue was put into words without the path that leads to the union; a sentence of the schema's own stays.
  const isOurs = sentenceFor(issue) === inside.message;
  return isOurs ? sentenceFor({ ...issue, path: [...(union.path ?? []), ...inside.path] }) : inside.message;
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, name) => (at as Record<PropertyKey, unknown> | null | undefined)?.[name], value);
