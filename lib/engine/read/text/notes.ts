/** What is worth keeping beside list and steps: tips, variations, how the dish keeps, what describes it; and what of a text is talk instead. */
import { headingOf } from "@/lib/engine/language/headings";
import { COOKING_VERBS, STEP_OPENERS } from "@/lib/engine/language/cooking-words";
import { findDurations } from "@/lib/engine/language/times/durations";
import { furniturePattern, titleSource } from "@/lib/engine/language/pages";
import { keepingRecent } from "@/lib/engine/language/memory";
import { sparing } from "@/lib/engine/language/sparing";
import { splitSentences } from "@/lib/engine/language/sentences";
import { isCardRow } from "@/lib/engine/lines/recipe-card";
import { factsIn } from "@/lib/engine/lines/facts";
import type { SourceLine } from "@/lib/engine/recipe/stages";
import { take, type Kinded } from "./claims";
import { isPageRow } from "./page-rows";
import { isFurniture } from "./text-kind";
import { opensOrder } from "@/lib/engine/lines/line-phrases";

const LABEL = new RegExp(
  `^\\W{0,4}(?:${furniturePattern((words) => words.noteLabels)})(?:\\s{0,2}[:–—]|\\s-\\s)`,
  "iu",
);
/** "Omas Tipp:", "El truco de la abuela:": the noun of a label, and few words around it. */
const NAMED_LABEL = new RegExp(
  `^\\W{0,4}(?:[\\p{L}'’-]{1,14}\\s){0,3}(?:${furniturePattern((words) => words.noteNouns)})(?:\\s[\\p{L}'’-]{1,14}){0,4}(?:\\s{0,2}[:–—]|\\s-\\s)`,
  "iu",
);
/** Most lines have none of the marks and capitals that a label has, and are left at once. */
const MARK_BEHIND = /[:–—]|\s-\s/;
const CAPITALS = /\p{Lu}{3}/u;
const SHOUTED_LABEL = new RegExp(`^\\W{0,4}(?:${furniturePattern((words) => words.noteLabels)})\\s`, "iu");
const KEEPING = sparing(
  new RegExp(`(?<!\\p{L})(?:${furniturePattern((words) => words.keeping)})(?!\\p{L})`, "iu"),
);
const PLACE = new RegExp(`(?<!\\p{L})(?:${furniturePattern((words) => words.keepingPlace)})(?!\\p{L})`, "iu");
const REMARK = new RegExp(`^(?:${furniturePattern((words) => words.remarks)})`, "iu");
const LETTER = new RegExp(`^\\W{0,4}(?:${furniturePattern((words) => words.letters)})(?!\\p{L})`, "iu");
const CAPTION = new RegExp(`^\\W{0,4}(?:${furniturePattern((words) => words.captions)})(?!\\p{L})`, "iu");
const FORUM = sparing(
  new RegExp(`(?<!\\p{L})(?:${furniturePattern((words) => words.forums)})(?!\\p{L})`, "iu"),
);
const POSTSCRIPT = new RegExp(
  `^\\W{0,4}(?:${furniturePattern((words) => words.postscripts)})[:,–—-]?\\s+(?=\\p{L})`,
  "iu",
);
const WARNING = new RegExp(`^\\W{0,4}(?:${furniturePattern((words) => words.warnings)})(?!\\p{L})`, "iu");
const HASHTAGS = /(?<!\S)[#@]\p{L}\S{1,40}\s*$/u;
/** A footnote to a word with a star: "*Simple syrup: …". */
const FOOTNOTE = /^\*{1,2}\p{L}/u;

/** "Store in an airtight tin for up to a week": an order, but for the days after. */
const STORING = new RegExp(`^(?:${furniturePattern((words) => words.storing)})`, "iu");

const firstWord = (text: string): string => /\p{L}[\p{L}'’-]*/u.exec(text)?.[0].toLowerCase() ?? "";

/** A line that says it is a note: "Tip: …", "Make ahead: …", "COOK'S TIP …". */
export function isLabelledNote(text: string): boolean {
  if (MARK_BEHIND.test(text) && (LABEL.test(text) || NAMED_LABEL.test(text))) return true;
  const label = CAPITALS.test(text) ? (SHOUTED_LABEL.exec(text)?.[0] ?? "") : "";
  return CAPITALS.test(label) && !/\p{Ll}/u.test(label);
}

/** A sentence on how the dish keeps, or what it is good with: "Keeps 4 days in a tin." An order ("Keep warm") is none. */
function isKeepingSentence(text: string): boolean {
  const first = firstWord(text);
  if (STORING.test(text)) return true;
  if (COOKING_VERBS.has(first) || STEP_OPENERS.has(first)) return false;
  const keeping = KEEPING.exec(text);
  // "Bottle and refrigerate; it keeps 6 months in there."
  const order = keeping === null ? "" : text.slice(0, text.lastIndexOf(";", keeping.index) + 1);
  if (!isNoWork(order)) return false;
  return keeping !== null && PLACE.test(text.slice(keeping.index));
}

/** True for the words of a letter, a caption or a forum around a recipe. */
export const isTalk = keepingRecent(
  (text: string): boolean =>
    LETTER.test(text) || CAPTION.test(text) || HASHTAGS.test(text) || FORUM.test(text),
);

/** True for a warning to the cook: "Don't lift the lid …". */
export const isWarning = (text: string): boolean => WARNING.test(text);

/** The words behind "PS" or "NB"; null where the line opens with none. */
function postscriptIn(text: string): string | null {
  const label = POSTSCRIPT.exec(text)?.[0];
  return label === undefined ? null : text.slice(label.length);
}

/** True for a line with "PS" or "NB" before it that says something about how the dish keeps or is made. */
export const isPostscript = (text: string): boolean => postscriptIn(text) !== null;

/** True for a line behind the steps that says something about the recipe: labelled, on keeping, a remark, a footnote. */
export function isNote(text: string): boolean {
  return isLabelledNote(text) || isKeepingSentence(text) || REMARK.test(text) || FOOTNOTE.test(text);
}

/** No verb of the kitchen, and no time that a cook waits for. */
const isNoWork = (sentence: string): boolean =>
  findDurations(sentence).length === 0 &&
  !(sentence.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => COOKING_VERBS.has(word));

/** "Variations Cayenne can be added.": a heading of notes that a page's copy left in the paragraph of the last step. */
const GLUED_HEADING = /^(\p{Lu}\p{Ll}{2,20})\s(?=\p{Lu})/u;
const opensNotes = (sentence: string): boolean =>
  headingOf(GLUED_HEADING.exec(sentence)?.[1] ?? "") === "notes";

/** Where the notes at the end of a step's text begin; its length when it has none. What follows a note and is no work goes with it. */
export function notesFrom(text: string): number {
  let end = text.trimEnd().length;
  let from = end;
  const sentences = splitSentences(text);
  const heading = sentences.findIndex((sentence, at) => at > 0 && opensNotes(sentence));
  if (heading > 0) return text.indexOf(sentences[heading] ?? "");
  for (let i = sentences.length - 1; i >= 0; i -= 1) {
    const sentence = sentences[i] ?? "";
    const notes = isKeepingSentence(sentence) || isLabelledNote(sentence);
    if (!notes && !isNoWork(sentence)) return from;
    const at = text.lastIndexOf(sentence, end - sentence.length);
    if (at < 0) return from;
    end = at;
    if (notes) from = at;
  }
  return from;
}

/** A line of a menu is shorter than this, a sentence of the story before a recipe longer. */
const STORY_WORDS = 12;
/** Words of the source that describe the recipe; further paragraphs are no description any more. */
const DESCRIPTION_CHARS = 500;
const FEWEST_NOTE_WORDS = 3;
const FEWEST_DESCRIBING_WORDS = 5;

export type Prose = { description: string | null; notes: string[] };

const ITEM_ASIDE = new RegExp(
  `(?:(?<!\\s)\\s+)?\\((?=[^()]*(?:!|${titleSource((words) => words.itemAsides)}))[^()]{1,80}\\)\\s*$`,
  "iu",
);

/** "2 potatoes shredded I use red ones", "8 oz mushrooms, I used brown": behind a few words, to the end of the line. */
const ITEM_REMARK = new RegExp(
  `(?<=\\p{L}{2}[^\\s()]{0,20})[\\s,;.–—-]{1,4}(?:${titleSource((words) => words.itemRemarks)})\\s[^()]{1,120}$`,
  "iu",
);

/** An ingredient without the writer's aside at its end ("2 tbsp soy sauce (I love this brand!)"), or null when there is none. */
function withoutAside(ingredient: string): string | null {
  const plain = ingredient.replace(ITEM_ASIDE, "").replace(ITEM_REMARK, "").trim();
  return plain !== "" && plain !== ingredient.trim() ? plain : null;
}

/** Moves asides behind ingredients to the notes, where the whole line is kept. */
export function takeAsides(ingredients: readonly SourceLine[], notes: string[]): SourceLine[] {
  return ingredients.map((line) => {
    const plain = withoutAside(line.text);
    if (plain === null) return line;
    notes.push(line.text);
    return { ...line, text: plain };
  });
}

/** A line of the list that stands in brackets as a whole, of more than a few words and without a number. */
const BRACKETED = /^\(((?![^()]*\p{N})(?:[^()\s]+\s+){3,30}[^()\s]+)\)[.!]?$/u;

const longWords = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{4,30}/gu) ?? []);

