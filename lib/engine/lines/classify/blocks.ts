/** Lines with their shapes, and which of them stand together: a block is a run without a blank line or heading between them. */
import type { LineShape } from "./features";
import type { Label } from "./model";
import type { TextLine } from "./text-lines";

export type Lines = { lines: readonly TextLine[]; shapes: readonly LineShape[] };

export const has = (shape: LineShape | undefined, ...names: string[]): boolean =>
  names.some((name) => shape?.features.includes(name));
export const isIngredient = (label: Label | undefined): boolean => label === "I" || label === "i";
export const isStep = (label: Label | undefined): boolean => label === "S" || label === "s";

/** True when lines `i - 1` and `i` stand in one block. */
export function joins({ lines, shapes }: Lines, i: number): boolean {
  return (
    i > 0 &&
    lines[i]?.gap === 0 &&
    shapes[i - 1]?.heading === null &&
    shapes[i]?.heading === null &&
    lines[i]?.marker === lines[i - 1]?.marker
  );
}
