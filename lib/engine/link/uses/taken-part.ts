/** Which part of a line a mention takes: the yolk of an egg, the zest of a lemon. */
import { LINKING } from "@/lib/engine/language/linking";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { SAME_WORK } from "@/lib/engine/link/phrases/of-two";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import { isAddedPart } from "./splits";

/** "yolk" of eggs that the list has whole; a line of yolks is no part of anything. */
export function takenOf(line: LineModel, { taken }: Phrase): string | null {
  if (taken === null) return null;
  if (isAddedPart(line, taken)) return null;
  if (LINKING.plantParts.has(taken)) return line.partsApart ? taken : null;
  // "a third of the potato slices" of "300 g potatoes, sliced": all of the line is slices.
  const isOnList = [...line.vocabulary].some(
    (word) => word.slice(0, SAME_WORK) === taken.slice(0, SAME_WORK),
  );
  // "1 lemon, zested and cut into wedges": the zest is one part of it, and the wedges are the other.
  const inParts = [...line.vocabulary].some((word) =>
    [...LINKING.takenBy].some((part) => part !== taken && word.startsWith(part)),
  );
  if (isOnList && !inParts && LINKING.shapes.has(taken) && line.amounts.splits.length === 0) return null;
  const both = [...line.vocabulary].filter((word) => LINKING.takenFrom.has(word)).length > 1;
  // "1 lemon, zested and halved" is a lemon first.
  const isPart = line.names.length > 0 && line.names.some(({ head }) => head === taken);
  const isWhole = line.names[0]?.head !== taken && line.amounts.pools.length > 0;
  return line.separated || both || isWhole || !isPart ? taken : null;
}
