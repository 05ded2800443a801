/**
 * Lists without a name of their own, which only the method names: blocks between blank lines, and lists below the orders that speak of
 * them.
 */
import { namesFinish, namesPreparation } from "@/lib/engine/language/part-names";
import { splitSentences } from "@/lib/engine/language/sentences";
import { FOR, INGREDIENT_WORDS } from "@/lib/engine/language/shapes";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import type { SourceLine } from "@/lib/engine/recipe/stages";

// Parts of a list that blank lines set apart and only the method names: "mix all meatball ingredients" of two blocks without headings.

/** A line of the list, and the blank lines above it. */
export type Spaced = { line: SourceLine; gap: number };

const MOST_BLOCKS = 3;
/** A block of fewer lines is no part of a dish. */
const FEWEST_LINES = 3;
/** A word is the one of a line that begins so: its plural may end otherwise. */
const SHORTEST_OPENING = 3;
const PLURAL_ENDING = 2;

/** "all meatball ingredients", "the ingredients for the chicken marinade": the words around the one for ingredients. */
const OF_PART = new RegExp(
  `(?:(\\p{L}{3,30})\\s)?(?:${INGREDIENT_WORDS})(?!\\p{L})(?:\\s(?:${FOR})((?:\\s[\\p{L}'’]{1,30}){1,4}))?`,
  "giu",
);

/** What the part is called of whose ingredients `text` takes all; null where it speaks of none. */
function partTold(text: string): string | null {
  for (const [, before = "", behind = ""] of text.matchAll(OF_PART)) {
    const name = [before, ...behind.trim().split(/\s/)].find(namesPreparation);
    if (name !== undefined) return name;
  }
  return null;
}

/** The list in the blocks that its widest gaps part, or nothing where they part it into no such blocks. */
function blocksOf(list: readonly Spaced[]): SourceLine[][] {
  const usual = Math.min(...list.slice(1).map(({ gap }) => gap));
  const blocks: SourceLine[][] = [];
  list.forEach(({ line, gap }, at) => {
    if (at === 0 || gap > usual) blocks.push([]);
    blocks.at(-1)?.push(line);
  });
  const areParts = blocks.length > 1 && blocks.length <= MOST_BLOCKS;
  return areParts && blocks.every(({ length }) => length >= FEWEST_LINES) ? blocks : [];
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,30}/gu) ?? [];

/** What words of the method begin with, so that "tomatoes" is found by "tomato". */
function openingsOf(instructions: readonly SourceLine[]): ReadonlySet<string> {
  const openings = new Set<string>();
  for (const { text } of instructions)
    for (const word of wordsOf(text))
      for (let end = 2; end <= word.length; end += 1) openings.add(word.slice(0, end));
  return openings;
}

/** The method names no word of the line: it goes in with all of its part. */
const isUnnamed = ({ text }: SourceLine, openings: ReadonlySet<string>): boolean =>
  !wordsOf(parseIngredientLine(text).name).some((word) =>
    openings.has(word.slice(0, Math.max(SHORTEST_OPENING, word.length - PLURAL_ENDING))),
  );

/** "TO MAKE THE GRAVY: …", "Now for the sauce: …": what stands before an order's colon. */
const LABEL = /^([^.:!?]{3,40})[:!]\s/u;

/** A stretch of the method under one name, and where it begins; without a name before the first. */
type Stretch = { name: string | null; from: number };

/** The stretches of a method whose orders open with the name of a part. */
function stretchesOf(instructions: readonly SourceLine[]): Stretch[] {
  const found = instructions.flatMap(({ text }, from): Stretch[] => {
    const name = wordsOf(LABEL.exec(text)?.[1] ?? "").findLast(namesPreparation);
    return name === undefined ? [] : [{ name, from }];
  });
  return found.length === 0 || found[0]?.from === 0 ? found : [{ name: null, from: 0 }, ...found];
}

