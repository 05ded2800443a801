/** What the linker knows of one line of the shopping list: the names it may be called by, the words that describe it, and its amount. */
import { parseIngredientLine, type IngredientLine } from "@/lib/engine/lines/ingredient-line";
import type { Measure } from "./shares";
import { findFood, type Food } from "@/lib/engine/language/food/lexicon";
import { wordsOf, type Word } from "./words";
import { DESCRIPTIONS, FUNCTION_WORDS, MEASURES, SHAPES, TOOLS } from "./vocabulary";

export type LineName = {
  /** Lemmas of the name in order, describing words left out; never empty. */
  words: string[];
  /** The word that names the thing, without trailing shapes: "chicken" of "chicken breast halves" is not, "breast" is. */
  head: string;
};

export type LineModel = {
  index: number;
  /** "butter or margarine" has two, "salt and pepper" too. */
  names: LineName[];
  /** Every lemma of the line, the describing ones and the preparation included. */
  vocabulary: ReadonlySet<string>;
  /** Lemmas of the names. */
  naming: ReadonlySet<string>;
  /** Amounts of the line as written ("1/3", "2"). */
  amounts: ReadonlySet<string>;
  /** The line's own amount, null when it states none or a range. */
  whole: Measure | null;
  /** The line says that it is used in more than one place: "divided", "plus more for dusting". */
  divided: boolean;
  /** No amount, or "to taste": how much is the cook's choice, so using it twice is no contradiction. */
  open: boolean;
  /** "and" joins two foods in one line: "salt and pepper to taste". */
  compound: boolean;
  section: string | undefined;
  /** Forms of the names' words as written: a step that writes the plural of a singular may mean several lines. */
  forms: ReadonlySet<string>;
  /** The name ends in a cut or shape: "chicken thighs". */
  cut: boolean;
  /** What the lexicon knows of the line's food, or null. */
  food: Food | null;
};

const NAME_ENDS =
  /\s[-–—]\s|;|:|\.(?=\s|$)|\bsuch as\b|\bfor\b|\bto taste\b|\bor to taste\b|\bplus\b|\bas needed\b|\bif (?:desired|needed|you)\b|\bcut\b(?! oats)|\bat room\b|\bwithout\b|\bwith\b|\bin (?:water|oil|brine|juice|syrup|adobo|their)\b/i;
const DIVIDED = /\b(?:divided|separated|in all|plus (?:more|extra|additional)|plus \d)|\d\s*\+\s*\d|\+\s*\d/i;
/** Neighbours joined to one word in names of up to this many words. */
const MOST_JOINED = 6;
const AMOUNT = /^[\d½¼¾⅓⅔⅛⅜⅝⅞]/;

const isContent = (word: Word) =>
  !AMOUNT.test(word.form) &&
  !MEASURES.has(word.lemma) &&
  !DESCRIPTIONS.has(word.lemma) &&
  !FUNCTION_WORDS.has(word.form) &&
  word.lemma.length > 1;

/** The part of the line that holds its name: up to the first comma after a naming word, a dash, "for …", "to taste". */
function namePart(text: string): string {
  const flat = text.replace(/\([^()]*\)/g, " ").replace(/[()]/g, " ");
  const pieces = flat.split(",");
  let part = "";
  for (const piece of pieces) {
    part = part === "" ? piece : `${part} ${piece}`;
    if (wordsOf(part.split(NAME_ENDS)[0] ?? "").some(isContent)) break;
  }
  const cut = part.split(NAME_ENDS);
  return cut.find((piece) => wordsOf(piece).some(isContent)) ?? cut[0] ?? "";
}

function nameOf(words: readonly Word[]): LineName | null {
  let content = words.filter(isContent);
  if (content.length === 0)
    content = words.filter((word) => !AMOUNT.test(word.form) && word.lemma.length > 1);
  if (content.length === 0) return null;
  const lemmas = content.map((word) => word.lemma);
  let last = lemmas.length - 1;
  while (last > 0 && (SHAPES.has(lemmas[last] ?? "") || TOOLS.has(lemmas[last] ?? ""))) last -= 1;
  return { words: lemmas, head: lemmas[last] ?? "" };
}

