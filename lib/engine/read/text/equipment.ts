/** Things of the kitchen below the list: under "You will need" they are no food, and nothing is bought of them. */
import { findFood } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import type { Gloss } from "@/lib/engine/language/gloss";
import { headingOf } from "@/lib/engine/language/headings";
import { LINKING } from "@/lib/engine/language/linking";
import { FOR_WHAT } from "@/lib/engine/language/shapes";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { startsWithAmount } from "./ingredient-run";
import { nameReaderOf } from "./names-and-orders";

/** No list of things is longer. */
const MOST_LINES = 12;
const MOST_CHARS = 120;

/** "greased", "buttered and floured": how a tin is made ready. */
const isReady = (piece: string): boolean =>
  (piece.toLowerCase().match(/\p{L}+/gu) ?? []).every(
    (word) => word in LINKING.greased || LINKING.conjunctions.has(word),
  );

/** Each piece of the line ends in a tool or in what a tin is lined with, in English; names things and no food, where a gloss tells. */
function namesThings(text: string, gloss: Gloss | null): boolean {
  if (text.length > MOST_CHARS || /[.!?]$/.test(text)) return false;
  const pieces = text.split(/[,;/]/).filter((piece) => /\p{L}/u.test(piece));
  return (
    pieces.length > 0 &&
    pieces.every((piece) => {
      if (gloss !== null) {
        const tokens = gloss.read(piece.trim());
        return tokens.some(({ kind }) => kind === "thing") && tokens.every(({ kind }) => kind !== "food");
      }
      const last = singular(
        piece
          .toLowerCase()
          .match(/\p{L}+/gu)
          ?.at(-1) ?? "",
      );
      return LINKING.tools.has(last) || LINKING.surfaces.has(last) || (piece !== pieces[0] && isReady(piece));
    })
  );
}

/**
 * "Dough mixer (Kenwood), oven, tea towel": a block without an amount that names no food, and a thing of the kitchen somewhere; what stands in
 * brackets says which.
 */
function isKit(block: readonly TextLine[], gloss: Gloss | null): boolean {
  const names = block.map(({ text }) => text.replace(/\([^()]{0,80}\)/g, " ").trim());
  if (names.length < FEWEST_THINGS || names.some((name) => /\p{N}/u.test(name) || name.length > MOST_CHARS))
    return false;
  if (gloss === null) return false;
  const read = names.map((name) => gloss.read(name));
  return (
    read.every((tokens) => tokens.every(({ kind }) => kind !== "food")) &&
    read.some((tokens) => tokens.some(({ kind }) => kind === "thing"))
  );
}
const FEWEST_THINGS = 2;

/** Lines behind a second heading of a list down to the next blank line or heading. */
function blockBehind(lines: readonly TextLine[], heading: number): readonly TextLine[] {
  const behind = lines.slice(heading + 1, heading + 1 + MOST_LINES + 1);
  const end = behind.findIndex(({ gap, text }, at) => (at > 0 && gap > 0) || headingOf(text) !== null);
  return end < 0 ? behind : behind.slice(0, end);
}

/**
 * "You will need" and its lines above "Ingredients": none has an amount, half of them name things at least, and none is the name of a food. Empty
 * where the first list is anything else.
 */
function kitBeforeList(lines: readonly TextLine[], at: number, gloss: Gloss | null): readonly TextLine[] {
  if (gloss === null) return [];
  const block = blockBehind(lines, at);
  const below = lines.slice(at + 1 + block.length).find(({ text }) => headingOf(text) !== null);
  const next = below === undefined ? null : headingOf(below.text);
  if (block.length < FEWEST_THINGS || next !== "ingredients") return [];
  const isThing = ({ text }: TextLine): boolean => gloss.read(text).some(({ kind }) => kind === "thing");
  const reading = nameReaderOf(gloss);
  const isBought = (line: TextLine): boolean =>
    /\p{N}/u.test(line.text) || (reading.isFood(line.text) && !isThing(line));
  const named = block.filter(isThing).length;
  return named * 2 >= block.length && !block.some(isBought) ? block : [];
}

