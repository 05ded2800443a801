import type { FormattedContent } from "@/lib/engine/recipe/formatted";

/** What the leaves of a shared page know: the recipe as this visitor sees it, and how long it is in truth. */
export type ShownRecipe = {
  token: string;
  /** The page's absolute address. */
  url: string;
  title: string;
  totalSteps: number;
  content: FormattedContent;
};
