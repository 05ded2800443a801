/** Words by which the names of a recipe's parts are told from food; data in the folder of each language. Lists are separated by bars. */
import { PARTS as EN } from "./en/parts";
import { singular } from "./food/singular";

export type PartWords = {
  /** What a part of a recipe makes: "sauce", "dough". */
  preparations: string;
  /** Ingredients that stand without an amount as the first of a list, and head nothing. */
  seasonings: string;
  /** What ends the last lines of a list: "to serve". */
  served: string;
};

const PACKS: readonly PartWords[] = [EN];
const listed = (list: (words: PartWords) => string): string[] =>
  PACKS.flatMap((pack) => list(pack).split("|"));

const PREPARATIONS = new Set(listed((words) => words.preparations));
const SEASONINGS = new Set(listed((words) => words.seasonings));
const SERVED = listed((words) => words.served);

/** No name of a part is longer. */
const LONGEST_NAME = 60;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<![:.\s])[:.\s]+$/, "")
    .trim();

/** True when the name's last word is what a part of a recipe makes: "Peanut sauce", "FLAKY PIE DOUGH". */
export function namesPreparation(name: string): boolean {
  if (name.length > LONGEST_NAME) return false;
  const words = plain(name).split(/\s+/);
  const last = words.at(-1) ?? "";
  const two = words.slice(-2).join(" ");
  return PREPARATIONS.has(last) || PREPARATIONS.has(singular(last)) || PREPARATIONS.has(two);
}

/** True for what is bought without an amount and heads no list: "Salt and pepper". */
export const isSeasoning = (name: string): boolean =>
  name.length <= LONGEST_NAME && SEASONINGS.has(plain(name));

/** True when the text ends as the last line of a list does: "Lime wedges, to serve". */
export function endsServed(text: string): boolean {
  const bare = plain(text).replace(/[()]/g, "");
  return SERVED.some((ending) => bare.endsWith(` ${ending}`));
}
