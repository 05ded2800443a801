import { FailureCard } from "@/components/shared/failure-card";
import type { RecipeOfPage } from "@/lib/contract/saved-recipes";
import { recipeLanguage } from "@/lib/engine/language/detect";
import { aislesOf } from "@/lib/engine/lines/storage";
import { flatIngredients } from "@/lib/engine/recipe/content";
import { titleCase } from "@/lib/engine/recipe/letters";
import { scaledRecipe } from "@/lib/engine/scale";
import { ChooseLine } from "@/components/recipe/choose-line";
import type { ChooseButton } from "@/components/recipe/issue-line";
import { ReceiptLine } from "@/components/recipe/receipt-line";
import { RecipeActions } from "./recipe-actions";
import { RecipeArticle, RecipeDescription } from "@/components/recipe/recipe-article";
import { RecipeFacts } from "@/components/recipe/recipe-facts";
import { RecipeSections } from "@/components/recipe/recipe-sections";
import { FactsForServings, ServingsProvider } from "@/components/recipe/servings";
import type { Locked } from "@/lib/rules/billing/locked";
import { ViewContent } from "@/components/recipe/view-content";
import { t } from "@/lib/messages";

/** A saved recipe: what it is and the way to cook it above the fold, then the list, what is prepared first, and the steps. */
export function RecipePage({
  recipe,
  hasOriginal,
  locked,
}: {
  recipe: RecipeOfPage;
  hasOriginal: boolean;
  locked: Locked;
}) {
  const { id, formattedContent: content, servings, description } = recipe;
  const title = titleCase(recipe.title);
  const language = recipeLanguage(content);
  const aisles = aislesOf(flatIngredients(content.ingredients), language);
  const chooseButton: ChooseButton = (choice, name) => (
    <ChooseLine recipeId={id} choice={choice}>
      {name}
    </ChooseLine>
  );
  return (
    <ServingsProvider listKey={`user.${id}`} aisles={aisles} content={content} servings={servings}>
      <ViewContent id={id} title={title} />
      <RecipeArticle
        title={title}
        language={language}
        imageUrl={recipe.imageUrl}
        backTo="/saved-recipes"
        head={
          <>
            <FactsForServings>
              <RecipeFacts content={{ ...scaledRecipe(content, servings), servings }} />
            </FactsForServings>
            <RecipeActions recipe={recipe} locked={locked} />
            {content.ocrError ? (
              <OcrErrorBox text={description} />
            ) : (
              <RecipeDescription text={description} language={language} />
            )}
          </>
        }
      >
        {content.receipt && (
          <div className="no-print max-sm:order-last">
            <ReceiptLine
              content={content}
              receipt={content.receipt}
              original={hasOriginal ? { recipeId: id } : null}
              chooseButton={chooseButton}
              headingLevel={2}
              isFolded
            />
          </div>
        )}
        <RecipeSections content={content} aisles={aisles} servings={servings} chooseButton={chooseButton} />
      </RecipeArticle>
    </ServingsProvider>
  );
}

/** A recipe whose photo could not be read: the reason, and what helps. */
function OcrErrorBox({ text }: { text: string }) {
  return (
    <section aria-label={t("Image Reading Error")}>
      <FailureCard
        title={t("Image Reading Error")}
        text={text || t("The text of the photo could not be read.")}
      >
        <ul className="list-disc pl-5">
          <li>{t("Take the photo in good light, from straight above.")}</li>
          <li>{t("Fill the picture with the recipe, and hold the phone still.")}</li>
          <li>{t("Or type the recipe under the Text tab.")}</li>
        </ul>
      </FailureCard>
    </section>
  );
}
