/** What is set apart of a line: the part that the list keeps for later, yolks and whites, and what the method parts by itself. */
import { findFood, type Food, foodOfWords } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import type { Token } from "@/lib/engine/language/characters";
import { tokenize } from "@/lib/engine/language/tokens";
import type { IngredientLine } from "@/lib/engine/lines/ingredient-line";
import { type Exact, exactAt } from "@/lib/engine/link/amounts/exact";
import type { Portion } from "@/lib/engine/link/amounts/portion";
import { separatedAt } from "@/lib/engine/link/words/context";
import { anyOf, ends, type Word, wordsOf } from "@/lib/engine/link/words/words";
import type { Action } from "@/lib/engine/recipe/stages";
import type { LineName } from "./names";

// What the list itself keeps of a line for later: "3 eggs (1 reserved for brushing)", "2 cups flour (keep 1 tbsp for the berries)".

/** Tokens of a line that are looked at. */
const MOST_TOKENS = 60;

/** "Reserved", "set aside", "held back" */
const isKeptAt = (tokens: readonly Token[], at: number): boolean =>
  LINKING.reservedWords.has(tokens[at]?.lower ?? "") ||
  (LINKING.putAside.said.has(tokens[at]?.lower ?? "") &&
    LINKING.putAside.aside.has(tokens[at + 1]?.lower ?? ""));

