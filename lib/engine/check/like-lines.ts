/** Lines of one food, and the issue that a check has with one line. */
import { CHECKING } from "@/lib/engine/language/checking";
import { LINKING } from "@/lib/engine/language/linking";
import type { ReceiptIssue } from "@/lib/engine/recipe/formatted";
import type { ReadAction } from "@/lib/engine/check/reading/actions";
import type { ListLine } from "@/lib/engine/check/reading/list-lines";
import { sharesWord, stemsOf } from "@/lib/engine/check/reading/tokens";

/** Both lines are called by one word: "brown sugar" and "caster sugar". */
export const sharesHead = (a: ListLine, b: ListLine): boolean => sharesWord(a.heads, b.heads);

/** Another line of the list is called as this one is, so that its name alone does not tell which is meant. */
export const hasNamesake = (line: ListLine, lines: readonly ListLine[]): boolean =>
  lines.some((each) => each !== line && sharesHead(each, line));

/** What is compared with each other for one check at most, so that its time stays bounded. */
const MOST_PAIRS = 60_000;

/** So long a recipe is not looked through for every line. */
export const isTooLong = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length * others.length > MOST_PAIRS;

/** An issue with a line, beside the action that it is about. */
export const issueWith = (
  line: ListLine,
  { step, action }: Pick<ReadAction, "step" | "action">,
  kind: ReceiptIssue["kind"],
  message: string,
): ReceiptIssue => ({ kind, message, step, action, lines: [line.index], text: line.shown });

/** "Grease a tin with butter" in a part that the butter does not belong to: a cook's own. */
export const isOthersTin = ({ stems, opens, section }: ReadAction, line: ListLine): boolean =>
  section !== undefined &&
  line.section !== undefined &&
  section !== line.section &&
  LINKING.greasing.has(stems[opens] ?? "") &&
  stems.some((stem) => CHECKING.surfaces.has(stem));

/** "Reserved giblets", which the turkey's own line keeps back, is a line of the list. */
const isKeptInLine = (line: ListLine, words: readonly string[], lines: readonly ListLine[]): boolean =>
  lines.some((other) => {
    const [first = "", ...kept] = other === line ? [] : stemsOf(other.text);
    return CHECKING.divided.has(first) && kept.some((word) => words.includes(word));
  });

/** The line says that it is divided, or that some of it is kept: "giblets reserved", which no line of their own lists. */
export const saysDivided = (line: ListLine, words: readonly string[], lines: readonly ListLine[]): boolean =>
  words.slice(1).some((stem) => CHECKING.divided.has(stem)) && !isKeptInLine(line, words, lines);
