/** Sentences of one paragraph of the method stay together, whatever each of them looks like. */
import type { Kinded } from "./claims";
import { ordersSoon } from "./bare-run";

/** A remark between two instructions of one paragraph belongs to the paragraph, and so does an order before them: "La sera prima mettete …". */
export function keepParagraphs(items: readonly Kinded[]): Kinded[] {
  const lastStep = new Map<number, number>();
  for (const item of items)
    if (item.line.run && item.label === "S") lastStep.set(item.line.source, item.index);
  const list = items.findIndex(({ label }) => label === "I");
  let inside = -1;
  return items.map((item) => {
    if (list >= 0 && item.index > list && item.label === "O" && ordersSoon(item.line.text))
      inside = item.line.source;
    if (item.line.run && item.label === "S") inside = item.line.source;
    const between =
      item.line.run &&
      item.label === "O" &&
      inside === item.line.source &&
      item.index < (lastStep.get(item.line.source) ?? -1);
    return between ? { ...item, label: "S" } : item;
  });
}
