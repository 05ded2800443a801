/** By which words the shape of a Dutch line is judged. Data only: alternatives of patterns, in lower case. */
import type { ShapeWords } from "@/lib/engine/language/pack-pages";

export const SHAPES: Partial<ShapeWords> = {
  steps: "stap",
};
