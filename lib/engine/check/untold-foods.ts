/** Which rows of the original take a food of the list that the method above a heading of notes has not: there the method goes on. */
import type { SourceRecipe } from "@/lib/engine/recipe/source";
import type { ListLine } from "@/lib/engine/check/reading/list-lines";
import { wrapsOn, type Row } from "@/lib/engine/check/reading/rows";
import { stemsOf } from "@/lib/engine/check/reading/tokens";

const MARK = /^[^\p{L}\p{N}(]+/u;

/** Tells of a row, and of the heading above it, whether it takes such a food. Asked from above, so that each row is read once. */
export function untoldIn(
  { ingredients }: SourceRecipe,
  rows: readonly Row[],
  lines: readonly ListLine[],
): (row: number, heading: number) => boolean {
  const listed = new Set(ingredients.map(({ text }) => text));
  const isListed = (at: number): boolean =>
    listed.has((rows[at]?.text ?? "").replace(MARK, "")) || wrapsOn(rows[at - 1], rows[at]!);
  const byHead = new Map<string, ListLine[]>();
  for (const line of lines)
    for (const head of line.heads) {
      const own = byHead.get(head);
      if (own === undefined) byHead.set(head, [line]);
      else if (own.length < MOST_ALIKE) own.push(line);
    }
  /** Words of the rows `[0, read)` that are no list. */
  const told = new Set<string>();
  let read = 0;
  const isUntold = ({ heads }: ListLine): boolean => ![...heads].some((head) => told.has(head));
  return (row, heading) => {
    for (; read < heading; read += 1)
      if (!isListed(read)) for (const stem of stemsOf(rows[read]?.text ?? "")) told.add(stem);
    return stemsOf(rows[row]?.text ?? "").some((stem) => byHead.get(stem)?.some(isUntold) === true);
  };
}

/** Lines of one food that are looked at. */
const MOST_ALIKE = 8;
