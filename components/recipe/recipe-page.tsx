"use client";

import { useState } from "react";
import { scaledRecipe } from "@/lib/engine/scale";
import { titleCase } from "@/lib/engine/recipe/title-case";
import type { RecipeAnswer } from "@/lib/contract/saved-recipes";
import { OcrErrorBox } from "./ocr-error-box";
import { ReceiptLine } from "./receipt-line";
import { RecipeActions } from "./recipe-actions";
import { RecipeFacts } from "./recipe-facts";
import { RecipePicture } from "./recipe-picture";
import { RecipeSections } from "./recipe-sections";
import { useChosenLine } from "./use-chosen-line";
import { useViewContent } from "./use-view-content";

/** A saved recipe: what it is and the way to cook it above the fold, then the list, what is prepared first, and the steps. */
export function RecipePage({ recipe: stored }: { recipe: RecipeAnswer }) {
  const { recipe, choose } = useChosenLine(stored);
  const [chosen, setServings] = useState<number | null>(null);
  const servings = chosen ?? recipe.servings;
  const { formattedContent: content } = recipe;
  const title = titleCase(recipe.title);
  useViewContent({ id: recipe.id, title });
  return (
    <article
      aria-label={title}
      className="mx-auto grid max-w-[76rem] gap-8 px-4 py-6 sm:px-6 lg:py-10 print:gap-5 print:p-0"
    >
      <div className="grid gap-5 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-7 print:block">
        <div className="max-sm:order-last print:hidden">
          <RecipePicture imageUrl={recipe.imageUrl} title={title} />
        </div>
        <div className="grid content-start gap-4">
          <h1 dir="auto" className="text-2xl sm:text-3xl">
            {title}
          </h1>
          <RecipeFacts content={{ ...scaledRecipe(content, servings), servings }} />
          <RecipeActions recipe={recipe} servings={servings} />
          {content.ocrError ? (
            <OcrErrorBox text={recipe.description} />
          ) : (
            recipe.description && (
              <p dir="auto" className="max-w-[68ch] text-muted">
                {recipe.description}
              </p>
            )
          )}
        </div>
      </div>
      {content.receipt && (
        <div className="no-print">
          <ReceiptLine
            content={content}
            receipt={content.receipt}
            original={recipe.originalContent || null}
            onChoose={choose}
          />
        </div>
      )}
      <RecipeSections content={content} servings={servings} onServings={setServings} onChoose={choose} />
    </article>
  );
}
