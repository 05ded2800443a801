/**
 * Finds the recipe's name among the lines that are neither ingredient nor step, wherever the text put it: candidates are ranked by features of
 * shape and place, with weights that are data (`title-model.json`, written by `scripts/eval/train-text.ts`).
 */
import { AUTHOR, BYLINE, LETTER, OPENS_FOR, PAGE_NUMBER } from "@/lib/engine/language/shapes";
import { singular } from "@/lib/engine/language/food/singular";
import { headingKey } from "@/lib/engine/language/headings";
import { CONTROLS, saysOfPage, titlePattern } from "@/lib/engine/language/pages";
import { splitSentences } from "@/lib/engine/language/sentences";
import { isOnlyLabels } from "@/lib/engine/lines/split-rows";
import { SIZED_VESSEL } from "@/lib/engine/lines/fact-patterns";
import { factsIn } from "@/lib/engine/lines/facts";
import type { LineShape } from "@/lib/engine/lines/classify/features";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { isNote, isTalk } from "./notes";
import { withoutFacts } from "./stated-facts";
import { isFrame, isLabelled, namesWhatToMake, tidyTitle, withoutTrimmings } from "./title-name";
import model from "./title-model.json" with { type: "json" };

export type TitleCandidate = { line: TextLine; shape: LineShape; index: number };
/**
 * Where the recipe itself is: the first ingredient or step, the number of lines, the words of its items, and the line that names the first
 * part of a list in parts, if one does.
 */
export type TitlePlace = {
  firstItem: number;
  lines: number;
  words: ReadonlySet<string>;
  partHead: number | null;
  /** The names of all parts are in capitals, and what opens the text is not: the first of them is no title either. */
  headsAlike?: boolean;
};
export type RankedTitle = { text: string; features: string[]; headsPart: boolean };

/** What speaks against "Dough" above the first part of a list in parts, on the scale of the learned weights. */
const HEADS_PART = 6;

const LONGEST_TITLE_WORDS = 18;
/** What a line looks like that also tells whether it is a name. */
const TRAITS = (
  "all_caps title_case ends_stop ends_colon ends_question ends_comma furniture date nutrition bars lower1 strong you copula " +
  "bang food_exact food_part food_none prose_0 amt label_colon level first_line verb1 paren1 cells indent"
).split(" ");

const COLLECTION = titlePattern((words) => words.collections);
const SAYS_RECIPE = new RegExp(
  `(?<!\\p{L})(?:${titlePattern((words) => words.endings)}|${COLLECTION})(?!\\p{L})`,
  "iu",
);
const SAYS_RECIPES = new RegExp(`(?<!\\p{L})(?:${COLLECTION})(?!\\p{L})`, "iu");

const bucket = (value: number, edges: readonly number[]): number =>
  edges.filter((edge) => value >= edge).length;

/** The words of a text that say what it is about, in the singular: what a title shares with its recipe. */
export function contentWords(text: string): string[] {
  return headingKey(text)
    .split(" ")
    .filter((word) => word.length > 3 && !/^\d/.test(word))
    .map(singular);
}

function placeFeatures(candidate: TitleCandidate, place: TitlePlace, add: (name: string) => void): void {
  const distance = place.firstItem - candidate.index;
  add(distance < 0 ? "after_items" : `before_items_${bucket(distance, [1, 2, 4, 8, 16, 40])}`);
  if (distance < 0) add(`after_items_${bucket(-distance, [10, 30, 80])}`);
  if (candidate.index === 0) add("line0");
  add(`place_${bucket(candidate.index, [1, 2, 4, 10, 30, 80])}`);
  const own = contentWords(candidate.line.text);
  const shared = own.filter((word) => place.words.has(word)).length;
  if (own.length > 0) add(`shared_${bucket(shared / own.length, [0.01, 0.34, 0.5, 0.75, 1])}`);
  add(`shared_count_${bucket(shared, [1, 2, 3])}`);
  if (distance > 0) add(`shared_count_${bucket(shared, [1, 2, 3])}_before`);
}

