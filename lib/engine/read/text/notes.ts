/** What is worth keeping below the steps: tips, variations and how the dish keeps; and what of a text's end is talk instead. */
import { COOKING_VERBS, STEP_OPENERS } from "@/lib/engine/language/cooking-words";
import { furniturePattern } from "@/lib/engine/language/furniture";
import { splitSentences } from "@/lib/engine/language/sentences";

const LABEL = new RegExp(
  `^\\W{0,4}(?:${furniturePattern((words) => words.noteLabels)})(?:\\s{0,2}[:–—]|\\s-\\s)`,
  "iu",
);
const SHOUTED_LABEL = new RegExp(`^\\W{0,4}(?:${furniturePattern((words) => words.noteLabels)})\\s`, "iu");
const KEEPING = new RegExp(`(?<!\\p{L})(?:${furniturePattern((words) => words.keeping)})(?!\\p{L})`, "iu");
const PLACE = new RegExp(`(?<!\\p{L})(?:${furniturePattern((words) => words.keepingPlace)})(?!\\p{L})`, "iu");
const REMARK = new RegExp(`^(?:${furniturePattern((words) => words.remarks)})`, "iu");
const LETTER = new RegExp(`^\\W{0,4}(?:${furniturePattern((words) => words.letters)})(?!\\p{L})`, "iu");
const CAPTION = new RegExp(`^\\W{0,4}(?:${furniturePattern((words) => words.captions)})(?!\\p{L})`, "iu");
const FORUM = new RegExp(`(?<!\\p{L})(?:${furniturePattern((words) => words.forums)})(?!\\p{L})`, "iu");
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
  if (LABEL.test(text)) return true;
  const label = SHOUTED_LABEL.exec(text)?.[0] ?? "";
  return /\p{Lu}{3}/u.test(label) && !/\p{Ll}/u.test(label);
}

/** A sentence on how the dish keeps, or what it is good with: "Keeps 4 days in a tin." An order ("Keep warm") is none. */
export function isKeepingSentence(text: string): boolean {
  const first = firstWord(text);
  if (STORING.test(text)) return true;
  if (COOKING_VERBS.has(first) || STEP_OPENERS.has(first)) return false;
  const keeping = KEEPING.exec(text);
  return keeping !== null && PLACE.test(text.slice(keeping.index));
}

/** True for the words of a letter, a caption or a forum around a recipe. */
export function isTalk(text: string): boolean {
  return LETTER.test(text) || CAPTION.test(text) || HASHTAGS.test(text) || FORUM.test(text);
}

/** True for a warning to the cook: "Don't lift the lid …". */
export const isWarning = (text: string): boolean => WARNING.test(text);

/** The words behind "PS" or "NB"; null where the line opens with none. */
export function postscriptIn(text: string): string | null {
  const label = POSTSCRIPT.exec(text)?.[0];
  return label === undefined ? null : text.slice(label.length);
}

/** True for a line with "PS" or "NB" before it that says something about how the dish keeps or is made. */
export const isPostscript = (text: string): boolean => postscriptIn(text) !== null;

/** True for a line behind the steps that says something about the recipe: labelled, on keeping, a remark, a footnote. */
export function isNote(text: string): boolean {
  return isLabelledNote(text) || isKeepingSentence(text) || REMARK.test(text) || FOOTNOTE.test(text);
}

/** Where the notes at the end of a step's text begin; its length when it has none. */
export function notesFrom(text: string): number {
  let end = text.trimEnd().length;
  const sentences = splitSentences(text);
  for (let i = sentences.length - 1; i >= 0; i -= 1) {
    const sentence = sentences[i] ?? "";
    if (!isKeepingSentence(sentence) && !isLabelledNote(sentence)) return end;
    const at = text.lastIndexOf(sentence, end - sentence.length);
    if (at < 0) return end;
    end = at;
  }
  return end;
}
