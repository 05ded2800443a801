/** A recipe as a model is shown it: the rows of its list with their headings, and its actions word by word, all numbered. */
import type { SourceRecipe } from "@/lib/engine/recipe/source";
import type { LinkedAction } from "@/lib/engine/recipe/stages";

/** `line` is the source's line that the row is, -1 for a heading. */
export type Row = { text: string; line: number };
export type SheetAction = { text: string; part: string | undefined };
export type Sheet = { rows: Row[]; actions: SheetAction[] };

/** Offsets of a word in its text, `[start, end)`: what stands between blanks, signs included. */
export type Span = { start: number; end: number };

/** The words of a text as they are counted on a sheet. */
export const spansOf = (text: string): Span[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));

/** The sheet of a source whose instructions were cut into `actions`. Linear. */
export function sheetOf(source: SourceRecipe, actions: readonly LinkedAction[]): Sheet {
  const rows: Row[] = [];
  let section: string | undefined;
  source.ingredients.forEach((line, index) => {
    if (line.section !== undefined && line.section !== section) rows.push({ text: line.section, line: -1 });
    section = line.section;
    rows.push({ text: line.text, line: index });
  });
  return { rows, actions: actions.map(({ text, part }) => ({ text, part })) };
}
