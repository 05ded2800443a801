/**
 * What a letter or a story tells of its list: "You'll need a pound of beef, an onion and salt", and foods that it names and never measures.
 */
import { amountAt } from "@/lib/engine/language/amount";
import { AMOUNT_WORDS } from "@/lib/engine/language/cooking-words";
import { findFood, type Food } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { OPENS_NUMBER, type Token } from "@/lib/engine/language/characters";
import { LINKING } from "@/lib/engine/language/linking";
import { wordsIn } from "@/lib/engine/language/registry";
import { splitSentences } from "@/lib/engine/language/sentences";
import {
  ABOUT,
  anyOf,
  ARTICLE,
  DURATION_ONLY,
  OPENS_FOR,
  TOLD,
  TOLD_ANNOUNCED,
  TOLD_FIRST,
  TOLD_MORE,
} from "@/lib/engine/language/shapes";
import { tokenize } from "@/lib/engine/language/tokens";
import { unitAt } from "@/lib/engine/language/units";
import { eatersIn } from "@/lib/engine/lines/facts";
import { splitAtCommas, startsWithAmount } from "./ingredient-run";
import { isNote } from "./notes";

// A list that a letter tells in a sentence: "You'll need a pound of beef, an onion, two cloves of garlic and salt."

/** A list has so many things at least, and no thing more words. */
const FEWEST = 3;
const LONGEST_ITEM_WORDS = 14;
/** Longer texts tell no list in one sentence. */
const LONGEST_SENTENCE = 1200;

const JOINS = wordsIn(({ numbers }) => numbers.joins);
/** "… , and salt" */
const LAST_COMMA = new RegExp(`,\\s{1,2}(?:&|(?:${anyOf(JOINS)})(?!\\p{L}))\\s{1,2}`, "giu");
/** "about a pound" */
const LEADING = new RegExp(`^(?!(?:${ARTICLE})\\s)${ABOUT}`, "iu");

const isMeasured = (item: string): boolean =>
  startsWithAmount(item) || AMOUNT_WORDS.has(item.split(" ")[0]?.toLowerCase() ?? "");

const BRACKETS = /\([^()]{0,200}\)/g;
/** What brackets say of a thing is no part of its name. */
const isShort = (item: string): boolean => item.replace(BRACKETS, "").split(" ").length <= LONGEST_ITEM_WORDS;

/** "And a good spoonful of mustard for the end.", right behind the list: one thing more; null where the sentence tells none. */
function furtherItem(sentence: string): string | null {
  const [joint = "", ...rest] = sentence.replace(/[.!]$/, "").split(" ");
  const item = rest.join(" ");
  return JOINS.has(joint.toLowerCase()) && isMeasured(item) && isShort(item) && !DURATION_ONLY.test(item)
    ? item
    : null;
}

/** Divides at the "and" before an amount: "two cloves of garlic and a pinch of salt". "One and a half lemons" are one thing. */
export function atAnds(item: string): string[] {
  const words = item.split(" ");
  const at = words.findIndex(
    (word, i) =>
      i > (isMeasured(words[0] ?? "") ? 1 : 0) &&
      JOINS.has(word.toLowerCase()) &&
      isMeasured(words.slice(i + 1).join(" ")),
  );
  return at < 0 ? [item] : [words.slice(0, at).join(" "), ...atAnds(words.slice(at + 1).join(" "))];
}

/** Divides before "plus 1 pinch of salt", and not before "chopped". */
function atMore(item: string): string[] {
  const parts: string[] = [];
  for (const part of item.split(", ")) {
    const last = parts.at(-1);
    const opens = TOLD_MORE.test(part) && isMeasured(part.replace(TOLD_MORE, ""));
    if (last === undefined || opens) parts.push(part);
    else parts[parts.length - 1] = `${last}, ${part}`;
  }
  return parts;
}

