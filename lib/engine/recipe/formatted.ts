/** The formatted recipe: the one shape that every formatter writes and every screen reads (spec cooks §3, decisions §3). */
import { z } from "zod";

export const IngredientGroups = z.object({ refrigerated: z.array(z.string()), other: z.array(z.string()) });
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

export const Step = z.object({
  number: z.number().int().min(1),
  /** Light markup: ***…*** marks a mention of an ingredient, **…** is bold. Never HTML. */
  instruction: z.string(),
  /** The step's own ingredients with their amounts, as the cook reads them. */
  ingredients: z.array(z.string()),
  isPrep: z.boolean(),
  uses: z.array(StepUse).optional(),
  /** Heading of the part of the recipe this step belongs to ("For the sauce"). */
  section: z.string().optional(),
});
export type Step = z.infer<typeof Step>;

/** One thing of the source that needs the cook's eye. Offsets are into `receipt.original`, when it is there. */
export const ReceiptIssue = z.object({
  kind: z.enum(["unplaced", "lost", "altered", "invented", "duplicated", "unreadable", "uncertain"]),
  message: z.string(),
  text: z.string().optional(),
  step: z.number().int().optional(),
  start: z.number().int().optional(),
  end: z.number().int().optional(),
});
export type ReceiptIssue = z.infer<typeof ReceiptIssue>;

/** What was kept, changed and not placed when a source became this recipe. */
export const Receipt = z.object({
  engine: z.string(),
  version: z.string(),
  ingredients: z.object({ total: z.number().int(), placed: z.number().int() }),
  amounts: z.object({ checked: z.number().int(), matching: z.number().int() }),
  times: z.object({ checked: z.number().int(), matching: z.number().int() }),
  temperatures: z.object({ checked: z.number().int(), matching: z.number().int() }),
  sentences: z.object({ total: z.number().int(), kept: z.number().int() }),
  issues: z.array(ReceiptIssue),
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
  source: z.object({ url: z.string().optional(), siteName: z.string().optional() }).optional(),
  receipt: Receipt.optional(),
});
export type FormattedContent = z.infer<typeof FormattedContent>;
