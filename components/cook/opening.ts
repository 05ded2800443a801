/** What Cook Mode is opened with: shared by its door and everything behind it. */
import type { FormattedContent } from "@/lib/engine/recipe/formatted";

export type CookableRecipe = {
  source: "user" | "library" | "shared";
  /** The recipe's id; the token of a shared one. */
  id: string;
  title: string;
  content: FormattedContent;
};

export type CookModeProps = {
  recipe: CookableRecipe;
  /** As chosen on the recipe's page; the recipe's own when left out. */
  servings?: number;
  /** A try-out: nothing is counted as cooked. */
  demo?: boolean;
  /** So many steps has the whole recipe, of which only the first are here. */
  ofSteps?: number;
  /** Opened by a reload: it goes on at its step without asking. */
  isReload?: boolean;
  onExit: () => void;
  /** The recipe was cooked to the end, for the first time in this cooking. */
  onFinished?: () => void;
  /** A step was edited and saved; without it, steps cannot be edited. */
  onEdit?: (content: FormattedContent) => void;
};
