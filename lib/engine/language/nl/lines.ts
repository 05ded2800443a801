/** Dutch words of ingredient lines that are neither amount nor food, as far as they are written down. */
import type { LineWords } from "@/lib/engine/language/pack-lines";

export const LINES: Partial<LineWords> = {
  alternatives: "of",
  noAlternatives: "meer",
  manages: "voor naar",
  extras: "meer",
  beforeNumbers: "ongeveer",
};
