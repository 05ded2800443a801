/** What the method itself sets apart: eggs into yolks and whites, scallions into their white and their green. */
import type { IngredientLine } from "@/lib/engine/lines/ingredient-line";
import { findFood, foodOfWords, type Food } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import type { Action } from "@/lib/engine/recipe/stages";
import { separatedAt } from "./context";
import { ends, wordsOf, type Word } from "./words";

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