/** Characters of "so for 3 to 4 people: ", at most. */
const LONGEST_HEAD = 40;

/** Where what is needed begins: behind "you will need", or behind for how many it is: "so for 3-4 people: 1 onion, …"; `alone`: behind "take" too. */
function openingOf(text: string, alone: boolean): { at: number; end: number } | null {
  const told = TOLD.exec(text) ?? (alone ? TOLD_FIRST.exec(text) : null);
  if (told !== null) {
    const end = told.index + told[0].length;
    // "you need the following ingredients: 500 g of pasta, …"
    const announced = TOLD_ANNOUNCED.exec(text.slice(end, end + LONGEST_HEAD));
    return { at: told.index, end: end + (announced?.[0].length ?? 0) };
  }
  const colon = text.slice(0, LONGEST_HEAD).indexOf(": ");
  const isHead = colon > 0 && eatersIn(text.slice(0, colon)) !== null;
  return isHead ? { at: colon, end: colon + 2 } : null;
}

/** "6 tbsp for the dough": how something that was named before is shared out, and no thing to buy. */
export function isShare(item: string): boolean {
  const tokens = tokenize(item);
  const amount = amountAt(tokens, 0);
  const unit = amount === null ? null : unitAt(tokens, amount.end);
  const behind = unit === null ? undefined : tokens[unit.end];
  return behind !== undefined && OPENS_FOR.test(item.slice(behind.start));
}

/** "lässt ihn abtropfen und zerdrückst ihn mit 150 g Frischkäse": words before an amount say what is done with it. */
const goesOn = (item: string): boolean =>
  !isMeasured(item) && item.split(" ").findIndex((word) => /^\p{N}/u.test(word)) >= FEWEST_TOLD;
const FEWEST_TOLD = 3;

/** The things that a sentence lists behind "you will need"; null where it tells no list. */
function itemsOf(sentence: string, alone: boolean): { before: string; items: string[] } | null {
  if (sentence.length > LONGEST_SENTENCE) return null;
  const opening = sentence.includes(",") ? openingOf(sentence, alone) : null;
  if (opening === null) return null;
  const list = sentence.slice(opening.end).replace(/[.!?:]$/, "");
  const items = splitAtCommas(list.replace(LAST_COMMA, ", "))
    .flatMap(atMore)
    .flatMap(atAnds)
    .map((item) => item.trim().replace(TOLD_MORE, "").replace(LEADING, "").trim())
    .filter((item) => item !== "");
  const measured = items.filter(isMeasured).length;
  const short = items.every(isShort);
  return items.length >= FEWEST &&
    short &&
    !items.some((item) => isShare(item) || goesOn(item)) &&
    // "This takes 5 minutes, a bowl and some patience."
    !items.some((item) => DURATION_ONLY.test(item)) &&
    measured >= 2 &&
    measured * 2 >= items.length &&
    isMeasured(items[0] ?? "")
    ? { before: sentence.slice(0, opening.at).trim(), items }
    : null;
}

/** `isRemark`: behind a list it only says what else would do, "Quark geht auch." */
export type ToldText = { text: string; isItem: boolean; isRemark?: true };

/** A paragraph as its sentences and the things of the lists that some of them tell; null where none does. `alone`: the text has no other list. */
export function toldLists(text: string, alone: boolean): ToldText[] | null {
  if (openingOf(text, alone) === null) return null;
  let found = false;
  let isBehind = false;
  const texts = splitSentences(text).flatMap((sentence): ToldText[] => {
    const list = itemsOf(sentence, alone);
    const further = isBehind && list === null ? furtherItem(sentence) : null;
    isBehind = list !== null || further !== null;
    if (list === null) {
      const isRemark = found && further === null && isNote(sentence);
      return [{ text: further ?? sentence, isItem: further !== null, ...(isRemark && { isRemark }) }];
    }
    found = true;
    // "For two people you need …"
    const before = list.before === "" ? [] : [{ text: list.before, isItem: false }];
    return [...before, ...list.items.map((item) => ({ text: item, isItem: true }))];
  });
  return found ? texts : null;
}

