/** By which words the shape of a Portuguese line is judged. Data only: alternatives of patterns, in lower case. */
import type { ShapeWords } from "@/lib/engine/language/pack-pages";

export const SHAPES: Partial<ShapeWords> = {
  steps: "passo",
  authors: "por",
};
