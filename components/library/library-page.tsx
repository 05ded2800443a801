import { AccessBadge } from "@/components/recipe/access-badge";
import { RecipeArticle, RecipeDescription } from "@/components/recipe/recipe-article";
import { RecipeFacts } from "@/components/recipe/recipe-facts";
import { RecipeSections } from "@/components/recipe/recipe-sections";
import { FactsForServings, ServingsProvider } from "@/components/recipe/servings";
import type { Locked } from "@/lib/rules/billing/locked";
import { ViewContent } from "@/components/recipe/view-content";
import type { LibraryRecipeAnswer } from "@/lib/contract/library";
import { recipeLanguage } from "@/lib/engine/language/detect";
import { aislesOf } from "@/lib/engine/lines/storage";
import { flatIngredients } from "@/lib/engine/recipe/content";
import { titleCase } from "@/lib/engine/recipe/letters";
import { isShareable } from "@/lib/rules/library/access";
import { CuratedFrom } from "@/components/shared/curated-from";
import { LibraryRecipeActions } from "./library-recipe-actions";

/** A recipe of the curated library: what it is and the way to cook it above the fold, then list, preparation and steps. */
export function LibraryPage({
  recipe,
  isSignedIn,
  locked,
}: {
  recipe: LibraryRecipeAnswer;
  isSignedIn: boolean;
  locked: Locked;
}) {
  const { id, formattedContent: content, category, accessLevel } = recipe;
  const title = titleCase(recipe.title);
  const language = recipeLanguage(content);
  const aisles = aislesOf(flatIngredients(content.ingredients), language);
  return (
    <ServingsProvider listKey={`library.${id}`} aisles={aisles} content={content} servings={content.servings}>
      <ViewContent id={id} title={title} />
      <RecipeArticle
        title={title}
        language={language}
        imageUrl={recipe.imageUrl}
        isDrawing
        backTo={isSignedIn ? "/saved-recipes?tab=library" : "/"}
        aboveTitle={
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 print:hidden">
            <AccessBadge level={accessLevel} />
            <CuratedFrom category={category} />
          </div>
        }
        head={
          <>
            <FactsForServings>
              <RecipeFacts content={content} />
            </FactsForServings>
            <LibraryRecipeActions
              id={id}
              title={title}
              isSignedIn={isSignedIn}
              isShareable={isShareable(recipe.tags)}
              locked={locked}
            />
            <RecipeDescription text={recipe.description} language={language} />
          </>
        }
      >
        <RecipeSections content={content} aisles={aisles} servings={content.servings} />
      </RecipeArticle>
    </ServingsProvider>
  );
}
