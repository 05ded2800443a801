/** What Plainspoon puts beside a recipe's own words, in the recipe's language. `{…}` is where a number, an amount or a name goes. */
import type { Aisle } from "@/lib/engine/recipe/aisles";

export type RecipeLabels = {
  /** The facts below the title: "Servings: 4", "Makes 24 cookies", "Total time: 40 minutes". */
  servings: string;
  makes: string;
  yield: string;
  total: string;
  preparation: string;
  resting: string;
  cooking: string;
  unknown: string;
  /** Said where a recipe is shown in other measures than its own. */
  inMetric: string;
  inUs: string;
  /** The shopping list and its groups. */
  ingredients: string;
  refrigerated: string;
  other: string;
  alsoNeeded: string;
  aisles: Readonly<Record<Aisle, string>>;
  /** Headings of a recipe's page and of a printed sheet; of a step in Cook Mode; of the steps on a shared page. */
  prepSteps: string;
  cookSteps: string;
  prepStep: string;
  cookStep: string;
  sharedSteps: string;
  shoppingList: string;
  uses: string;
  notes: string;
  /** Where the recipe comes from; which page of it this is; whose work the sheet is; what its picture is, for who cannot see it. */
  source: string;
  pageOf: string;
  madeWith: string;
  pictureOf: string;
  /** What the list has of a food of which a part goes in: "of 3 tbsp". */
  ofAll: string;
  forThisStep: string;
  /** Names what goes in, for who hears the page. */
  forStep: string;
  forLine: string;
  addedBy: string;
  /** One step and several. */
  stepCount: readonly string[];
  /** The card before the first step. */
  before: string;
  longestWait: string;
  steps: string;
  ofThemPrep: string;
  atStep: string;
  /** What Cook Mode says aloud: the step, and its timers. */
  stepNumber: string;
  stepOf: string;
  timerStarted: string;
  timerEnded: string;
  fridge: string;
  cupboard: string;
  getOut: string;
  tools: string;
  prepareFirst: string;
  nothingAhead: string;
  overnight: string;
  notStated: string;
};