/**
 * What a list says in brackets on a line of its own is a remark where it tells the cook to do something: "(use the pot to measure the rest)", or
 * with what of the list: "(con el vaso del yogur mides lo demás)". "(fresh coriander leaves to serve)" is bought.
 */
export function freeRemarks(items: readonly Kinded[]): Kinded[] {
  const listed = items.filter(({ label }) => label === "I" || label === "i");
  const said = new Map(
    listed.flatMap((item) => {
      const inside = BRACKETED.exec(item.line.text)?.[1];
      return inside === undefined ? [] : [[item, inside] as const];
    }),
  );
  if (said.size === 0) return [...items];
  /** In how many lines of the list each word stands. */
  const lines = new Map<string, number>();
  for (const { line } of listed)
    for (const word of longWords(line.text)) lines.set(word, (lines.get(word) ?? 0) + 1);
  const isRemark = (text: string): boolean =>
    opensOrder(text) ||
    (STEP_OPENERS.has(firstWord(text)) && [...longWords(text)].some((word) => (lines.get(word) ?? 0) > 1));
  return items.map((item) => {
    const text = said.get(item);
    return text !== undefined && isRemark(text) ? { ...item, label: "O", as: "note" } : item;
  });
}

/** A line of a paragraph that goes on: it was wrapped, or it is the next sentence of one note. */
function goesOn(previous: Kinded | undefined, item: Kinded): boolean {
  return (
    previous !== undefined &&
    previous.index + 1 === item.index &&
    (item.line.gap === 0 || item.line.known === "note") &&
    item.line.marker === "none" &&
    (item.line.source === previous.line.source ||
      (/^\p{Ll}/u.test(item.line.text) && !/[.!?:]$/.test(previous.line.text)))
  );
}

