/** A line of a text with what it was found to be. */
import type { LineShape } from "@/lib/engine/lines/classify/features";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import type { Claim } from "@/lib/engine/recipe/source";

export type Kinded = {
  line: TextLine;
  shape: LineShape;
  label: Label;
  /** Place among the lines of the text; pieces of one line share it. */
  index: number;
  /** What it became in the recipe; set by the first that takes it. */
  as?: Claim["as"];
  reason?: Claim["reason"];
};

/** Marks `item` as taken, unless something took it before. */
export function take(item: Kinded, as: Claim["as"], reason?: Claim["reason"]): void {
  if (item.as !== undefined) return;
  item.as = as;
  if (reason !== undefined) item.reason = reason;
}
