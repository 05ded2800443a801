/** Names of parts between the lines of a list that nothing sets apart: "Tahini sauce" right between measured lines. */
import { findFood, foodWords } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { LINKING } from "@/lib/engine/language/linking";
import { isIngredient, type Lines } from "./list-agreement";
import type { Label } from "./model";
import { couldNamePart, headsPart, isMadeBelow, nameIn, namesKind } from "./part-name-shapes";

/** A food's own name, with no more than what it is like: "Fresh parsley". */
export function isPlainFood(name: string): boolean {
  const found = findFood(name);
  const own = found?.phrase.split(" ") ?? [];
  return (
    found !== null && foodWords(name).every((word) => own.includes(word) || LINKING.descriptions.has(word))
  );
}

/**
 * "Food colouring" among the lines of the icing: a food that shops sell, and nothing below it, down to line `end`, is of it. A word for a kind or for
 * what is made, "chicken broth", heads lines unless it `isPlain` that it does not.
 */
function isBought(text: Lines, i: number, end: number, isPlain: boolean): boolean {
  const { lines } = text;
  const name = nameIn(lines[i]?.text ?? "").replace(/:$/, "");
  const found = namesKind(name) && !isPlain ? null : findFood(name);
  if (found === null || !isPlainFood(name) || /:$/.test(lines[i]?.text ?? "")) return false;
  return !listsItsFood(text, i, end);
}

/** "Chicken" stands above lines of which one lists the chicken. */
function listsItsFood({ lines }: Lines, i: number, end: number): boolean {
  const own = findFood(nameIn(lines[i]?.text ?? ""))?.food;
  return (
    own !== undefined &&
    lines.slice(i + 1, Math.min(end, i + 1 + FOOD_REACH)).some(({ text }) => findFood(text)?.food === own)
  );
}
const FOOD_REACH = 6;

/** The line goes on with a list without a blank line: a thing of it, or a name over further ones. */
function goesOn({ lines }: Lines, labels: readonly Label[], i: number): boolean {
  if (lines[i]?.gap !== 0) return false;
  return (
    isIngredient(labels[i]) || (labels[i] === "O" && isIngredient(labels[i + 1]) && lines[i + 1]?.gap === 0)
  );
}

/**
 * What says by itself that a line is a name: it is a word for a kind of food or for what is made, it is known for a heading, a step below makes it,
 * what it names is listed below it ("Chicken" above "4 chicken thighs"), or it is the dish of the title ("Burritos").
 */
function isSureName(text: Lines, labels: readonly Label[], i: number, end: number): boolean {
  const { lines } = text;
  const name = nameIn(lines[i]?.text ?? "").replace(/\s?:$/, "");
  if (labels[i] === "O" || namesKind(name) || headsPart(name)) return true;
  if (isMadeBelow(text, labels, i)) return true;
  const last = singular(name.toLowerCase().split(" ").at(-1) ?? "");
  const title = i > 1 ? (lines[0]?.text.toLowerCase().match(/\p{L}+/gu) ?? []).map(singular) : [];
  return title.includes(last) || listsItsFood(text, i, end);
}

/** No list has more parts, and none of one recipe more lines. */
const MOST_PARTS = 24;
const MOST_LINES = 200;

/**
 * Names of parts in a list without blank lines: it opens with one, there are two at least, each above lines of its own, and half of
 * them are words for kinds of food or for what is made, or each of them is sure by itself. "Butter" and "Milk" between measured lines are bought.
 */
export function namesWithinLists(text: Lines, labels: readonly Label[]): number[] {
  const { lines } = text;
  const all: number[] = [];
  for (let start = 0; start < lines.length; start += 1) {
    if (isIngredient(labels[start - 1]) && lines[start]?.gap === 0) continue;
    // "Filling" above its lines may be known for a heading already.
    const isKnown = lines[start]?.known === "heading" && isIngredient(labels[start + 1]);
    if (!isKnown && !couldNamePart(text, labels, start)) continue;
    let end = start + 1;
    while (end < lines.length && isIngredient(labels[end]) && lines[end]?.gap === 0) end += 1;
    let last = end;
    while (last < lines.length && goesOn(text, labels, last)) last += 1;
    // What stands right below a name is bought: "MERINGUE", "Reserved egg whites".
    const names: number[] = [];
    // Right below the title, which is no name of a part, one more line is none either: "Chicken broth" that no step makes.
    const isPlain = (i: number): boolean =>
      start === 0 &&
      i > 0 &&
      !LINKING.products.has(lines[i]?.text.toLowerCase() ?? "") &&
      !isMadeBelow(text, labels, i, LINKING.mixing);
    const isMade = (i: number): boolean => start > 0 && isMadeBelow(text, labels, i, LINKING.partOpeners);
    if (isKnown) names.push(start);
    for (let i = isKnown ? start + 1 : start; i < Math.min(last, start + MOST_LINES); i += 1)
      if (
        names.length < MOST_PARTS &&
        names.at(-1) !== i - 1 &&
        (lines[i]?.known === "heading" || couldNamePart(text, labels, i)) &&
        (!isBought(text, i, last, isPlain(i)) || isMade(i))
      )
        names.push(i);
    const near = names.filter((i) => i < end);
    const kinds = near.filter((i) => namesKind((lines[i]?.text ?? "").replace(/:$/, "")));
    if (near.length > 1 && kinds.length * 2 >= near.length) all.push(...near);
    const sure = names.filter((i) => i === start || isSureName(text, labels, i, last));
    if (start > 0 && sure.length > 1) all.push(...sure);
  }
  return all;
}