function neighbourFeatures(
  prefix: string,
  near: TitleCandidate | undefined,
  adjacent: boolean,
  add: (name: string) => void,
): void {
  if (!near || !adjacent) return add(`${prefix}_other`);
  if (near.shape.meta) add(`${prefix}_meta`);
  if (near.shape.heading) add(`${prefix}_heading_${near.shape.heading}`);
  if (near.shape.features.includes("furniture")) add(`${prefix}_furniture`);
  if (near.shape.words >= 12) add(`${prefix}_prose`);
  if (near.shape.words <= 4) add(`${prefix}_short`);
  if (AUTHOR.test(near.line.text)) add(`${prefix}_byline`);
}

/** The candidates that could be a title, with their features. */
export function rankableTitles(candidates: readonly TitleCandidate[], place: TitlePlace): RankedTitle[] {
  const keys = candidates.map(({ line }) => headingKey(tidyTitle(line.text)));
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const deepest = Math.min(7, ...candidates.map(({ line }) => line.level || 7));
  let plainRank = 0;
  const ranked: RankedTitle[] = [];
  candidates.forEach((candidate, i) => {
    const { line, shape } = candidate;
    const named = isLabelled(line.text);
    const text = tidyTitle(line.text);
    if (
      (shape.meta && !named) ||
      shape.unitFirst ||
      (shape.heading !== null && !(candidate.index === 0 && namesWhatToMake(text))) ||
      shape.words > LONGEST_TITLE_WORDS ||
      text === "" ||
      !/\p{L}/u.test(text) ||
      LETTER.test(withoutTrimmings(line.text)) ||
      // "title: Oat Cookies" may stand among a card's labels, and is the title all the same.
      (!named && isFrame(line.text)) ||
      // "Hoofdgerecht, 4 personen": a course, and for how many.
      (!named && isFrame(withoutFacts(line.text, true).text)) ||
      isPageHead(line) ||
      saysOfPage(line.text) ||
      (candidate.index > 0 && SIZED_VESSEL.test(line.text)) ||
      CONTROLS.has(headingKey(line.text)) ||
      CONTROLS.has(line.text.toLowerCase()) ||
      isOnlyLabels(line.text) ||
      isTalk(withoutTrimmings(line.text)) ||
      statesFacts(line.text) ||
      (candidate.index > place.firstItem && (isNote(line.text) || opensWithYield(line.text)))
    )
      return;
    const features: string[] = [
      `words_${bucket(shape.words, [2, 3, 4, 7, 10, 13])}`,
      `marker_${line.marker}`,
    ];
    const add = (name: string): void => void features.push(name);
    for (const trait of TRAITS) if (shape.features.includes(trait)) add(trait);
    placeFeatures(candidate, place, add);
    if (named) add("named");
    if (line.level > 0) add(`level_${Math.min(3, line.level)}`);
    if (line.level > 0 && line.level === deepest) add("top_level");
    add(`repeats_${bucket(counts.get(keys[i] ?? "") ?? 1, [2, 3, 5])}`);
    add(`rank_${bucket(plainRank, [1, 2, 4, 8])}`);
    if (BYLINE.test(line.text)) add("byline");
    if (SAYS_RECIPE.test(line.text)) add("says_recipe");
    if (SAYS_RECIPES.test(line.text)) add("says_recipes");
    add(`gap_${bucket(line.gap, [1, 2])}`);
    const next = candidates[i + 1];
    add(
      candidate.index + 1 === place.firstItem
        ? "right_before_items"
        : `gap_after_${bucket(next && next.index === candidate.index + 1 ? next.line.gap : 0, [1, 2])}`,
    );
    neighbourFeatures("next", next, next?.index === candidate.index + 1, add);
    neighbourFeatures("prev", candidates[i - 1], candidates[i - 1]?.index === candidate.index - 1, add);
    if (!shape.features.includes("furniture") && line.marker === "none") plainRank += 1;
    ranked.push({ text, features, headsPart: candidate.index === place.partHead });
  });
  return ranked;
}

