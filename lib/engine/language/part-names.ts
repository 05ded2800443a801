/** Which names are those of a dish's parts, or of what stands without an amount on a list. */
import { singular } from "./food/singular";
import { topicOf } from "./packs";
import { FOR_WHAT } from "./shapes";
import type { PartWords } from "@/lib/engine/language/pack/pages";

const PACKS: readonly Partial<PartWords>[] = topicOf("parts");
const listed = (list: (words: Partial<PartWords>) => string | undefined): string[] =>
  PACKS.flatMap((pack) => list(pack)?.split("|") ?? []);

const PREPARATIONS = new Set(listed((words) => words.preparations));
const FINISHES = new Set(listed((words) => words.finishes));
/** Of languages whose names begin with what the thing is: "Salsa verde". */
const FIRST = new Set(
  PACKS.flatMap((pack) => (pack.nounFirst === true ? (pack.preparations?.split("|") ?? []) : [])),
);
const COMPOUND_ENDS = listed((words) => words.compoundEnds);
/** No first half of a compound is shorter. */
const SHORTEST_HALF = 3;
const SEASONINGS = new Set(listed((words) => words.seasonings));
const SERVED = listed((words) => words.served);

/** No name of a part is longer. */
const LONGEST_NAME = 60;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<![:.\s])[:.\s]+$/, "")
    .trim();

/** True when the name's last word is what a part of a recipe makes: "Peanut sauce", "FLAKY PIE DOUGH"; the first one of "Molho branco". */
export function namesPreparation(name: string): boolean {
  if (name.length > LONGEST_NAME) return false;
  // "Parsley for the garnish" is parsley.
  const [own = ""] = plain(name).split(FOR_WHAT, 1);
  const words = own.split(/\s+/);
  const last = words.at(-1) ?? "";
  const two = words.slice(-2).join(" ");
  return (
    FIRST.has(words[0] ?? "") ||
    PREPARATIONS.has(last) ||
    PREPARATIONS.has(singular(last)) ||
    PREPARATIONS.has(two) ||
    COMPOUND_ENDS.some((end) => last.length >= end.length + SHORTEST_HALF && last.endsWith(end))
  );
}

/** True for what goes onto or into a dish when it is done, and has a list of its own: "glaze". */
export const namesFinish = (word: string): boolean => FINISHES.has(word);

/** True for what is bought without an amount and heads no list: "Salt and pepper". */
export const isSeasoning = (name: string): boolean =>
  name.length <= LONGEST_NAME && SEASONINGS.has(plain(name));

/** True when the text ends as the last line of a list does: "Lime wedges, to serve". */
export function endsServed(text: string): boolean {
  const bare = plain(text).replace(/[()]/g, "");
  return SERVED.some((ending) => bare.endsWith(` ${ending}`));
}
