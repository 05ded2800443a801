/**
 * Reads any pasted text as a recipe: markdown, plain text with or without headings, one paragraph, scanned pages, whole web pages with menus and
 * comments. Also the reader of text from PDFs and photos. The kinds of all lines are decided together by their shapes and surroundings.
 */
import { languageOf } from "@/lib/engine/language/detect";
import { glossOf } from "@/lib/engine/language/gloss";
import { headingOf } from "@/lib/engine/language/headings";
import { withoutNutrientColumns } from "@/lib/engine/language/pages";
import { splitSentences } from "@/lib/engine/language/sentences";
import { withoutLead } from "@/lib/engine/language/shapes";
import { agreeInBlocks } from "@/lib/engine/lines/classify/block-agreement";
import { observe } from "@/lib/engine/lines/classify/context";
import { shapeOf } from "@/lib/engine/lines/classify/features";
import { agreeInLists } from "@/lib/engine/lines/classify/list-agreement";
import { decode, LINE_WEIGHTS, type LineWeights } from "@/lib/engine/lines/classify/model";
import { readLines, type TextLine } from "@/lib/engine/lines/classify/text-lines";
import { isCardLine } from "@/lib/engine/lines/facts";
import { decodeEntities, hasTags, withoutTags } from "@/lib/engine/read/html/clean-text";
import type { SourceLine, SourceRecipe } from "@/lib/engine/recipe/stages";
import { fromCardOn, withoutOverview, withoutTalkAbove, knowHowToTitle } from "./above-the-list";
import { assembleRecipe } from "./assemble";
import { knowBareLists } from "./bare-list";
import { knowEquipment } from "./equipment";
import { partTwoFoods } from "./foods-apart";
import { knowHeadsAmongRows } from "./heads-among-rows";
import { listInMethod } from "./list-in-method";
import {
  knowDashedRows,
  knowNamesBeforeAmounts,
  knowTableRows,
  withCountsBeforeDash,
  withoutCommaEnds,
} from "./list-punctuation";
import { withoutListedAgain } from "./lists-in-a-line";
import {
  knowFootnotes,
  knowMusts,
  knowOptionalRemarks,
  knowQuotedNotes,
  knowStarredNotes,
  knowWrappedNotes,
} from "./marked-notes";
import { isLabelledNote } from "./notes";
import {
  ordersUnderLists,
  withOrdersAboveList,
  withOrdersBelowList,
  withOrdersBelowParts,
} from "./orders-below-lists";
import { ordersOverLists } from "./orders-over-lists";
import { withoutChapters, withoutPageRows, withoutSwitches } from "./page-rows";
import { withRunEnds } from "./recipe-in-a-paragraph";
import { unfoldLines, unfoldTold } from "./run-on";
import { knowNamedHeadings, knowStages, knowWays } from "./stage-labels";
import { knowDashedNames, knowWorkNames, namesApart } from "./step-names";
import { isRecipe, isWebPage, tellOnce } from "./text-kind";
import { letterInParts, nameApart, tellsCooking, withStory, withToldSteps } from "./told-as-story";
import { toldLists } from "./told-list";
import { withClosingOrders, withOrdersBetween } from "./unmarked-orders";
import { atInlineNumbers, joinSettings, joinWrapped, joinWrappedRows, partNotes } from "./wrapped-lines";

// A recipe in a language that has no words here, by its shape alone: short lines without a stop that stand together are its list, and the
// sentences below them its method.

const FEWEST_NAMES = 3;
const LONGEST_NAME_WORDS = 5;
const FEWEST_STEP_WORDS = 4;
/** A text of more lines is a page, whose menus have short lines too. */
const LONGEST_TEXT = 60;

const wordsIn = (text: string): number => text.split(" ").length;
const isUnmarked = ({ text, level, known }: TextLine): boolean =>
  level === 0 &&
  known === undefined &&
  headingOf(text) === null &&
  !isCardLine(text) &&
  !isLabelledNote(text);
const isBareName = (line: TextLine): boolean =>
  isUnmarked(line) && wordsIn(line.text) <= LONGEST_NAME_WORDS && !/[.!?:]$/.test(line.text);