/** The amount that stands before "reserved" or behind "reserve", where another one opens the line. */
export function reservedIn(text: string): Exact | null {
  const tokens = tokenize(text).slice(0, MOST_TOKENS);
  for (let at = 1; at < tokens.length; at += 1) {
    const said = /^[(,]$/.test(tokens[at - 1]?.text ?? "") ? exactAt(tokens, at) : null;
    if (said !== null && said.exact.high === null && isKeptAt(tokens, said.end)) return said.exact;
    if (LINKING.keptInBrackets.has(tokens[at]?.lower ?? "") && tokens[at - 1]?.text === "(") {
      const kept = exactAt(tokens, at + 1)?.exact;
      if (kept?.high === null) return kept;
    }
  }
  return null;
}

/** Words from the sign to the amount: "of which 1 tbsp". */
const OF_WHICH = 3;
/** Words from the amount to what it is for: "one of them for greasing", "1 tbsp for the tin". */
const PURPOSE_REACH = 6;

/** How much of the line is for a tin, "4 tbsp oil, 1 of which for greasing"; without a unit it counts in that of the line. */
export function tinPartIn(text: string, unit: string | null): Exact | null {
  const tokens = tokenize(text).slice(0, MOST_TOKENS);
  const sign = tokens.findIndex((token, at) => at > 1 && /^[(,]$/.test(token.text));
  if (sign < 0) return null;
  for (let at = sign + 1; at <= sign + 1 + OF_WHICH; at += 1) {
    const said = exactAt(tokens, at);
    if (said === null) continue;
    const behind = tokens.slice(said.end, said.end + PURPOSE_REACH).map(({ lower }) => lower);
    const to = behind.findIndex((word) => LINKING.beforePurpose.has(word));
    const isTin = behind
      .slice(to + 1)
      .some((word) => LINKING.tinPurposes.has(word) || LINKING.surfaces.has(word));
    const around = [
      ...tokens.slice(sign + 1, at).map(({ lower }) => lower),
      ...behind.slice(0, Math.max(0, to)),
    ];
    const isOfIt = around.length > 0 && around.every((word) => LINKING.ofWhich.has(word));
    if (to < 0 || !isTin || !isOfIt || said.exact.high !== null) return null;
    return { ...said.exact, unit: said.exact.unit ?? unit };
  }
  return null;
}

/** "Beat the eggs" takes all but the one that is kept, and "brush with the reserved egg" that one. */
export function withReserved(
  portion: Portion | null,
  reserved: Exact | null,
  { spent, start }: { spent: boolean; start: number },
): Portion | null {
  if (reserved === null) return portion;
  const kept: Portion = { kind: "part", fraction: null, amount: reserved, start };
  if (portion?.kept === true && portion.amount === null) return { ...kept, start: portion.start };
  return portion === null && !spent ? { ...kept, but: true } : portion;
}

// Which part of an egg a line of the list means: "4 eggs (whites)", or both, where the method parts them.

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

// What the method itself sets apart: eggs into yolks and whites, scallions into their white and their green.

/** What the method parts of one line. */
export type PartedInMethod = { eggs: boolean; colours: boolean };

const isEggs = (name: string): boolean => wordsOf(name).some(({ lemma }) => lemma === LINKING.egg);
/** "2 egg whites" of another part's list: what is bought or left as one half has no other. */
const isHalf = (name: string): boolean => wordsOf(name).some(({ lemma }) => LINKING.separable.has(lemma));

/** "Beat the yolks … whip the whites" of the list's only eggs: they are separated, though no word says so. */
function partsEggs(actions: readonly Action[], lines: readonly IngredientLine[]): boolean {
  const eggs = lines.filter(({ name }) => isEggs(name));
  const [only] = eggs;
  if (eggs.length !== 1 || isHalf(only?.name ?? "")) return false;
  const parts = actions.map(({ text }) => wordsOf(text).find(({ lemma }) => LINKING.separable.has(lemma)));
  return LINKING.separable.size === new Set(parts.flatMap((word) => word?.lemma ?? [])).size;
}

const SEPARATES = new RegExp([...LINKING.separating].join("|"), "i");

/** The eggs that a step separates, by the line's number of them. */
function eggsParted(
  actions: readonly Action[],
  lines: readonly IngredientLine[],
): (line: IngredientLine) => boolean {
  const separated = new Set(
    actions
      .filter(({ text }) => SEPARATES.test(text))
      .flatMap(({ text }) => {
        const words = wordsOf(text);
        return words.map((_word, at) => separatedAt(words, at));
      }),
  );
  if (partsEggs(actions, lines)) separated.add("all");
  // "Separate 3 of the eggs" of 4: no line has three eggs.
  const eggs = new Set(lines.map(({ quantity, name }) => (isEggs(name) ? quantity : null)));
  const some = [...separated].filter((each) => typeof each === "number" && !eggs.has(each));
  return ({ quantity, name }) =>
    !isHalf(name) &&
    (separated.has("all") ||
      (quantity !== null && (separated.has(quantity) || some.some((each) => Number(each) < quantity))));
}

/** The word at `at` calls a part of a plant by its colour: "the whites", "the green parts", "the green of the onions", and not "white wine". */
export function isColourPart(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || !LINKING.colours.has(word.lemma)) return false;
  const isNoun = (other: Word | undefined): boolean =>
    other !== undefined &&
    (LINKING.partNouns.has(other.lemma) ||
      (LINKING.takenFrom.has(other.lemma) && !LINKING.colours.has(other.lemma)));
  const next = words[at + 1];
  // "Le blanc" is read as an egg's, of which the list has none then.
  const before = words[words[at - 1]?.lemma === LINKING.egg ? at - 2 : at - 1];
  if (next !== undefined && /^[\s-]+$/.test(next.gap) && isNoun(next)) return true;
  // "the part white", as some languages word it
  if (isNoun(before) && /^\s+$/.test(word.gap)) return true;
  const isAlone = ends(next) || LINKING.functionWords.has(next?.form ?? "");
  return isAlone && (word.form !== word.lemma || LINKING.definite.has(before?.form ?? ""));
}

const foodOf = ({ name }: IngredientLine): Food | null =>
  foodOfWords(wordsOf(name).map(({ lemma }) => lemma)) ?? findFood(name)?.food ?? null;

/** Other foods of the list that "the greens" or "the whites" may mean: pak choi, eggs. */
const isOfColour = (line: IngredientLine): boolean =>
  isEggs(line.name) ||
  [...LINKING.colours].some((colour) => foodOf(line)?.classes.has(`${colour}s`) === true);

/** The list's only line of a plant whose white and green the steps name each. */
function colouredLine(actions: readonly Action[], lines: readonly IngredientLine[]): IngredientLine | null {
  const [only, other] = lines.filter((line) => LINKING.twoColoured.has(foodOf(line)?.id ?? ""));
  if (only === undefined || other !== undefined) return null;
  if (lines.some((line) => line !== only && isOfColour(line))) return null;
  const said = new Set<string>();
  for (const { text } of actions) {
    const words = wordsOf(text);
    words.forEach(({ lemma }, at) => {
      if (isColourPart(words, at)) said.add(lemma);
    });
  }
  return said.size === LINKING.colours.size ? only : null;
}

/** Asks what the method parts of a line. */
export function partedInMethod(
  actions: readonly Action[],
  lines: readonly IngredientLine[],
): (line: IngredientLine) => PartedInMethod {
  const eggs = eggsParted(actions, lines);
  const coloured = colouredLine(actions, lines);
  return (line) => ({ eggs: eggs(line), colours: line === coloured });
}
