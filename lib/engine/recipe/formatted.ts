/** The formatted recipe: the one shape that every formatter writes and every screen reads. */
import * as z from "zod";

const IngredientGroups = z.object({ refrigerated: z.array(z.string()), other: z.array(z.string()) });
export type IngredientGroups = z.infer<typeof IngredientGroups>;

/** A flat list, or Refrigerated and Other. Writers use the new group names; `readFormattedContent` accepts the older ones. */
export const Ingredients = z.union([z.array(z.string()), IngredientGroups]);
export type Ingredients = z.infer<typeof Ingredients>;

/**
 * How much of shopping-list line `line` (0-based, in reading order of the whole list) one step uses.
 * `share` is a fraction of the line in (0, 1], or null when the text does not say; shares of one line add up to at most 1.
 */
export const StepUse = z.object({
  line: z.number().int().min(0),
  share: z.number().gt(0).max(1).nullable(),
  /** What the cook reads after the amount: "half", "1 tbsp of it", "the rest". */
  label: z.string().optional(),
});
export type StepUse = z.infer<typeof StepUse>;

/** How much of a line goes in: all of it, an open part ("a little", "to taste"), or an amount ("2 tbsp", "1 lemon"). */
const UseAmount = z.string().min(1);
/** One line of the shopping list (0-based, in reading order of the whole list) and how much of it goes in here. */
export const ActionUse = z.object({
  line: z.number().int().min(0),
  /** "all", "some", or the amount itself. */
  amount: UseAmount,
  /** The text did not decide it: the receipt says so. */
  guessed: z.boolean().optional(),
  /** Other lines that the words could mean. */
  others: z.array(z.number().int().min(0)).optional(),
});
export type ActionUse = z.infer<typeof ActionUse>;

/** One thing to do: one line with its own tick box. */
export const Action = z.object({
  /** Light markup as in `instruction`; one imperative that ends with a full stop. */
  text: z.string(),
  uses: z.array(ActionUse),
  /** Stated times that a cook waits for, in seconds; ranges by their lower end. */
  seconds: z.array(z.number().positive()),
  /** Added by Plainspoon and not said by the source ("Heat the oven to 180°C."). */
  ours: z.boolean().optional(),
});
export type Action = z.infer<typeof Action>;

export const Step = z.object({
  number: z.number().int().min(1),
  /** Light markup: ***…*** marks a mention of an ingredient, **…** is bold. Never HTML. */
  instruction: z.string(),
  /** The step's own ingredients with their amounts, as the cook reads them. */
  ingredients: z.array(z.string()),
  isPrep: z.boolean(),
  uses: z.array(StepUse).optional(),
  /** The step as single things to do, in order; `instruction` is their texts joined. Recipes from before 2026-11-22 have none. */
  actions: z.array(Action).optional(),
  /** Heading of the part of the recipe this step belongs to ("For the sauce"). */
  section: z.string().optional(),
});
export type Step = z.infer<typeof Step>;

/** One thing of the source that needs the cook's eye. Offsets are into `receipt.original`, when it is there. */
export const ReceiptIssue = z.object({
  kind: z.enum([
    "unplaced",
    "lost",
    "altered",
    "invented",
    "duplicated",
    "unreadable",
    "uncertain",
    "undecided",
    "amount",
    "unlisted",
    "unclaimed",
    "overlap",
  ]),
  message: z.string(),
  /** Lines of the shopping list that it is about, 0-based in reading order. */
  lines: z.array(z.number().int().min(0)).optional(),
  /** The action of `step` that it is about, 0-based. */
  action: z.number().int().min(0).optional(),
  /** Where two lines are possible: the line used now, and the one that the cook may take instead. */
  instead: z.object({ line: z.number().int().min(0), other: z.number().int().min(0) }).optional(),
  text: z.string().optional(),
  step: z.number().int().optional(),
  start: z.number().int().optional(),
  end: z.number().int().optional(),
});
export type ReceiptIssue = z.infer<typeof ReceiptIssue>;

/**
 * Where each action of each step stands in the original, `[start, end)`; null where it stands nowhere as it is worded. `length` is the
 * original's: another text is not the one that was read.
 */
export const ReceiptPlaces = z.object({
  length: z.number().int().min(0),
  steps: z.array(z.array(z.tuple([z.number().int().min(0), z.number().int().min(0)]).nullable())),
});
export type ReceiptPlaces = z.infer<typeof ReceiptPlaces>;

/** What was kept, changed and not placed when a source became this recipe. */
export const Receipt = z.object({
  engine: z.string(),
  version: z.string(),
  ingredients: z.object({ total: z.number().int(), placed: z.number().int() }),
  amounts: z.object({ checked: z.number().int(), matching: z.number().int() }),
  times: z.object({ checked: z.number().int(), matching: z.number().int() }),
  temperatures: z.object({ checked: z.number().int(), matching: z.number().int() }),
  sentences: z.object({ total: z.number().int(), kept: z.number().int() }),
  /** Foods that the steps name and the list has not: "1¾ cups water". */
  alsoNeeded: z.array(z.string()).optional(),
  /** How many uses the text decided, of how many there are; receipts from before 2026-11-22 do not say. */
  uses: z.object({ total: z.number().int(), decided: z.number().int() }).optional(),
  /** For a source that is text; recipes from before 2026-11-23 have none. */
  places: ReceiptPlaces.optional(),
  issues: z.array(ReceiptIssue),
  /** The recipe was changed by a cook after it was checked: the counts say nothing of it any more. */
  edited: z.boolean().optional(),
});
export type Receipt = z.infer<typeof Receipt>;

export const FormattedContent = z.object({
  title: z.string(),
  description: z.string(),
  servings: z.number().int().positive().nullable(),
  imageUrl: z.string().nullable(),
  ocrError: z.boolean().optional(),
  ingredients: Ingredients,
  steps: z.array(Step),
  totalMinutes: z.number().positive().optional(),
  /** What the recipe makes, where that is no number of servings: "24 cookies", "1 loaf". */
  yield: z.string().optional(),
  /** Stated times in minutes; `total` is `totalMinutes` again, for readers that look for all times in one place. */
  times: z
    .object({
      prep: z.number().positive().optional(),
      cook: z.number().positive().optional(),
      rest: z.number().positive().optional(),
      total: z.number().positive().optional(),
    })
    .optional(),
  /** Notes, tips and variations of the source, as it words them. */
  notes: z.array(z.string()).optional(),
  source: z.object({ url: z.string().optional(), siteName: z.string().optional() }).optional(),
  /** What the receipt's `alsoNeeded` says, in a recipe that is shown without its receipt. */
  alsoNeeded: z.array(z.string()).optional(),
  receipt: Receipt.optional(),
});
export type FormattedContent = z.infer<typeof FormattedContent>;