const isStepSentence = (line: TextLine): boolean =>
  isUnmarked(line) && wordsIn(line.text) >= FEWEST_STEP_WORDS && /[.!]["')\]]?$/.test(line.text);

/** `lines` with the one list and the method that their shape shows; null where it shows none. The text's first line is its title. */
function knowByShape(lines: readonly TextLine[]): TextLine[] | null {
  if (lines.length > LONGEST_TEXT) return null;
  let from = 1;
  let to = 0;
  for (let start = 1; start < lines.length && to - from < FEWEST_NAMES; start += 1) {
    const first = lines[start];
    if (first === undefined || !isBareName(first)) continue;
    let end = start + 1;
    for (let line = lines[end]; line !== undefined && line.gap === 0 && isBareName(line); line = lines[end])
      end += 1;
    [from, to] = [start, end];
    start = end - 1;
  }
  if (to - from < FEWEST_NAMES || !lines.slice(to).some(isStepSentence)) return null;
  return lines.map((line, i): TextLine => {
    if (i >= from && i < to) return { ...line, known: "ingredient" };
    return i >= to && isStepSentence(line) ? { ...line, known: "step" } : line;
  });
}

/** More lines than any recipe has, with all that may surround it; what stands behind them is not read, so that memory stays bounded. */
const MOST_LINES = 20_000;

/** What a text is taken for where nothing tells its language. */
const ENGLISH = languageOf("");

/** "mus¬tard": a hyphen that some programs show where a word may be parted. */
const SIGN_INSIDE = /(?<=\p{L})¬(?=\p{Ll})/gu;
const HYPHENED = /(\p{L}{2})[-‐¬][ \t]*\n[ \t>]*(\p{Ll}{2}[^\s]{0,40})[ \t]?/gu;

/**
 * Makes pasted text readable without changing what it says: line ends, invisible characters, HTML tags and entities, hyphens that only the
 * line break needed.
 * Promises plain text with `\n` line ends, no control or direction characters, no tags, entities decoded; tabs, runs of
 * spaces and, in text without tags, the number of lines are kept. Linear in the length of the text.
 */
function cleanText(text: string): string {
  const unix = text
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n")
    // "160 ⁰C": a small zero for the sign of a degree.
    .replace(/(?<=\d\s?)⁰/g, "°")
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ");
  const decoded = withoutTags(unix)
    .split("\n")
    .map((line) => (line.includes("&") ? decodeEntities(line).replace(/\s/g, " ") : line))
    .join("\n");
  const plain = decoded
    .replace(/\u00ad[ \t]*\n[ \t]*([^\s]{1,40})/g, "$1\n")
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffc]/g, "")
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffd\ud800-\udfff]/gu, " ");
  const whole = plain.includes("¬") ? plain.replace(SIGN_INSIDE, "") : plain;
  return /[-‐¬][ \t]*\n/.test(whole) ? whole.replace(HYPHENED, "$1$2\n") : whole;
}

/** The lines of a text, as the line model is trained and asked on them; `whole`: paragraphs stay as they are, and no list is looked for in them. */
export function linesOf(text: string, gloss = glossOf(languageOf(text)), whole = false): TextLine[] {
  if (whole) return letterInParts(nameApart(readLines(cleanText(text)).slice(0, MOST_LINES), gloss), gloss);
  const read = partTwoFoods(withCountsBeforeDash(readLines(withoutNutrientColumns(cleanText(text)))));
  const rows = atInlineNumbers(read).slice(0, MOST_LINES);
  const named = knowDashedNames(knowHowToTitle(withoutChapters(withoutPageRows(withoutSwitches(rows)))));
  const noted = knowWrappedNotes(
    knowFootnotes(knowStarredNotes(knowQuotedNotes(knowOptionalRemarks(named)))),
  );
  const stages = knowStages(withoutCommaEnds(noted));
  const ways = knowWays(withoutListedAgain(knowMusts(stages)), gloss);
  const headed = knowWorkNames(knowHeadsAmongRows(knowNamedHeadings(ways)), gloss);
  const told = unfoldTold(knowEquipment(headed, gloss));
  const rowed = knowNamesBeforeAmounts(knowTableRows(told), gloss);
  const dashed = knowDashedRows(rowed, gloss);
  const { lines, found } = dashed.found ? dashed : knowBareLists(dashed.lines, gloss);
  return namesApart(unfoldLines(lines, found, gloss)).slice(0, MOST_LINES);
}

/** The recipe that the shape of a text shows in a language without words here; null in the others, and where it shows none. */
function readByShape(text: string, original?: string): SourceRecipe | null {
  const language = languageOf(text);
  if (language === ENGLISH || glossOf(language) !== null) return null;
  const lines = knowByShape(readLines(cleanText(text)).slice(0, MOST_LINES));
  if (lines === null) return null;
  const shapes = lines.map((line) => shapeOf(line));
  const labels = lines.map(({ known }) => (known === "ingredient" ? "I" : known === "step" ? "S" : "O"));
  return assembleRecipe(lines, shapes, labels, undefined, original);
}

