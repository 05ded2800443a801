/** Headings with what they are of before them: "Tartare Sauce Method", "Pickle tips:". */
import { COOKING_VERBS } from "./cooking-words";

const NAMED = /^(\p{Lu}[^–—:.!?,()\d]{2,40}) (\p{L}{4,12})$/u;
/** "and", "the" keep their small letters in a title. */
const SMALL_WORD = 3;
/** "Follow the package directions:" */
const OF_OTHERS = / (?:the|your|package) /iu;
const ENDS: ReadonlyMap<string, "steps" | "notes"> = new Map([
  ...["method", "directions", "instructions", "procedure"].map((word) => [word, "steps"] as const),
  ...["tips", "notes"].map((word) => [word, "notes"] as const),
]);

/**
 * What such a heading heads: the method in capitals as a title has them or with a colon, notes with a colon alone. "See the notes" orders, and
 * "Asparagus tips" are food. Null for all else.
 */
export function headsNamed(text: string): "steps" | "notes" | null {
  const end = text.trimEnd();
  const isLabel = end.endsWith(":");
  const [, name = "", last = ""] = NAMED.exec(isLabel ? end.slice(0, -1).trimEnd() : end) ?? [];
  const kind = ENDS.get(last.toLowerCase()) ?? null;
  const [first = "", ...further] = `${name} ${last}`.split(/\s+/);
  if (kind === null) return null;
  if (isLabel) return OF_OTHERS.test(name) ? null : kind;
  if (kind === "notes" || COOKING_VERBS.has(first.toLowerCase())) return null;
  const isTitled = further.every((word) => word.length <= SMALL_WORD || /^\p{Lu}/u.test(word));
  return isTitled ? kind : null;
}
