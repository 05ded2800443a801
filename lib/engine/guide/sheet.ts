/**
 * A recipe as a model is shown it: the rows of its list with their headings, and its actions word by word, all numbered; and what it may
 * answer: those numbers, and nothing else. There is no place for text in it, so no answer can bring a word into a recipe.
 */
import type { SourceRecipe, LinkedAction } from "@/lib/engine/recipe/stages";
import * as z from "zod";

/** `line` is the source's line that the row is, -1 for a heading. */
export type SheetRow = { text: string; line: number };
export type ModelSheetAction = { text: string; part: string | undefined };
export type ModelSheet = { rows: SheetRow[]; actions: ModelSheetAction[] };

/** Offsets of a word in its text, `[start, end)`: what stands between blanks, signs included. */
export type WordSpan = { start: number; end: number };

/** The words of a text as they are counted on a sheet. */
export const spansOf = (text: string): WordSpan[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));

/** The sheet of a source whose instructions were cut into `actions`. Linear. */
export function sheetOf(source: SourceRecipe, actions: readonly LinkedAction[]): ModelSheet {
  const rows: SheetRow[] = [];
  let section: string | undefined;
  source.ingredients.forEach((line, index) => {
    if (line.section !== undefined && line.section !== section) rows.push({ text: line.section, line: -1 });
    section = line.section;
    rows.push({ text: line.text, line: index });
  });
  return { rows, actions: actions.map(({ text, part }) => ({ text, part })) };
}

/** No recipe has more of anything; an answer that has is none. */
const MOST = 400;
const MOST_WORDS_POINTED_AT = 24;

const index = z.int().min(0).max(100_000);
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(MOST);

export const Answer = z.strictObject({
  /** Rows of the list that are no food but head the rows below them. */
  headings: list(index),
  /** Rows that go on with the row before: two that are one. */
  joins: list(index),
  /** Words `from` to `to` of action `a` are a line of the shopping list. Only where the source has no list. */
  items: list(z.strictObject({ a: index, from: index, to: index })),
  /** Actions that only name the part of the recipe behind them. */
  stepHeadings: list(index),
  /** Action `a` ends at its word `w`; another begins behind it. */
  cuts: list(z.strictObject({ a: index, w: index })),
  /** Action `a` belongs to the part that heading row `r` opens. */
  parts: list(z.strictObject({ a: index, r: index })),
  /** Rows that no action uses. */
  unused: list(index),
  /**
   * Row `r` goes in at action `a`: `n`/`d` of it, 1/1 for all, 0/1 for an open part ("a little"). `w` are the words of the action that say
   * so. A row that is named here has these uses and no others.
   */
  uses: list(
    z.strictObject({ a: index, r: index, n: index, d: index, w: z.array(index).max(MOST_WORDS_POINTED_AT) }),
  ),
});
export type Answer = z.infer<typeof Answer>;