/** What a sentence or a thing of a told list is known to be, for the line that it becomes. */
export function knownAs({ isItem, isRemark }: ToldText): { known?: "ingredient" | "note" } {
  if (isItem) return { known: "ingredient" };
  return isRemark === true ? { known: "note" } : {};
}

// Foods that a story names and never measures: "halve the strawberries". Somebody has to buy them too.

/** Words behind the name that make another thing of it: "the strawberry mixture". */
const NAME_ENDS = /^[^\p{L}\p{N}]/u;
const LONGEST_NAME = 4;

const NOT_BOUGHT = [
  LINKING.notUsed,
  LINKING.alternatives,
  LINKING.ifWords,
  LINKING.serving,
  LINKING.comparing,
];
/** What comes out of the cooker, "until the onions are soft", ends at its comma. */
const WAITED_FOR = LINKING.waiting;

/** What grows or lives is bought as it is called; "cream" and "sauce" may be what was made, and a seasoning is told by the receipt. */
const isRaw = ({ classes }: Food): boolean => [...classes].some((kind) => LINKING.rawKinds.has(kind));

export type BareFood = { start: number; end: number; food: Food };

const isWord = (token: Token | undefined): token is Token => token?.kind === "word";

/** The longest name of a food at token `from`, where nothing else belongs to it; null where none stands there. */
function nameAt(tokens: readonly Token[], from: number): { end: number; food: Food } | null {
  for (let end = Math.min(tokens.length, from + LONGEST_NAME); end > from; end -= 1) {
    const name = tokens.slice(from, end);
    if (!name.every(isWord)) continue;
    const found = findFood(name.map(({ lower }) => lower).join(" "));
    if (found === null || !found.exact) continue;
    const next = tokens[end];
    const isEnded =
      next === undefined ||
      NAME_ENDS.test(next.text) ||
      LINKING.functionWords.has(next.lower) ||
      LINKING.conjunctions.has(next.lower);
    // "In its skin": a part of a food is bought with it.
    const isPart = [LINKING.takenFrom, LINKING.tools].some((words) =>
      words.has(singular(name.at(-1)?.lower ?? "")),
    );
    return isEnded && !isPart && isRaw(found.food) ? { end, food: found.food } : null;
  }
  return null;
}

/**
 * The foods that a sentence, in the engine's words, works on and does not measure. What is left out, waited for, served with or only an
 * alternative is none, and what stands behind an amount is told by it. Linear in the length of the sentence.
 */
export function bareIn(sentence: string): BareFood[] {
  const tokens = tokenize(sentence);
  const found: BareFood[] = [];
  let [isLeft, isWaited, ordered] = [false, false, false];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (/^[.;:!?()]/.test(token.text)) [isLeft, isWaited, ordered] = [false, false, false];
    if (token.text === ",") isWaited = false;
    if (token.kind !== "word") continue;
    isLeft ||= NOT_BOUGHT.some((words) => words.has(token.lower));
    isWaited ||= WAITED_FOR.has(token.lower);
    ordered ||= LINKING.adding.has(token.lower);
    const before = tokens[at - 1];
    if (
      isLeft ||
      isWaited ||
      !ordered ||
      OPENS_NUMBER.test(before?.lower ?? "") ||
      LINKING.genitive.has(before?.lower ?? "")
    )
      continue;
    const name = nameAt(tokens, at);
    const last = name === null ? undefined : tokens[name.end - 1];
    if (name === null || last === undefined) continue;
    found.push({ start: token.start, end: last.end, food: name.food });
    at = name.end - 1;
  }
  return found;
}

/** Words by which a food is known: of "cherry tomatoes" both. */
export const namingWords = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{3,30}/gu) ?? []).map((word) => singular(word)));
