/** The names that the words of one line of the shopping list make. */
import { findFood } from "@/lib/engine/language/food/lexicon";
import { OPENS_NUMBER } from "@/lib/engine/language/characters";
import { LINKING } from "@/lib/engine/language/linking";
import { anyOf, wordsOf, type Word } from "@/lib/engine/link/words/words";

const {
  descriptions: DESCRIPTIONS,
  functionWords: FUNCTION_WORDS,
  measures: MEASURES,
  shapes: SHAPES,
  tools: TOOLS,
} = LINKING;

export type LineName = {
  /** Lemmas of the name in order, describing words left out; never empty. */
  words: string[];
  /** The word that names the thing, without trailing shapes: "chicken" of "chicken breast halves" is not, "breast" is. */
  head: string;
};

const NAME_ENDS = anyOf(LINKING.nameEndWords);
const SIGN_ENDS = anyOf(LINKING.nameEnds);

/** The word says which food it is, and no amount, quality or grammar. */
export const isContent = (word: Word) =>
  !OPENS_NUMBER.test(word.form) &&
  !MEASURES.has(word.lemma) &&
  !DESCRIPTIONS.has(word.lemma) &&
  !FUNCTION_WORDS.has(word.form) &&
  !LINKING.openWords.has(word.form) &&
  word.lemma.length > 1;

const endsCut = (part: string): string[] => part.split(SIGN_ENDS).flatMap((piece) => piece.split(NAME_ENDS));

/** "6 whole cloves" of "6 whole cloves - leave out for children": what else is a measure is the food, where none is named behind it. */
const namesMeasure = (piece: string): boolean => {
  const last = wordsOf(piece).at(-1);
  return last !== undefined && MEASURES.has(last.lemma) && findFood(last.form)?.exact === true;
};

/** The part of the line that holds its name: up to the first comma behind a naming word, "for …", "to taste". */
export function namePart(text: string): string {
  const flat = text.replace(/\([^()]*\)/g, " ").replace(/[()]/g, " ");
  const taken: string[] = [];
  let ended = false;
  for (const piece of flat.split(",")) {
    taken.push(piece);
    if (ended) continue;
    const [first = "", ...rest] = endsCut(piece);
    if (wordsOf(first).some(isContent)) break;
    ended = rest.length > 0;
  }
  const cut = endsCut(taken.join(" "));
  if (namesMeasure(cut[0] ?? "") && cut.slice(1).every((piece) => findFood(piece) === null))
    return cut[0] ?? "";
  return cut.find((piece) => wordsOf(piece).some(isContent)) ?? cut[0] ?? "";
}

