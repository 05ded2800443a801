import { TEXT_MAX_CHARS } from "@/lib/rules/limits";
import type { Source } from "./source";
import { t, type Message } from "@/lib/messages";
import { numberInWords } from "@/lib/messages/formats";

export const TEXT_ERRORS = {
  missing: "Please enter a recipe text",
  get tooLong() {
    return t("This text is longer than {textMaxChars} characters.", {
      textMaxChars: numberInWords(TEXT_MAX_CHARS),
    });
  },
  noRecipe: "We could not find a recipe in this text. It needs ingredients and what to do with them.",
} as const satisfies Record<string, Message | string>;

export const text = {
  name: "text",
  get label() {
    return t("Text");
  },
  call: "/api/recipes/process-text",
  get working() {
    return t("Placing ingredients in the steps");
  },
  errors: TEXT_ERRORS,
  known: [],
  failed: {
    get title() {
      return t("Error");
    },
    get text() {
      return t("Failed to process the recipe text. Please try again.");
    },
  },
  keepsTitle: true,
} as const satisfies Source;
