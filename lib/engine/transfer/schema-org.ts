/**
 * schema.org/Recipe as JSON-LD: for search engines and for other programs.
 * Sources: schema.org/Recipe, and the required and recommended properties of Google's "Recipe structured data" page.
 */
import { flatIngredients, stepsBySection } from "@/lib/engine/recipe/content";
import { plainText } from "@/lib/engine/recipe/markup";
import { shownStep, type ShownLine } from "@/lib/engine/show/step";
import type { FormattedContent, Ingredients, Step } from "@/lib/engine/recipe/formatted";

export type JsonLd = { [key: string]: JsonLdValue };
type JsonLdValue = string | number | JsonLd | JsonLdValue[];

export type PageOfRecipe = {
  content: FormattedContent;
  /** Absolute address of the page that shows the recipe, when it has one. */
  url?: string;
  /** Absolute address of the picture. */
  imageUrl?: string;
  /** ISO 8601 */
  datePublished?: string;
  /** False where `content` is a preview, and the rest is for paying cooks. */
  isWhole?: boolean;
};

const isoDuration = (minutes: number): string => `PT${Math.round(minutes)}M`;

const supplies = (names: readonly string[]): JsonLd =>
  names.length === 0 ? {} : { supply: names.map((name): JsonLd => ({ "@type": "HowToSupply", name })) };

/** One line to do, with what goes in there and how long it takes. */
function direction(line: ShownLine, seconds: readonly number[]): JsonLd {
  const total = seconds.reduce((sum, time) => sum + time, 0);
  return {
    "@type": "HowToDirection",
    text: plainText(line.text),
    ...supplies(line.chips.map(({ text }) => text)),
    ...(total > 0 && { performTime: `PT${Math.round(total)}S` }),
  };
}

function howToStep(step: Step, list: Ingredients, url: string | undefined): JsonLd {
  const { lines } = shownStep(step, list, "en");
  const { actions = [] } = step;
  return {
    "@type": "HowToStep",
    text: plainText(step.instruction),
    ...(actions.length > 1 && {
      itemListElement: lines.map((line, index) => direction(line, actions[index]?.seconds ?? [])),
    }),
    ...supplies(step.ingredients),
    ...(url !== undefined && { url: `${url}#step-${step.number}` }),
  };
}

/** Servings as their number, with what the recipe makes beside it. */
function yieldOf({ servings, yield: made }: FormattedContent): JsonLd {
  const said = [...(servings === null ? [] : [String(servings)]), ...(made === undefined ? [] : [made])];
  const [first] = said;
  return first === undefined ? {} : { recipeYield: said.length === 1 ? first : said };
}

/** One Recipe node. Steps with sections become HowToSection; what is not known is left out, never guessed. */
export function recipeJsonLd({ content, url, imageUrl, datePublished, isWhole }: PageOfRecipe): JsonLd {
  const runs = stepsBySection(content);
  const instructions = runs.flatMap(({ section, steps }): JsonLd[] => {
    const items = steps.map((step) => howToStep(step, content.ingredients, url));
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
    ...yieldOf(content),
    ...(content.times?.prep !== undefined && { prepTime: isoDuration(content.times.prep) }),
    ...(content.times?.cook !== undefined && { cookTime: isoDuration(content.times.cook) }),
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
