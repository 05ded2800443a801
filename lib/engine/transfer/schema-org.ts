/**
 * schema.org/Recipe as JSON-LD: for search engines and for other programs.
 * Sources: schema.org/Recipe, and the required and recommended properties of Google's "Recipe structured data" page.
 */
import { flatIngredients, stepsBySection } from "@/lib/engine/recipe/flat";
import { plainText } from "@/lib/engine/recipe/markup";
import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";

export type JsonLd = { [key: string]: JsonLdValue };
type JsonLdValue = string | number | JsonLd | JsonLdValue[];

export type RecipePage = {
  content: FormattedContent;
  /** Absolute address of the page that shows the recipe, when it has one. */
  url?: string;
  /** Absolute address of the picture. */
  imageUrl?: string;
  /** ISO 8601 */
  datePublished?: string;
  /** False where `content` is a preview, and the rest is for who pays. */
  isWhole?: boolean;
};

const isoDuration = (minutes: number): string => `PT${Math.round(minutes)}M`;

function howToStep(step: Step, url: string | undefined): JsonLd {
  return {
    "@type": "HowToStep",
    text: plainText(step.instruction),
    ...(step.ingredients.length > 0 && {
      supply: step.ingredients.map((name): JsonLd => ({ "@type": "HowToSupply", name })),
    }),
    ...(url !== undefined && { url: `${url}#step-${step.number}` }),
  };
}

/** One Recipe node. Steps with sections become HowToSection; what is not known is left out, never guessed. */
export function recipeJsonLd({ content, url, imageUrl, datePublished, isWhole }: RecipePage): JsonLd {
  const runs = stepsBySection(content);
  const instructions = runs.flatMap(({ section, steps }): JsonLd[] => {
    const items = steps.map((step) => howToStep(step, url));
    return section === undefined
      ? items
      : [{ "@type": "HowToSection", name: section, itemListElement: items }];
  });
  return {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: content.title,
    ...(content.description !== "" && { description: content.description }),
    ...(imageUrl !== undefined && { image: [imageUrl] }),
    ...(content.servings !== null && { recipeYield: String(content.servings) }),
    ...(content.totalMinutes !== undefined && { totalTime: isoDuration(content.totalMinutes) }),
    ...(content.source?.url !== undefined && { isBasedOn: content.source.url }),
    ...(url !== undefined && { url }),
    ...(datePublished !== undefined && { datePublished }),
    ...(isWhole !== undefined && { isAccessibleForFree: isWhole ? "True" : "False" }),
    recipeIngredient: flatIngredients(content.ingredients),
    recipeInstructions: instructions,
  };
}

/** JSON that may stand inside a script element: `<` cannot end it. */
export function scriptSafeJson(value: JsonLd): string {
  return JSON.stringify(value)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
}
