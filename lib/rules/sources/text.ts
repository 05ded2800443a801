import { TEXT_MAX_CHARS } from "@/lib/rules/limits";
import type { Source } from "./source";

export const TEXT_ERRORS = {
  missing: "Please enter a recipe text",
  tooLong: `This text is longer than ${TEXT_MAX_CHARS.toLocaleString("en-US")} characters.`,
  noRecipe: "We could not find a recipe in this text. It needs ingredients and what to do with them.",
} as const;

export const text = {
  name: "text",
  label: "Text",
  call: "/api/recipes/process-text",
  working: "Placing ingredients in the steps",
  errors: TEXT_ERRORS,
  known: [],
  failed: { title: "Error", text: "Failed to process the recipe text. Please try again." },
  keepsTitle: true,
} as const satisfies Source;
