/** Requests and answers of a cook's own recipes. */
import * as z from "./zod";
import { FormattedContent } from "@/lib/engine/recipe/formatted";
import { ORIGINAL_MAX_CHARS, SEARCH_MAX_CHARS } from "@/lib/rules/limits";
import { ConvertedRecipe } from "./recipes";
import { t, type Message } from "@/lib/messages";
import { numberInWords } from "@/lib/messages/formats";

const TITLE_MAX_CHARS = 300;
const DESCRIPTION_MAX_CHARS = 10_000;
const LINE_MAX_CHARS = 2_000;
const LINES_MAX = 500;
const STEPS_MAX = 500;

const title = z
  .string()
  .trim()
  .min(1, "Please give the recipe a title." satisfies Message)
  .max(TITLE_MAX_CHARS, {
    error: () => t("A title has at most {titleMaxChars} characters.", { titleMaxChars: TITLE_MAX_CHARS }),
  });
/** What an editor of the whole recipe must have before it is sent. */
export const RecipeForm = z.object({ title });
const description = z.string().max(DESCRIPTION_MAX_CHARS, {
  error: () =>
    t("A description has at most {descriptionMaxChars} characters.", {
      descriptionMaxChars: DESCRIPTION_MAX_CHARS,
    }),
});
const line = z.string().max(LINE_MAX_CHARS, {
  error: () => t("An ingredient has at most {lineMaxChars} characters.", { lineMaxChars: LINE_MAX_CHARS }),
});
const lines = z.array(line).max(LINES_MAX, {
  error: () => t("A recipe has at most {linesMax} ingredients.", { linesMax: LINES_MAX }),
});

/** A string is stripped to its digits, null when it has none; 0 is not a yield (recipes.md#servings). */
export const ServingsInput = z
  .union([z.number(), z.string(), z.null()])
  .transform((value) => (typeof value === "string" ? value.replace(/\D/g, "").slice(0, 6) : value))
  .transform((value) => (value === null || value === "" ? null : Math.floor(Number(value))))
  .transform((value) =>
    value === null || !Number.isFinite(value) || value < 1 ? null : Math.min(value, 100_000),
  );

const IngredientsInput = z.union([
  lines,
  z.object({ refrigerated: lines, other: lines }),
  z
    .object({ refrigeratedFrozen: lines, pantry: lines })
    .transform((old) => ({ refrigerated: old.refrigeratedFrozen, other: old.pantry })),
]);

const StepInput = FormattedContent.shape.steps.element.extend({
  number: z.number().optional(),
  instruction: z.string().max(DESCRIPTION_MAX_CHARS, {
    error: () =>
      t("A step has at most {descriptionMaxChars} characters.", {
        descriptionMaxChars: DESCRIPTION_MAX_CHARS,
      }),
  }),
  ingredients: lines.default([]),
  isPrep: z.boolean().default(false),
});

const StepsInput = z
  .array(StepInput)
  .max(STEPS_MAX, { error: () => t("A recipe has at most {stepsMax} steps.", { stepsMax: STEPS_MAX }) })
  .transform((steps) => steps.map((step, index) => ({ ...step, number: index + 1 })));

const minutes = z.number().positive().optional();

/** Stated times; pages and files of before send them under their older names. */
const TimesInput = z
  .object({
    prep: minutes,
    cook: minutes,
    rest: minutes,
    total: minutes,
    preparation: minutes,
    cooking: minutes,
    resting: minutes,
  })
  .transform(({ preparation, cooking, resting, ...times }) => ({
    ...(preparation === undefined ? {} : { prep: preparation }),
    ...(cooking === undefined ? {} : { cook: cooking }),
    ...(resting === undefined ? {} : { rest: resting }),
    ...times,
  }));

/** A whole recipe as a browser sends it: older names of groups and times are read, steps are renumbered from 1. */
export const FormattedContentInput = FormattedContent.extend({
  title: z.string().max(TITLE_MAX_CHARS).default(""),
  description: description.nullish().transform((value) => value ?? ""),
  servings: ServingsInput.default(null),
  imageUrl: z
    .string()
    .nullish()
    .transform((value) => value ?? null),
  ingredients: IngredientsInput,
  steps: StepsInput,
  times: TimesInput.optional(),
});

