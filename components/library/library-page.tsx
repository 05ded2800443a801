"use client";

import { useState } from "react";
import { AccessBadge } from "@/components/recipe/access-badge";
import { RecipeFacts } from "@/components/recipe/recipe-facts";
import { RecipePicture } from "@/components/recipe/recipe-picture";
import { RecipeSections } from "@/components/recipe/recipe-sections";
import { useViewContent } from "@/components/recipe/use-view-content";
import type { LibraryRecipeAnswer } from "@/lib/contract/library";
import { scaledRecipe } from "@/lib/engine/scale";
import { titleCase } from "@/lib/engine/recipe/title-case";
import { LibraryRecipeActions } from "./library-recipe-actions";

/** A recipe of the curated library: what it is and the way to cook it above the fold, then list, preparation and steps. */
export function LibraryPage({ recipe, isSignedIn }: { recipe: LibraryRecipeAnswer; isSignedIn: boolean }) {
  const { formattedContent: content, category, accessLevel, imageUrl, description } = recipe;
  const [chosen, setServings] = useState<number | null>(null);
  const servings = chosen ?? content.servings;
  const title = titleCase(recipe.title);
  useViewContent({ id: recipe.id, title });
  return (
    <article
      aria-label={title}
      className="mx-auto grid max-w-[76rem] gap-8 px-4 py-6 sm:px-6 lg:py-10 print:gap-5 print:p-0"
    >
      <div className="grid gap-5 sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] sm:gap-8 print:block">
        <div className="print:hidden">
          <RecipePicture imageUrl={imageUrl} title={title} shape="drawing" />
        </div>
        <div className="grid content-start gap-4">
          <div className="grid gap-2">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 print:hidden">
              <AccessBadge level={accessLevel} />
              <p className="text-sm text-muted">
                Curated recipe from <span className="capitalize">{category}</span>
              </p>
            </div>
            <h1 dir="auto" className="text-2xl sm:text-3xl">
              {title}
            </h1>
          </div>
          <RecipeFacts content={{ ...scaledRecipe(content, servings), servings }} />
          <LibraryRecipeActions recipe={recipe} servings={servings} isSignedIn={isSignedIn} />
          {description && (
            <p dir="auto" className="max-w-[68ch] text-muted">
              {description}
            </p>
          )}
        </div>
      </div>
      <RecipeSections content={content} servings={servings} onServings={setServings} />
    </article>
  );
}
