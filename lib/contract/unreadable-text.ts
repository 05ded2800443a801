/**
 * Text that no database keeps and no font draws: the character NUL, and halves of characters (lone surrogates). Whatever is sent to
 * us is looked through before anything else reads it.
 */
import { t } from "@/lib/messages";
import { capital, fieldInWords } from "./field-words";

export const isUnreadable = (text: string): boolean => text.includes("\0") || !text.isWellFormed();

type Path = readonly (string | number)[];

/** What is sent to us is nested a dozen times at most; more is nothing that anybody wrote. */
const DEEPEST = 64;

/**
 * Where in a value such text stands, names included; null when nowhere. A value that is nested without end counts as such.
 * One pass that remembers nothing: hundreds of thousands of parts cost some hundredths of a second.
 */
export function unreadableIn(value: unknown, depth = 0): Path | null {
  if (typeof value === "string") return isUnreadable(value) ? [] : null;
  if (typeof value !== "object" || value === null) return null;
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const path = unreadableIn(value[index], depth + 1);
      if (path) return [index, ...path];
    }
    return null;
  }
  for (const name in value) {
    if (isUnreadable(name)) return [];
    const path = unreadableIn((value as Record<string, unknown>)[name], depth + 1);
    if (path) return [name, ...path];
  }
  return null;
}

/** The sentence for such text at `path`. */
export function unreadableSentence(path: Path): string {
  return t("{Field} has a character that cannot be read. Please type it again.", {
    Field: capital(fieldInWords(path) ?? t("this request")),
  });
}

/** The text with a blank for each NUL and "\ufffd" for each half of a character: as long as it was. */
const asReadable = (text: string): string => text.replaceAll("\0", " ").toWellFormed();

/**
 * A value as it can be kept, for what others wrote and a cook only brings: pages, files. Of the same length everywhere, so that places
 * in it stay right; the same value where nothing was wrong.
 */
export function readable<T>(value: T): T {
  return unreadableIn(value) === null ? value : (madeReadable(value, 0) as T);
}

function madeReadable(value: unknown, depth: number): unknown {
  if (typeof value === "string") return asReadable(value);
  if (typeof value !== "object" || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((one) => madeReadable(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [asReadable(name), madeReadable(one, depth + 1)]),
  );
}