/** What brackets behind "Ingredients" say in a few words: "(the yogurt pot is the measure)". */
const HEADING_REMARK = /\(((?![^()]*\p{N})(?:[^()\s]+\s+){3,30}[^()\s]+)\)\s?:?$/u;
const statesYield = (text: string): boolean => {
  const { servings, makes } = factsIn(text);
  return servings !== undefined || makes !== undefined;
};

/** Of a whole page only a sentence of some length describes the dish: menus, slogans and titles are other lines. */
const isPageProse = ({ line, shape }: Kinded): boolean =>
  shape.words >= FEWEST_PAGE_WORDS && /[.!?…]["”»]?$/u.test(line.text);
const FEWEST_PAGE_WORDS = 8;

/** The description above the recipe and the notes behind it; marks every line that it takes, and why it leaves the others. */
export function collectProse(items: readonly Kinded[], title: string | null, webPage: boolean): Prose {
  const notes: string[] = [];
  const description: string[] = [];
  let part: string | null = null;
  let previous: Kinded | undefined;
  const firstItem = items.findIndex((item) => item.label !== "O");
  const addNote = (item: Kinded, original = item): void => {
    // What a page advises above its card is part of the story around it.
    if (webPage && item.index < (items[firstItem]?.index ?? 0)) return take(original, "aside", "story");
    if (goesOn(previous, item) && notes.length > 0) notes[notes.length - 1] += ` ${item.line.text}`;
    else notes.push(item.line.text);
    previous = item;
    original.as = "note";
  };
  items.forEach((item, i) => {
    const { line, shape } = item;
    if (line.known === "story") return take(item, "aside", "story");
    if (item.label !== "O") {
      if (part === "junk") part = null;
      return;
    }
    if (shape.heading === "notes" && isLabelledNote(line.text) && /[:–—]\s+\S+\s+\S+\s+\S/.test(line.text))
      return addNote(item);
    if (shape.heading !== null) {
      part = shape.heading;
      const remark = part === "ingredients" ? HEADING_REMARK.exec(line.text)?.[1] : undefined;
      if (remark !== undefined && !statesYield(remark)) notes.push(remark);
      take(item, part === "junk" ? "aside" : "heading", part === "junk" ? "furniture" : undefined);
      return;
    }
    if (isPageRow(line.text) || isCardRow(line.text)) return take(item, "aside", "furniture");
    if (item.as === "note" || line.known === "note") return addNote(item);
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
      if (webPage && (part !== null || !isPageProse(item))) return take(item, "aside", "story");
      // "Sure! Here's a recipe for banana muffins:" leads up to the recipe and says nothing of it.
      if (!line.text.endsWith(":")) description.push(line.text);
      return take(item, "aside", "story");
    }
    if (part === "notes" || isNote(line.text) || goesOn(previous, item)) {
      if (shape.words >= FEWEST_NOTE_WORDS || goesOn(previous, item)) return addNote(item);
    } else if (!webPage && shape.words >= FEWEST_NOTE_WORDS && (saysSomething(item) || isWarning(line.text)))
      return addNote(item);
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

/** A sentence about food, or with a time or a heat ("if it is still soft, give it 5 mins under the grill"), and no question to a reader. */
function saysSomething({ shape, line }: Kinded): boolean {
  const has = (feature: string): boolean => shape.features.includes(feature);
  const cooks = shape.sentence && !has("verbs_0") && (has("duration") || has("temperature"));
  return (!has("foods_0") || cooks) && !/\?$/.test(line.text) && !has("date");
}
