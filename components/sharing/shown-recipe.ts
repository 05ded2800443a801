import type { FormattedContent } from "@/lib/engine/recipe/formatted";

/** What the parts of a shared page need: the recipe as this visitor sees it, and how many steps it really has. */
export type ShownRecipe = {
  token: string;
  /** The page's absolute address. */
  url: string;
  title: string;
  totalSteps: number;
  content: FormattedContent;
};