export const SaveRecipeInput = z.object({
  /** May be absent; another user's is refused (accounts.md#session-decides). */
  userId: z.string().optional(),
  title,
  description: description.nullish().transform((value) => value ?? ""),
  servings: ServingsInput.default(null),
  originalContent: z
    .string()
    .max(ORIGINAL_MAX_CHARS, {
      error: () =>
        t("The original text of a recipe has at most {originalMaxChars} characters.", {
          originalMaxChars: numberInWords(ORIGINAL_MAX_CHARS),
        }),
    })
    .nullish()
    .transform((value) => value ?? ""),
  formattedContent: FormattedContentInput,
  imageUrl: z
    .string()
    .nullish()
    .transform((value) => value ?? null),
});
export type SaveRecipeInput = z.infer<typeof SaveRecipeInput>;

/** The whole recipe, or only `ingredients` and `steps`, which merge into what is stored. */
export const UpdateRecipeInput = z
  .object({
    /** As with a new recipe. */
    userId: z.string().optional(),
    title: title.optional(),
    description: description.nullish(),
    servings: ServingsInput.optional(),
    imageUrl: z.string().nullish(),
    formattedContent: FormattedContentInput.optional(),
    ingredients: IngredientsInput.optional(),
    steps: StepsInput.optional(),
    /** When sent, must be the stored recipe's: two tabs never overwrite each other silently. */
    updatedAt: z.iso.datetime().optional(),
  })
  .refine(
    (input) => Object.entries(input).some(([name, value]) => name !== "userId" && value !== undefined),
    "There is nothing to change." satisfies Message,
  );
export type UpdateRecipeInput = z.infer<typeof UpdateRecipeInput>;

const place = z.number().int().min(0).max(10_000);

/** Which line of the shopping list one use takes: `step` is the step's number, `action`, `use` and `line` count from 0. */
export const ChooseLineInput = z.object({ step: place.min(1), action: place, use: place, line: place });
export type ChooseLineInput = z.infer<typeof ChooseLineInput>;

const q = z.string().trim().max(SEARCH_MAX_CHARS).optional();

export const ListRecipesQuery = z.object({
  userId: z.string().optional(),
  q,
  limit: z.coerce.number().int().min(1).max(100).default(100),
  cursor: z.string().max(100).optional(),
});
export type ListRecipesQuery = z.infer<typeof ListRecipesQuery>;

/** Cards on the saved recipes page: at first, and how many more each "Show more" adds. */
export const SAVED_RECIPES_STEP = 60;

/** What the saved recipes page is asked for in its address. */
export const SavedRecipesQuery = z.object({
  q,
  show: z.coerce.number().int().min(1).max(10_000).default(SAVED_RECIPES_STEP),
});
export type SavedRecipesQuery = z.infer<typeof SavedRecipesQuery>;

export const RecipeAnswer = z.object({
  id: z.string(),
  userId: z.string(),
  title: z.string(),
  description: z.string(),
  servings: z.number().nullable(),
  imageUrl: z.string().nullable(),
  originalContent: z.string(),
  formattedContent: FormattedContent,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type RecipeAnswer = z.infer<typeof RecipeAnswer>;
/** What a recipe's page holds: the original, which may be long, is fetched when the cook opens it. */
export type RecipeOfPage = Omit<RecipeAnswer, "originalContent">;

export const TopRecipeAnswer = RecipeAnswer.extend({ completionCount: z.number().int() });
export type TopRecipeAnswer = z.infer<typeof TopRecipeAnswer>;

/** A saved recipe as a screen reads it: its content may be of any age. */
export const ReadRecipe = RecipeAnswer.extend({ formattedContent: ConvertedRecipe });

/** The part of a `409` that tells what is stored. */
export const RecipeConflict = z.object({ recipe: ReadRecipe });

/** How often a recipe was cooked to its end, this time included. */
export const CompletionAnswer = z.object({ success: z.literal(true), completionCount: z.number().int() });

export const SaveRecipeAnswer = z.object({ id: z.string(), recipe: RecipeAnswer });
export type SaveRecipeAnswer = z.infer<typeof SaveRecipeAnswer>;

/** What a screen needs after saving: the id, on its own or in the recipe. */
export const SavedRecipeId = z.union([
  z.object({ id: z.string() }),
  z.object({ recipe: z.object({ id: z.string() }) }).transform(({ recipe: { id } }) => ({ id })),
]);

const Id = z.string().min(1).max(64);
export const RecipeId = z.object({ id: Id });
export const UserIdParam = z.object({ userId: Id });

export const EXPORT_FORMATS = ["json", "jsonld", "markdown", "cooklang"] as const;
export const ExportQuery = z.object({
  format: z
    .enum(EXPORT_FORMATS, { error: "The format is json, jsonld, markdown or cooklang." satisfies Message })
    .default("json"),
});
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