/** The name of each block, where as many stretches of the method take most of the lines of each, in that order; else nothing. */
function namesOfBlocks(
  blocks: readonly SourceLine[][],
  instructions: readonly SourceLine[],
): (string | null)[] {
  const stretches = blocks.length === 0 ? [] : stretchesOf(instructions);
  const last = stretches.at(-1)?.from ?? 0;
  // "Sauce: Stir …" and below it the orders that bring all together
  if (stretches.length === blocks.length - 1 && last < instructions.length - 1)
    stretches.push({ name: null, from: last + 1 });
  if (stretches.length < 2 || stretches.length !== blocks.length) return [];
  const takesMost = blocks.every((block, at) => {
    const openings = openingsOf(instructions.slice(stretches[at]?.from, stretches[at + 1]?.from));
    return block.filter((line) => isUnnamed(line, openings)).length * 2 < block.length;
  });
  return takesMost ? stretches.map(({ name }) => name) : [];
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Puts the one block of a list without headings under the name that `instructions` call its ingredients by, where its lines are the only ones that they
 * name in no other way. Linear in the text.
 */
export function nameBlocks(list: readonly Spaced[], instructions: readonly SourceLine[]): SourceLine[] {
  const lines = list.map(({ line }) => line);
  if (lines.some(({ section }) => section !== undefined)) return lines;
  const blocks = blocksOf(list);
  const called = namesOfBlocks(blocks, instructions);
  if (called.length > 0)
    return blocks.flatMap((block, at) => {
      const name = called[at] ?? null;
      return name === null ? block : block.map((line) => ({ ...line, section: capital(name) }));
    });
  const told = blocks.length === 0 ? [] : instructions.map(({ text }) => partTold(text));
  const names = new Set(told.filter((name) => name !== null));
  const [name] = names;
  if (name === undefined || names.size > 1) return lines;
  const openings = openingsOf(instructions);
  const unnamed = blocks.filter((block) => block.some((line) => isUnnamed(line, openings)));
  const [own] = unnamed;
  if (own === undefined || unnamed.length > 1) return lines;
  const section = capital(name);
  const isOwn = new Set(own);
  return lines.map((line) => (isOwn.has(line) ? { ...line, section } : line));
}

// The name of a list that stands without one below the orders which speak of it: "… and pour the glaze over.", and then "2 cups powdered
// sugar".

/** What was collected, in the order of the text. */
export type Collected = { line: SourceLine; listed: boolean };
/** Sentences above the list in which it is spoken of. */
const SENTENCES_ABOVE = 4;

const longWordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,30}/gu) ?? [];

/** What the last of `orders` put on or into the dish that no word of `known` is; null where they speak of no such thing. */
function finishTold(orders: readonly SourceLine[], known: ReadonlySet<string>): string | null {
  const sentences = orders.slice(-SENTENCES_ABOVE).flatMap(({ text }) => splitSentences(text));
  for (const sentence of sentences.slice(-SENTENCES_ABOVE).reverse()) {
    const name = longWordsOf(sentence).find((word) => namesFinish(word) && !known.has(word));
    if (name !== undefined) return name;
  }
  return null;
}

/** `told` in runs of one kind. */
function runsOf(told: readonly Collected[]): { listed: boolean; lines: SourceLine[] }[] {
  const runs: { listed: boolean; lines: SourceLine[] }[] = [];
  for (const { line, listed } of told) {
    const last = runs.at(-1);
    if (last?.listed === listed) last.lines.push(line);
    else runs.push({ listed, lines: [line] });
  }
  return runs;
}

/** Puts each list without a name that stands below a method, and the orders below it, under what the orders above it call it. */
export function nameListsBelow(told: readonly Collected[]): void {
  const known = new Set<string>();
  const runs = runsOf(told);
  runs.forEach(({ listed, lines }, at) => {
    if (!listed) return;
    const isFree = lines.length >= FEWEST_LINES && lines.every(({ section }) => section === undefined);
    const name = isFree && known.size > 0 ? finishTold(runs[at - 1]?.lines ?? [], known) : null;
    for (const { text, section = "" } of lines)
      for (const word of longWordsOf(`${text} ${section}`)) known.add(word);
    if (name === null) return;
    const below = runs[at + 1]?.lines ?? [];
    const named = below.findIndex(({ section }) => section !== undefined);
    const section = name.charAt(0).toUpperCase() + name.slice(1);
    for (const line of [...lines, ...(named < 0 ? below : below.slice(0, named))]) line.section = section;
  });
}
