/** What of a text's other lines describes the recipe, what is a note on it, and what is left behind. */
import { splitSentences } from "@/lib/engine/language/sentences";
import type { SourceLine } from "@/lib/engine/recipe/source";
import { withoutAside } from "./advertising";
import { take, type Kinded } from "./kinded";
import { isLabelledNote, isNote, isTalk, postscriptIn } from "./notes";
import { isFurniture } from "./page-furniture";

/** A line of a menu is shorter than this, a sentence of the story before a recipe longer. */
const STORY_WORDS = 12;
/** Words of the source that describe the recipe; further paragraphs are no description any more. */
const DESCRIPTION_CHARS = 500;
const FEWEST_NOTE_WORDS = 3;
const FEWEST_DESCRIBING_WORDS = 5;

export type Prose = { description: string | null; notes: string[] };

/** Moves asides behind ingredients to the notes, where the whole line is kept. */
export function takeAsides(ingredients: readonly SourceLine[], notes: string[]): SourceLine[] {
  return ingredients.map((line) => {
    const plain = withoutAside(line.text);
    if (plain === null) return line;
    notes.push(line.text);
    return { ...line, text: plain };
  });
}

/** A line of a paragraph that goes on: it was wrapped, or it is the next sentence of one note. */
function goesOn(previous: Kinded | undefined, item: Kinded): boolean {
  return (
    previous !== undefined &&
    previous.index + 1 === item.index &&
    item.line.gap === 0 &&
    item.line.marker === "none" &&
    (item.line.source === previous.line.source ||
      (/^\p{Ll}/u.test(item.line.text) && !/[.!?:]$/.test(previous.line.text)))
  );
}

/** The description above the recipe and the notes behind it; marks every line that it takes, and why it leaves the others. */
export function collectProse(items: readonly Kinded[], title: string | null, webPage: boolean): Prose {
  const notes: string[] = [];
  const description: string[] = [];
  let part: string | null = null;
  let previous: Kinded | undefined;
  const firstItem = items.findIndex((item) => item.label !== "O");
  const addNote = (item: Kinded, original = item): void => {
    if (goesOn(previous, item) && notes.length > 0) notes[notes.length - 1] += ` ${item.line.text}`;
    else notes.push(item.line.text);
    previous = item;
    original.as = "note";
  };
  items.forEach((item, i) => {
    const { line, shape } = item;
    if (item.label !== "O") {
      if (part === "junk") part = null;
      return;
    }
    if (shape.heading === "notes" && isLabelledNote(line.text) && /[:–—]\s+\S+\s+\S+\s+\S/.test(line.text))
      return addNote(item);
    if (shape.heading !== null) {
      part = shape.heading;
      take(item, part === "junk" ? "aside" : "heading", part === "junk" ? "furniture" : undefined);
      return;
    }
    if (item.as === "note") return addNote(item);
    if (i < firstItem && part === "junk" && shape.words >= STORY_WORDS) part = null;
    if (item.as !== undefined || line.text === title) return;
    if (part === "junk")
      return take(item, "aside", shape.words >= FEWEST_DESCRIBING_WORDS ? "comment" : "furniture");
    const postscript = i > firstItem ? postscriptIn(line.text) : null;
    if (postscript !== null && (isNote(postscript) || (saysSomething(item) && !isTalk(postscript))))
      return addNote(item);
    const said = i > firstItem && isTalk(line.text) ? remarksIn(line.text) : "";
    if (said !== "") return addNote({ ...item, line: { ...line, text: said } }, item);
    if (isTalk(line.text) || (isFurniture(shape) && !isNote(line.text)))
      return take(item, "aside", "furniture");
    if (i < firstItem && isLabelledNote(line.text) && shape.words >= FEWEST_DESCRIBING_WORDS)
      return addNote(item);
    if (i < firstItem && part !== "notes") {
      if (shape.words < FEWEST_DESCRIBING_WORDS || line.level > 0) return take(item, "aside", "furniture");
      description.push(line.text);
      return take(item, "aside", "story");
    }
    if (part === "notes" || isNote(line.text) || goesOn(previous, item)) {
      if (shape.words >= FEWEST_NOTE_WORDS || goesOn(previous, item)) return addNote(item);
    } else if (!webPage && shape.words >= FEWEST_NOTE_WORDS && saysSomething(item)) return addNote(item);
    take(item, "aside", "furniture");
  });
  let length = 0;
  const kept = description.filter((text, i) => i === 0 || (length += text.length) <= DESCRIPTION_CHARS);
  return { description: kept.length > 0 ? kept.join(" ") : null, notes };
}

/** Sentences among the talk of a line that say something about the recipe: "Edit: thanks! Edit 2: a loaf tin works too." */
const remarksIn = (text: string): string =>
  splitSentences(text)
    .filter((sentence) => !isTalk(sentence) && isNote(sentence))
    .join(" ");

/** A sentence about food, and no question to a reader. */
function saysSomething({ shape, line }: Kinded): boolean {
  return !shape.features.includes("foods0") && !/\?$/.test(line.text) && !shape.features.includes("date");
}