/** As `parseRecipeText`, with other weights: for training and cross-validation. */
export function readWith(
  text: string,
  weights: LineWeights,
  titleWeights?: Readonly<Record<string, number>>,
  original?: string,
  whole = false,
): SourceRecipe | null {
  const gloss = glossOf(languageOf(text));
  const lines = linesOf(text, gloss, whole);
  const shapes = lines.map((line) => {
    const text = withoutLead(line.text);
    return shapeOf(text === line.text ? line : { ...line, text }, gloss?.translate(text).text);
  });
  const decoded = decode(observe(lines, shapes), weights);
  const inBlocks = agreeInBlocks(
    lines,
    shapes,
    agreeInLists(lines, shapes, withRunEnds(lines, shapes, decoded)),
  );
  const asTold = whole
    ? withStory(lines, shapes, inBlocks, gloss)
    : withoutTalkAbove(lines, shapes, inBlocks, gloss);
  const ordered = withOrdersBetween(lines, shapes, withToldSteps(lines, shapes, asTold));
  const ofParts = withOrdersBelowParts(lines, shapes, ordered, gloss);
  const below = withOrdersBelowList(lines, shapes, ofParts);
  const told = withClosingOrders(lines, shapes, withOrdersAboveList(lines, shapes, below));
  const joined = joinSettings(lines, joinWrapped(lines, partNotes(lines, told), gloss), gloss);
  const agreed = joinWrappedRows(lines, joined, gloss);
  const isPage = isWebPage(lines, shapes, agreed);
  const page = isPage ? fromCardOn(lines, shapes, agreed) : withoutOverview(lines, agreed);
  const once = tellOnce(page.lines, shapes, page.labels, isPage);
  const under = ordersUnderLists(page.lines, shapes, once, gloss);
  const { lines: over, labels } = ordersOverLists(under.lines, shapes, under.labels, gloss);
  return isRecipe(shapes, labels) || (whole && tellsCooking(lines, labels, gloss))
    ? assembleRecipe(over, shapes, labels, titleWeights, original)
    : null;
}

/** Who tells a recipe writes longer lines than a list has. */
const PARAGRAPH = /[^\n]{100}/;

/** A list of fewer lines may be pieces of the sentences that tell the recipe. */
const FEWEST_LISTED = 3;

/** A method that tells so many times what was read as a list is where the foods are told. */
const MUCH_MORE = 1.5;

/** A line of a list is shorter than a sentence that tells one. */
const SHORTEST_SENTENCE = 60;

/** The recipe that a text without any list tells ("Start with a kilo of chicken …"), with the list that its method tells; null where it tells none. */
function toldAsStory(text: string, original?: string): SourceRecipe | null {
  const recipe = readWith(text, LINE_WEIGHTS, undefined, original, true);
  // "Dos kilos de higos, un kilo de azúcar, dos limones: con eso llenamos siete tarros." is a sentence, and no line of a list.
  if (recipe === null || recipe.ingredients.some((line) => line.text.length < SHORTEST_SENTENCE)) return null;
  const told = [...recipe.ingredients, ...recipe.instructions];
  const ingredients = listInMethod(told, glossOf(languageOf(text)));
  if (ingredients.length === 0) return null;
  // "You need 80 g of butter and a litre of milk.": a sentence that only lists is none of the method.
  const method = recipe.instructions.flatMap((line) => {
    const tellsList = (sentence: string): boolean => toldLists(sentence, false) !== null;
    const orders = splitSentences(line.text).filter((sentence) => !tellsList(sentence));
    return orders.length === 0 ? [] : [{ ...line, text: orders.join(" ") }];
  });
  return { ...recipe, ingredients, instructions: method };
}

/** A thing of the list has a line of the text to itself. */
function hasOwnLines(text: string, list: readonly SourceLine[]): boolean {
  const own = new Set(list.map((line) => line.text));
  return text.split("\n").some((line) => own.has(line.replace(/^[\s\-–—•*·▢□]+/u, "").trim()));
}

/** All of the list stands, in its order, in one row with its name before it: "**Ingredients**: 500 g flour, 10 g salt, 400 g water". Linear. */
const hasOwnRow = (text: string, list: readonly SourceLine[]): boolean =>
  text.split("\n").some((row) => {
    const [name = "", ...more] = row.replace(/[*_#]/g, "").split(":");
    if (more.length === 0 || headingOf(name) !== "ingredients") return false;
    let at = 0;
    return list.every((line) => {
      const found = row.indexOf(line.text, at);
      at = found + line.text.length;
      return found >= 0;
    });
  });

/**
 * The recipe in `text`, in the source's own wording, or null when there is none in it: a text without a single ingredient is no recipe. Never throws; linear in the length of the text.
 */
export function parseRecipeText(text: string): SourceRecipe | null {
  const original = hasTags(text) ? undefined : text;
  const recipe = readWith(text, LINE_WEIGHTS, undefined, original) ?? readByShape(text, original);
  const list = recipe?.ingredients ?? [];
  const isListed = list.length >= FEWEST_LISTED && (hasOwnLines(text, list) || hasOwnRow(text, list));
  const mayBeStory = PARAGRAPH.test(text) && !isListed;
  const told = mayBeStory ? toldAsStory(text, original) : null;
  // "You'll need a pound of beef, two carrots, …" tells all of it, and the method brings in little more.
  const isMore =
    (told?.ingredients.length ?? 0) >= (list.length < FEWEST_LISTED ? 1 : list.length * MUCH_MORE);
  return told !== null && isMore ? told : list.length === 0 ? null : recipe;
}