/** "DESSERTS          54", "The best summer recipes          Page 17": the head of a book's page. */
const isPageHead = ({ cells }: TextLine): boolean =>
  cells.length > 1 && (PAGE_NUMBER.test(cells.at(-1) ?? "") || PAGE_NUMBER.test(cells[0] ?? ""));

/** True for a row of labelled facts: "This makes 24 and takes an hour". */
function statesFacts(text: string): boolean {
  const { isRow, rest, servings, makes, times } = factsIn(text);
  const labelled = servings !== undefined || makes !== undefined || Object.keys(times).length > 0;
  if (!isRow || rest.length > 0 || !labelled) return false;
  const name = withoutFacts(text, true).text;
  return name === text || !/\p{L}{3}/u.test(name) || factsIn(name).isRow;
}

/** "Makes 6 pints. Wait 4 weeks before you open any.", below the method. */
const opensWithYield = (text: string): boolean => {
  const [first = ""] = splitSentences(text);
  return first !== text && statesFacts(first);
};

export function scoreTitle(title: RankedTitle, weights: Readonly<Record<string, number>>): number {
  return title.features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);
}

/** How far above the first ingredient or step the name of a recipe's card may stand. */
const CARD_LINES = 12;

/**
 * The name by which the recipe's card calls what `chosen` advertises: the shortest title right above the card's facts or list that shares half its
 * words with `chosen`; `chosen` when there is none.
 */
export function nameOnCard(candidates: readonly TitleCandidate[], chosen: string, place: TitlePlace): string {
  const words = new Set(contentWords(chosen));
  let best = chosen;
  candidates.forEach(({ line, shape, index }, i) => {
    const next = candidates[i + 1];
    const near = index < place.firstItem && place.firstItem - index <= CARD_LINES;
    const aboveFacts =
      near &&
      next !== undefined &&
      next.index - index <= 2 &&
      (next.shape.meta || next.shape.heading === "ingredients" || next.shape.features.includes("furniture"));
    const text = tidyTitle(line.text);
    const own = contentWords(text);
    const shared = own.filter((word) => words.has(word)).length;
    if (!aboveFacts || shape.meta || shape.heading !== null || shape.words < 2 || shared * 2 < own.length)
      return;
    if (shared > 0 && text.length < best.length && !shape.features.includes("furniture")) best = text;
  });
  return best;
}

/** The best title among `candidates` (in order of the text), or null when there is none. */
export function chooseTitle(
  candidates: readonly TitleCandidate[],
  place: TitlePlace,
  weights: Readonly<Record<string, number>> = model.weights,
): string | null {
  const ranked = rankableTitles(candidates, place);
  let best: RankedTitle | null = null;
  let bestScore = -Infinity;
  for (const title of ranked) {
    // "Per la pasta frolla" above a list in parts is what the list is for, and no dish.
    if (title.headsPart && (OPENS_FOR.test(title.text) || place.headsAlike === true)) continue;
    const score = scoreTitle(title, weights) - (title.headsPart ? HEADS_PART : 0);
    if (score <= bestScore) continue;
    best = title;
    bestScore = score;
  }
  const [first] = ranked;
  return (
    (first !== undefined && best !== null && isNameAboveTagline(first, best) ? first : best)?.text ?? null
  );
}

/**
 * "Baked Mostaccioli", alone above "Pasta baked with a spicy sauce": a name in capitals that the list knows, and a sentence about it; or right
 * above who wrote it: "Summer tart", "by Ann Lee".
 */
function isNameAboveTagline(first: RankedTitle, chosen: RankedTitle): boolean {
  const has = (features: readonly string[], ...names: string[]) =>
    names.some((name) => features.includes(name));
  const stands = has(first.features, "line0") && has(first.features, "title_case", "next_byline");
  const isAlone = has(first.features, "gap_after_1") && !has(first.features, "shared_count_0", "furniture");
  return stands && isAlone && !has(chosen.features, "title_case", "all_caps", "level", "named");
}
