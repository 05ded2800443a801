/** Which part of an egg a line of the list means: "4 eggs (whites)", or both, where the method parts them. */
import type { Food } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import { anyOf, wordsOf } from "@/lib/engine/link/words/words";
import type { LineName } from "./names";

const SEPARATED = anyOf(LINKING.separated);
const IN_BRACKETS = /\(([^()\d]{3,20})\)/gu;

/** "(whites)", "(yolk only)": the one part that the list itself says in brackets, and nothing besides; null where it says none or both. */
function partInBrackets(text: string): string | null {
  const parts = new Set<string>();
  for (const [, inside = ""] of text.matchAll(IN_BRACKETS)) {
    const words = wordsOf(inside);
    const part = words.find(({ lemma }) => LINKING.separable.has(lemma))?.lemma;
    if (part !== undefined && words.every(({ lemma, form }) => lemma === part || LINKING.onlyWords.has(form)))
      parts.add(part);
  }
  const [only, other] = [...parts];
  return other === undefined ? (only ?? null) : null;
}

/** "Egg white", "whites", "egg yolk": how a line with these parts is called. */
export const partNames = (food: Food | null, parts: Iterable<string>): LineName[] =>
  [...parts].flatMap((part) => [
    { words: [food?.id ?? part, part], head: part },
    { words: [part], head: part },
  ]);

/** The parts by which a line is called; `separated` where both are parted, by the method or by the list. */
export function eggPartsOf(
  text: string,
  food: Food | null,
  inMethod: boolean,
): { separated: boolean; parts: Iterable<string> } {
  if (food?.classes.has("egg") !== true) return { separated: false, parts: [] };
  const listed = partInBrackets(text);
  if (SEPARATED.test(text) || (inMethod && listed === null))
    return { separated: true, parts: LINKING.separable };
  return { separated: false, parts: listed === null ? [] : [listed] };
}
