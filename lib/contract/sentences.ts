/**
 * What a cook reads when something that was sent does not fit: for whatever a schema has no sentence of its own for. Never the
 * library's English, never a value that was sent.
 */
import type { z } from "zod";
import { t } from "@/lib/messages";
import { numberInWords, oneOf } from "@/lib/messages/formats";
import { capital, fieldInWords, isPlural } from "./field-words";

type Issue = z.core.$ZodRawIssue;

/** The beginning of a sentence about a field, and whether it says "is" or "are". */
type About = { Field: string; are: boolean };

/** The sentence for an issue of any kind. */
export function sentenceFor(issue: Issue): string {
  const field = fieldInWords(issue.path ?? []);
  const about = { Field: capital(field ?? t("this request")), are: isPlural(field ?? "") };
  const isMissing = issue.input === undefined || issue.input === null;
  if (isMissing && (issue.code === "invalid_type" || issue.code === "invalid_value"))
    return field === null ? t("This request is empty.") : missing(about);
  const { Field } = about;
  switch (issue.code) {
    case "invalid_type":
      return ofType(issue.expected, about);
    case "too_small":
      return tooSmall(issue.origin, issue.minimum, issue.inclusive !== false, about);
    case "too_big":
      return tooBig(issue.origin, issue.maximum, issue.inclusive !== false, about);
    case "not_multiple_of":
      return t("{Field} must be a multiple of {divisor}.", { Field, divisor: numberInWords(issue.divisor) });
    case "invalid_format":
      if (issue.format === "email") return t("Please enter a valid email address.");
      if (issue.format === "url") return t("{Field} must be a web address.", { Field });
      if (issue.format === "datetime")
        return t("{Field} must be a date and time such as 2026-01-31T18:30:00.000Z.", { Field });
      return unreadable(about);
    case "invalid_value":
      return t("{Field} must be {choice}.", { Field, choice: oneOf(issue.values.map(String)) });
    case "unrecognized_keys":
      return t("This request has fields that we do not know.");
    case "invalid_union":
      return ofTheClosest(issue) ?? unreadable(about);
    default:
      return unreadable(about);
  }
}

const missing = ({ Field, are }: About): string =>
  are ? t("{Field} are missing.", { Field }) : t("{Field} is missing.", { Field });

const unreadable = ({ Field, are }: About): string =>
  are
    ? t("{Field} are not in a form that we can read.", { Field })
    : t("{Field} is not in a form that we can read.", { Field });

function ofType(expected: string, about: About): string {
  const { Field } = about;
  switch (expected) {
    case "string":
      return t("{Field} must be text.", { Field });
    case "number":
      return t("{Field} must be a number.", { Field });
    case "int":
      return t("{Field} must be a whole number.", { Field });
    case "boolean":
      return t("{Field} must be true or false.", { Field });
    case "array":
      return t("{Field} must be a list.", { Field });
    case "date":
      return t("{Field} must be a date.", { Field });
    case "object":
    case "record":
      return t("{Field} must be a group of named fields.", { Field });
    default:
      return unreadable(about);
  }
}

function tooSmall(origin: string, bound: number | bigint, inclusive: boolean, about: About): string {
  const { Field, are } = about;
  const least = numberInWords(bound);
  if (origin === "string" && Number(bound) <= 1)
    return are ? t("{Field} are empty.", { Field }) : t("{Field} is empty.", { Field });
  if (origin === "string") return t("{Field} must have at least {least} characters.", { Field, least });
  if (origin === "array" || origin === "set")
    return t("{Field} must have at least {least} entries.", { Field, least });
  return inclusive
    ? t("{Field} must be at least {least}.", { Field, least })
    : t("{Field} must be more than {least}.", { Field, least });
}

function tooBig(origin: string, bound: number | bigint, inclusive: boolean, about: About): string {
  const { Field, are } = about;
  const most = numberInWords(bound);
  if (origin === "string")
    return are
      ? t("{Field} are too long: at most {most} characters are possible.", { Field, most })
      : t("{Field} is too long: at most {most} characters are possible.", { Field, most });
  if (origin === "array" || origin === "set")
    return t("{Field} must have at most {most} entries.", { Field, most });
  return inclusive
    ? t("{Field} must be at most {most}.", { Field, most })
    : t("{Field} must be less than {most}.", { Field, most });
}

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
