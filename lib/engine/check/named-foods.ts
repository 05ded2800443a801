/**
 * Foods that a step puts in, fries in or serves with by their bare names, and the list does not have: "Top with avocado", "fry in butter",
 * "serve over rice". "The rice" may be what stands there, and what may be called by another name on the list is taken for it.
 */
import { CHECKING } from "@/lib/engine/language/receipt";
import { foodOfWords, type Food } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import type { ReadAction } from "@/lib/engine/check/reading/actions";
import type { ListLine } from "@/lib/engine/check/reading/list-lines";

const MOST_NAME_WORDS = 3;

const isBought = (food: Food): boolean => CHECKING.boughtKinds.some((kind) => food.classes.has(kind));

/** A line of the list may be the food under another name: both are cheeses, or the line is "mixed vegetables". */
export function isAkin(food: Food, { classes, heads }: ListLine): boolean {
  return [...food.classes].some(
    (kind) =>
      !CHECKING.broadKinds.has(kind) && (CHECKING.apartKinds.has(kind) ? heads.has(kind) : classes.has(kind)),
  );
}

/** "Vegetables", "fruit", "meat": what many foods are called by says nothing to buy. */
const isOfMany = (stem: string): boolean =>
  CHECKING.kinds.has(stem) || CHECKING.rawKinds.has(stem) || CHECKING.collective.has(stem);

/** The food that the stems from `at` on are the whole name of, and its last word; null where none stands there. */
function foodAt(stems: readonly string[], at: number): { food: Food; to: number } | null {
  for (let length = Math.min(MOST_NAME_WORDS, stems.length - at); length > 0; length -= 1) {
    const food = foodOfWords(stems.slice(at, at + length));
    if (food !== null) return { food, to: at + length };
  }
  return null;
}

const isWord = (stem: string | undefined): boolean => stem !== undefined && /^\p{L}/u.test(stem);

/** Nothing goes on the name that ends before `to`: not "butter dish", "walnut-sized", and not "cream of lemon", which is made. */
function endsName({ stems, tokens, text }: ReadAction, to: number): boolean {
  const next = stems[to] ?? "";
  if (text.charAt(tokens[to - 1]?.end ?? text.length) === "-" || LINKING.genitive.has(next)) return false;
  return !isWord(next) || CHECKING.stops.has(next) || CHECKING.joiners.has(next);
}

/** A part of what is cooked, "with the peel", and a word that is an order as well: "wrap". */
const isOther = (stem: string): boolean => LINKING.takenFrom.has(stem) || LINKING.adding.has(stem);

/** Words of a setting before its comma: "In a large heatproof bowl, ". */
const LONGEST_SETTING = 9;

/** Where the order begins that puts something in, first of all or behind a setting; -1 where there is none. */
function orderAt({ stems, opens }: ReadAction): number {
  if (LINKING.adding.has(stems[opens] ?? "")) return opens;
  if (!CHECKING.stops.has(stems[opens] ?? "")) return -1;
  const comma = stems.slice(opens, opens + LONGEST_SETTING).indexOf(",");
  return comma > 0 && LINKING.adding.has(stems[opens + comma + 1] ?? "") ? opens + comma + 1 : -1;
}

/**
 * Such foods of an action as the cook's own words name them; `isOnList`: a line has it, by this name or by another of its kind. Linear in the
 * action's length.
 */
export function namedFoods(
  action: ReadAction,
  isOnList: (name: readonly string[], food: Food) => boolean,
): { text: string; food: Food }[] {
  const { stems, tokens, own } = action;
  const opens = orderAt(action);
  const says = (words: ReadonlySet<string>): boolean => stems.some((stem) => words.has(stem));
  if (opens < 0 || says(CHECKING.atWill) || says(CHECKING.conditions)) return [];
  const found: { text: string; food: Food }[] = [];
  /** What stands here is put in: behind the verb, "with", "over", and what such a food is joined to. */
  let isTaken = true;
  let at = opens + 1;
  while (at < stems.length) {
    const stem = stems[at] ?? "";
    const named = isTaken ? foodAt(stems, at) : null;
    if (named === null) {
      const goesOn = stem === "," || CHECKING.joiners.has(stem) || CHECKING.describing.has(stem);
      isTaken = CHECKING.bringsIn.has(stem) || (isTaken && goesOn && !LINKING.alternatives.has(stem));
      at += 1;
      continue;
    }
    const next = stems[named.to];
    const isWhole = endsName(action, named.to);
    const either = [stems[at - 1], next].some((word) => LINKING.alternatives.has(word ?? ""));
    const name = stems.slice(at, named.to);
    if (
      isTaken &&
      isWhole &&
      !either &&
      isBought(named.food) &&
      !(name.length === 1 && (isOfMany(stem) || isOther(stem))) &&
      !isOnList(name, named.food)
    )
      found.push({ text: own(tokens[at]?.start ?? 0, tokens[named.to - 1]?.end ?? 0), food: named.food });
    isTaken &&= isWhole;
    at = named.to;
  }
  return found;
}
