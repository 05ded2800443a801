import { recipeJsonLd, scriptSafeJson, type PageOfRecipe } from "@/lib/engine/transfer/schema-org";

/** The recipe for search engines and other programs, as schema.org data; `content` is what the page shows, and no more. */
export function RecipeJsonLd({ page }: { page: PageOfRecipe }) {
  return <script type="application/ld+json">{scriptSafeJson(recipeJsonLd(page))}</script>;
}
