/** From a source to what is printed. It runs in a worker of its own, which is ended when it takes too long. */
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { recipeMarkdown } from "@/lib/engine/transfer/text-files";
import { recipeJsonLd } from "@/lib/engine/transfer/schema-org";
import { readable } from "@/lib/contract/unreadable-text";
import { AppError } from "@/lib/errors";
import { TEXT_MAX_CHARS } from "@/lib/rules/limits";
import { TEXT_ERRORS } from "@/lib/rules/sources/text";
import { tasks } from "@/lib/services/engine/tasks";
import type { Format } from "./options";
import type { Source } from "./source";

const WITHOUT_RECIPE = {
  "bot-wall":
    "This website lets people in but blocks programs. Save the page in your browser, and give the file.",
  consent:
    "This page asks about cookies before it shows its recipe. Answer it in your browser, save the page, and give the file.",
  list: "This page lists several recipes. Give the address of one of them.",
  article: "This page is an article without a recipe.",
  nothing: "There is no recipe on this page. Copy the recipe's text, and give that: plainspoon -",
} as const;

/** The recipe of a source, in a format. @throws AppError */
export function printed(source: Source, format: Format): string {
  return WRITERS[format](recipeOf(source)).replace(/\n*$/, "\n");
}

const WRITERS: Record<Format, (content: FormattedContent) => string> = {
  markdown: recipeMarkdown,
  json: (content) => JSON.stringify(content, null, 2),
  "schema.org": (content) =>
    JSON.stringify(recipeJsonLd({ content, imageUrl: content.imageUrl ?? undefined }), null, 2),
};

function recipeOf(source: Source): FormattedContent {
  if (source.kind === "text") {
    if (source.text.length > TEXT_MAX_CHARS) throw new AppError("too_large", TEXT_ERRORS.tooLong);
    const content = tasks.formatWords(readable(source.text));
    if (content === null) throw new AppError("unreadable", TEXT_ERRORS.noRecipe);
    return content;
  }
  const { html, url, refusal } = source;
  const reading = tasks.readPage(html, url);
  if (reading.kind !== "recipe") {
    if (refusal) throw new AppError(refusal.code, refusal.message);
    throw new AppError("unreadable", WITHOUT_RECIPE[reading.kind]);
  }
  if (reading.found === null) throw new AppError("unreadable", WITHOUT_RECIPE.list);
  const { source: recipe, original } = readable(reading.found);
  return tasks.formatRecipe({ ...recipe, ...(url !== undefined && { url: recipe.url ?? url }) }, original);
}