/** Points without an amount below a heading of notes that stands between list and method: "Utensils", with "Wooden spoon" under it. */
function underNotes(lines: readonly TextLine[]): readonly TextLine[] {
  const kinds = lines.map(({ text, cells }) => (cells.length > 1 ? null : headingOf(text)));
  const listed = kinds.indexOf("ingredients");
  const steps = kinds.lastIndexOf("steps");
  return kinds.flatMap((kind, at) => {
    if (kind !== "notes" || listed < 0 || at < listed || (steps >= 0 && at > steps)) return [];
    const block = blockBehind(lines, at);
    const isPoints = block.every(
      ({ marker, text }) => marker === "bullet" && text.length <= MOST_CHARS && !/\d/.test(text),
    );
    // A method without a heading of its own ends these notes.
    return isPoints ? [...(steps < 0 && block.length > 0 ? lines.slice(at, at + 1) : []), ...block] : [];
  });
}

const ASIDE = /\([^()]{0,300}(?:\)|$)/g;
/** "spice bag", of "spice bag (muslin) for the cloves". */
const thingIn = (text: string): string => (text.replace(ASIDE, " ").split(FOR_WHAT)[0] ?? "").trim();

/**
 * Things of the kitchen right behind the measured rows of a list, without a heading of their own: "large mixing bowl", "spatula", "kitchen towel".
 * One alone may be a food that is called like a thing.
 */
function behindRows(lines: readonly TextLine[]): TextLine[] {
  const found: TextLine[] = [];
  let run: TextLine[] = [];
  let measured = 0;
  const settle = (): void => {
    if (run.length >= FEWEST_THINGS && measured >= FEWEST_THINGS) found.push(...run);
    run = [];
  };
  for (const line of lines) {
    const thing = thingIn(line.text);
    const isThing =
      !startsWithAmount(line.text) &&
      line.level === 0 &&
      thing.split(" ").length <= MOST_WORDS &&
      headingOf(line.text) === null &&
      findFood(thing)?.exact !== true &&
      namesThings(thing, null);
    if (isThing) run.push(line);
    else {
      settle();
      measured = startsWithAmount(line.text) ? measured + 1 : 0;
    }
  }
  settle();
  return found;
}
const MOST_WORDS = 5;

/** The lines, with what stands below a second "you will need", or right behind the list, as notes where it is all things of the kitchen. Linear. */
export function knowEquipment(lines: readonly TextLine[], gloss: Gloss | null): TextLine[] {
  let isListed = false;
  let measured = 0;
  const things = new Set<TextLine>();
  const headings = new Set<TextLine>();
  lines.forEach((line, at) => {
    const kind = headingOf(line.text);
    if (startsWithAmount(line.text)) measured += 1;
    if (kind !== "ingredients" || line.cells.length > 1) return;
    // "You will also need" below a list whose parts have headings of their own
    isListed ||= measured >= FEWEST_THINGS;
    if (!isListed) {
      isListed = true;
      const block = kitBeforeList(lines, at, gloss);
      if (block.length > 0) headings.add(line);
      for (const each of block) things.add(each);
      isListed = block.length === 0;
      return;
    }
    // In the middle of a list it is read like one of its lines, and heads more of it.
    if (line.marker === "none") headings.add(line);
    const block = blockBehind(lines, at);
    if (block.length === 0 || block.length > MOST_LINES) return;
    if (block.every(({ text }) => namesThings(text, gloss)) || isKit(block, gloss))
      for (const each of block) things.add(each);
  });
  // What a gloss calls a thing may be a dough: there a heading has to say so.
  const unheaded = gloss === null ? behindRows(lines) : [];
  for (const each of [...underNotes(lines), ...unheaded]) things.add(each);
  if (headings.size === 0 && things.size === 0) return [...lines];
  return lines.map((line) =>
    // A thing each, and no sentence that goes on.
    things.has(line)
      ? { ...line, known: "note", marker: "bullet" }
      : headings.has(line)
        ? { ...line, known: "heading" }
        : line,
  );
}