/** A number in the first of a line's pieces counts what the line is of; "(" and ":" tell something else. */
const COUNTS = /^[^,]*\p{N}|[(:;]/u;

/** "(optional)" at a line's end. */
const REMARK = /\s\([^()\p{N}]{1,40}\)$/u;
/** So many things to season with make a line of them of what else is named: "salt, pepper, lemon juice". */
const SEASONINGS_OF_LINE = 2;

/** "Salt, pepper", "salt, pepper and nutmeg", "salt, pepper, 1 pinch of sugar": things to season with, each a name of its own, on a line that counts none of them, or further ones. */
export function seasoningNames(line: string): LineName[] | null {
  const text = line.trimEnd().replace(REMARK, "");
  if (!text.includes(",") || COUNTS.test(text)) return null;
  const pieces: Word[][] = [[]];
  for (const word of wordsOf(text)) {
    const joins = LINKING.conjunctions.has(word.form) || LINKING.alternatives.has(word.form);
    if (joins) pieces.push([]);
    else if (/[,&]/.test(word.gap)) pieces.push([word]);
    else pieces.at(-1)?.push(word);
  }
  let seasonings = 0;
  const names = pieces.flatMap((piece): LineName[] => {
    const name = nameOf(piece);
    const isCounted = piece.some(({ form }) => OPENS_NUMBER.test(form));
    const food = findFood((isCounted ? (name?.words ?? []) : piece.map(({ form }) => form)).join(" "))?.food;
    if (isCounted && name !== null && food !== undefined) return [name];
    const seasons = [...(food?.classes ?? [])].some((kind) => LINKING.seasoningKinds.has(kind));
    if (seasons) seasonings += 1;
    const isBeside = food !== undefined && seasonings >= SEASONINGS_OF_LINE;
    return name !== null && (seasons || isBeside) ? [name] : [];
  });
  return names.length > 1 && names.length >= pieces.filter(({ length }) => length > 0).length ? names : null;
}

/**
 * "whites" of "egg whites", and not of "eggs, white": a colour right behind a food is a part of it. So is what else describes, in the plural:
 * "beef bones", where "bone in" describes.
 */
const isPartOf = (word: Word, before: Word | undefined): boolean =>
  before !== undefined &&
  (LINKING.takenFrom.has(word.lemma) || (word.form !== word.lemma && !SHAPES.has(word.lemma))) &&
  DESCRIPTIONS.has(word.lemma) &&
  isContent(before) &&
  word.gap.trim() === "";

/** The name that words make; null where they name nothing. */
export function nameOf(words: readonly Word[]): LineName | null {
  let content = words.filter((word, at) => isContent(word) || isPartOf(word, words[at - 1]));
  if (content.length === 0)
    content = words.filter((word) => !OPENS_NUMBER.test(word.form) && word.lemma.length > 1);
  if (content.length === 0) return null;
  const lemmas = content.map((word) => word.lemma);
  let last = lemmas.length - 1;
  while (last > 0 && (SHAPES.has(lemmas[last] ?? "") || TOOLS.has(lemmas[last] ?? ""))) last -= 1;
  return { words: lemmas, head: lemmas[last] ?? "" };
}

/** "Anchovies in olive oil": what a food lies in is no name of it. */
export function beforeEnclosing(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ form }, place) => LINKING.enclosing.has(form) && words.slice(0, place).some(isContent),
  );
  return at < 0 ? words : words.slice(0, at);
}

const isHyphened = (word: Word | undefined): boolean => word !== undefined && /^[-‐‑]$/.test(word.gap);

/** Words of which a name is made. "No-cook" and "no-salt-added" say what it is without. */
export const nameWords = (words: readonly Word[]): Word[] => {
  let lacks = false;
  return words.filter((word, at) => {
    const next = words[at + 1];
    lacks = lacks ? isHyphened(word) : LINKING.lacking.has(word.form) && isHyphened(next);
    return !lacks && (next === undefined || !isHyphened(next) || !LINKING.halfDescribes.has(next.form));
  });
};

const STROKE = /^\s*\/\s*$/;

/** The names of a line: "butter or margarine" has two, "salt and pepper" too. */
export function splitNames(part: string): { names: LineName[]; compound: boolean } {
  const names: LineName[] = [];
  const words = nameWords(beforeEnclosing(wordsOf(part)));
  const pieces: Word[][] = [[]];
  let compound = false;
  words.forEach((word, at) => {
    const sign = /[&+]/.test(word.gap) && !/[(),]/.test(word.gap);
    if (sign && pieces[pieces.length - 1]?.some(isContent) && words.slice(at).some(isContent)) {
      compound = true;
      pieces.push([word]);
      return;
    }
    // "butter/margarine", "red/yellow pepper"
    if (STROKE.test(word.gap) && isContent(word) && pieces[pieces.length - 1]?.some(isContent)) {
      pieces.push([word]);
      return;
    }
    const joins = LINKING.alternatives.has(word.form) || LINKING.conjunctions.has(word.form);
    if (joins && pieces[pieces.length - 1]?.some(isContent) && words.slice(at + 1).some(isContent)) {
      compound ||= LINKING.conjunctions.has(word.form);
      pieces.push([]);
    } else pieces[pieces.length - 1]?.push(word);
  });
  const tail = nameOf(pieces[pieces.length - 1] ?? []);
  pieces.forEach((piece, at) => {
    const name = nameOf(piece);
    if (name === null) return;
    names.push(name);
    // "red and yellow bell peppers", "cherry or grape tomatoes": the first alternative borrows the last one's head.
    if (at < pieces.length - 1 && tail !== null && !name.words.includes(tail.head) && !compound)
      names.push({ words: [...name.words, tail.head], head: tail.head });
  });
  if (names.length === 0) {
    const whole = nameOf(words);
    if (whole !== null) names.push(whole);
  }
  return { names, compound };
}
