/**
 * What a model may answer about a recipe: numbers of rows, actions and words of the sheet it was shown, and nothing else. There is no place
 * for text in it, so no answer can bring a word into a recipe.
 */
import { z } from "zod";

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
