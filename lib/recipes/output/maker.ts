import "server-only";
/** What is asked of the maker of an output, and what it answers. */
import type { Viewer } from "@/lib/accounts/sessions";
import type { OutputInput } from "@/lib/contract/output";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import type { RecipeSheet } from "@/lib/engine/transfer/sheet";

/** What of a recipe is printed or sent. */
type Printable = {
  title: string;
  description: string;
  imageUrl: string | null;
  formattedContent: FormattedContent;
  updatedAt: string;
};

export type OutputFile = { bytes: Uint8Array<ArrayBuffer>; type: string; name: string };
export type OutputMessage = { success: true; message: string };

export type Asked = {
  viewer: Viewer | null;
  recipe: Printable;
  /** Of a saved recipe: a letter that waits goes with it. */
  recipeId?: string;
  input: OutputInput;
  signal: AbortSignal;
};

/** The recipe laid out in the servings that were asked for: every character of it, and its language. */
export type LaidOut = Asked & { sheet: RecipeSheet; text: string; language: string };
export type OutputMaker = (laidOut: LaidOut) => Promise<OutputFile | OutputMessage>;
