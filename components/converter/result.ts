import type { FormattedContent } from "@/lib/engine/recipe/formatted";

/** A converted recipe, and what it was made of: the address, the file's name, or the text (`originalText`, to compare with). */
export type Result = {
  recipe: FormattedContent;
  originalContent: string;
  originalText: string | null;
  /** Which recipe of a file this is, where it was a choice. */
  taken?: string;
};

/** Shape enough for what this page itself wrote. */
export function isResult(value: unknown): value is Result {
  return typeof value === "object" && value !== null && "recipe" in value && "originalContent" in value;
}