/** "oil-packed tomatoes" are no oil, "sugar-free jam" no sugar: the first half describes. */
const HALF_DESCRIBES =
  /^(?:packed|free|style|flavored|flavoured|based|fed|cured|infused|coated|reduced|fried|rich)$/;

const nameWords = (text: string): Word[] =>
  wordsOf(text).filter((_word, at, all) => {
    const next = all[at + 1];
    return next === undefined || !/^[-‐‑]$/.test(next.gap) || !HALF_DESCRIBES.test(next.form);
  });

function splitNames(part: string): { names: LineName[]; compound: boolean } {
  const names: LineName[] = [];
  const words = nameWords(part);
  const pieces: Word[][] = [[]];
  let compound = false;
  words.forEach((word, at) => {
    const joins = /^(?:or|and|und|oder|et|ou|y)$/.test(word.form);
    if (joins && pieces[pieces.length - 1]?.some(isContent) && words.slice(at + 1).some(isContent)) {
      compound ||= /^(?:and|und|et|y)$/.test(word.form);
      pieces.push([]);
    } else pieces[pieces.length - 1]?.push(word);
  });
  if (/\s[/&+]\s|\p{L}\/\p{L}/u.test(part) && pieces.length === 1) {
    compound ||= /[&+]/.test(part);
  }
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

/** Names that a line has beside its own: what stands in brackets, what its preparation makes of it, its words written as one. */
function furtherNames(text: string, names: readonly LineName[], food: Food | null): LineName[] {
  const further: LineName[] = [];
  for (const match of text.matchAll(/\(([^()\d]{3,40})\)/g)) {
    const inner = match[1] ?? "";
    if (/\b(?:optional|about|see|note|such|like|or|for|not|if|to|no)\b/i.test(inner)) continue;
    const name = nameOf(wordsOf(inner));
    if (name !== null && wordsOf(inner).some(isContent)) further.push(name);
  }
  if (food?.classes.has("bread") && /\btoasted\b/i.test(text))
    further.push({ words: ["toast"], head: "toast" });
  if (food?.classes.has("egg") && /\bseparated\b/i.test(text)) {
    for (const part of ["yolk", "white"])
      further.push({ words: ["egg", part], head: part }, { words: [part], head: part });
  }
  for (const { words, head } of names) {
    // "bread crumbs" is "breadcrumbs" to half of all cooks.
    for (let at = 0; at + 1 < words.length && at < MOST_JOINED; at += 1) {
      const [first = "", second = ""] = words.slice(at, at + 2);
      further.push({
        words: [...words.slice(0, at), first + second, ...words.slice(at + 2)],
        head: second === head ? first + second : head,
      });
    }
  }
  return further;
}

/** Reads one line of the shopping list for the linker. Never throws; a line without words has no names and is never linked. */
export function modelLine(text: string, index: number, section?: string, read?: IngredientLine): LineModel {
  const words = wordsOf(text);
  const parsed = read ?? parseIngredientLine(text);
  const { names, compound } = splitNames(namePart(text));
  const plain = nameOf(nameWords(parsed.name));
  const known = names.some(
    (name) => plain === null || plain.words.every((word) => name.words.includes(word)),
  );
  if (plain !== null && !known && !compound && wordsOf(parsed.name).some(isContent)) names.push(plain);
  const food = findFood(namePart(text))?.food ?? findFood(parsed.name)?.food ?? null;
  names.push(...furtherNames(text, names, food));
  const naming = names.flatMap((name) => name.words);
  const amounts = new Set(words.filter((word) => AMOUNT.test(word.form)).map((word) => word.form));
  const { quantity, quantityMax, unit } = parsed;
  return {
    index,
    names,
    vocabulary: new Set([...words.map((word) => word.lemma), ...naming]),
    naming: new Set(naming),
    amounts,
    whole: quantity === null || quantityMax !== null ? null : { quantity, unit },
    divided: DIVIDED.test(text),
    open: amounts.size === 0 || /\bto taste\b|\bas needed\b|\bas required\b/i.test(text),
    compound,
    section,
    forms: new Set(words.map((word) => word.form)),
    cut: names.some((name) => name.words.length > 1 && SHAPES.has(name.words[name.words.length - 1] ?? "")),
    food,
  };
}
