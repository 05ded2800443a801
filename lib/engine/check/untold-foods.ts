/** Which rows of the original take a food of the list that the method above a heading of notes has not: there the method goes on. */
import type { SourceRecipe } from "@/lib/engine/recipe/source";
import type { ListLine } from "@/lib/engine/check/reading/list-lines";
import { wrapsOn, type Row } from "@/lib/engine/check/reading/rows";
import { stemsOf } from "@/lib/engine/check/reading/tokens";

const MARK = /^[^\p{L}\p{N}(]+/u;

/** Tells of a row, and of the heading above it, whether it takes such a food. The rows above each heading are read once. */
export function untoldIn(
  { ingredients }: SourceRecipe,
  rows: readonly Row[],
  lines: readonly ListLine[],
): (row: number, heading: number) => boolean {
  const listed = new Set(ingredients.map(({ text }) => text));
  const isListed = (at: number): boolean =>
    listed.has((rows[at]?.text ?? "").replace(MARK, "")) || wrapsOn(rows[at - 1], rows[at]!);
  const known = new Map<number, ReadonlySet<string>>();
  const untoldAbove = (heading: number): ReadonlySet<string> => {
    const told = new Set<string>();
    for (let at = 0; at < heading; at += 1)
      if (!isListed(at)) for (const stem of stemsOf(rows[at]?.text ?? "")) told.add(stem);
    const untold = lines.filter(({ heads }) => ![...heads].some((head) => told.has(head)));
    return new Set(untold.flatMap(({ heads }) => [...heads]));
  };
  return (row, heading) => {
    const untold = known.get(heading) ?? untoldAbove(heading);
    known.set(heading, untold);
    return stemsOf(rows[row]?.text ?? "").some((stem) => untold.has(stem));
  };
}
