import Link from "next/link";
import { RecipeJsonLd } from "@/components/recipe/recipe-json-ld";
import { ViewContent } from "@/components/recipe/view-content";
import { RecipeArticle, RecipeDescription } from "@/components/recipe/recipe-article";
import { RecipeFacts } from "@/components/recipe/recipe-facts";
import { RecipeNotes } from "@/components/recipe/recipe-sections";
import { MeasuresChoice } from "@/components/recipe/measures-choice";
import { ListForServings, ServingsProvider, WordsForServings } from "@/components/recipe/servings";
import { RecipeList } from "@/components/recipe/shopping-list";
import { StepList } from "@/components/recipe/step-list";
import { SHARE_PREVIEW_STEPS } from "@/lib/rules/limits";
import { recipeLanguage } from "@/lib/engine/language/detect";
import { labelsOf } from "@/lib/engine/language/labels";
import { aislesOf } from "@/lib/engine/lines/storage";
import { flatIngredients } from "@/lib/engine/recipe/content";
import { titleCase } from "@/lib/engine/recipe/letters";
import type { SharedPage } from "@/lib/sharing/page";
import { SHARE_PROMO_CODE } from "@/lib/rules/billing/promo-codes";
import { CookDemo } from "./cook-demo";
import { OfferCards } from "./offer-cards";
import { SaveShared } from "./save-shared";
import { ShareTracker } from "./share-tracker";
import { tn } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

/** A shared recipe as everybody with the link sees it (sharing.md#preview). `page` holds nothing that its viewer may not see. */
export function SharedRecipe({ page, email }: { page: SharedPage; email: string | null }) {
  const { share, recipe, audience } = page;
  const { formattedContent: content } = recipe;
  const title = titleCase(recipe.title);
  const isWhole = audience === "entitled" || audience === "owner";
  const lines = flatIngredients(content.ingredients);
  const language = recipeLanguage(content);
  const labels = labelsOf(language);
  const aisles = aislesOf(lines, language);
  const hidden = share.totalSteps - share.previewSteps;
  const shown = { token: share.token, url: page.url, title, totalSteps: share.totalSteps, content };
  return (
    <RecipeArticle
      title={title}
      language={language}
      imageUrl={recipe.imageUrl}
      head={
        <>
          <RecipeFacts content={{ ...content, servings: recipe.servings }} />
          <div className="no-print flex flex-wrap gap-3">
            <CookDemo shown={shown} isSignedIn={audience !== "visitor"} isWhole={isWhole} />
            {audience === "entitled" && <SaveShared shown={shown} />}
          </div>
          {audience === "owner" && (
            <p className="no-print text-sm">
              {rich(
                "You shared this recipe. Others see its first {previewSteps} steps. <link>See how often it was opened</link>",
                {
                  previewSteps: SHARE_PREVIEW_STEPS,
                  link: (text) => (
                    <Link href="/sharing-analytics" prefetch={false} className="underline underline-offset-4">
                      {text}
                    </Link>
                  ),
                },
              )}
            </p>
          )}
          <RecipeDescription text={recipe.description} language={language} />
        </>
      }
    >
      <ViewContent title={title} />
      <RecipeJsonLd
        page={{
          content: { ...content, title },
          url: page.url,
          imageUrl: page.imageUrl ?? page.previewUrl,
          datePublished: share.createdAt,
          isWhole: hidden <= 0,
        }}
      />
      <ServingsProvider
        listKey={`share.${share.token}`}
        content={content}
        servings={content.servings}
        aisles={aisles}
        otherName="Pantry"
      >
        <div className="grid gap-8 lg:side-by-side:grid-cols-[19rem_minmax(0,1fr)] lg:gap-10 print:block print:space-y-5">
          {lines.length > 0 && (
            <section aria-labelledby="shopping-list" className="grid content-start gap-4">
              <h2 id="shopping-list" lang={language} className="text-xl">
                {labels.shoppingList}
              </h2>
              <MeasuresChoice />
              <div className="amounts">
                <ListForServings>
                  <RecipeList content={content} aisles={aisles} otherName="Pantry" />
                </ListForServings>
              </div>
            </section>
          )}
          <div className="grid content-start gap-8 print:block print:space-y-5">
            <section aria-labelledby="cooking-steps" className="grid gap-5 print:block print:space-y-3">
              <h2 id="cooking-steps" lang={language} className="text-xl">
                {labels.sharedSteps}
              </h2>
              <div className="amounts">
                <StepList
                  steps={content.steps}
                  ingredients={content.ingredients}
                  language={language}
                  wrapWords={(words, step, line) => (
                    <WordsForServings step={step} line={line}>
                      {words}
                    </WordsForServings>
                  )}
                />
              </div>
              {hidden > 0 && (
                <p className="flex items-center gap-3 border-t border-dashed border-line-strong pt-4 font-semibold">
                  {tn(
                    hidden,
                    "This is a preview: {count} more step follows.",
                    "This is a preview: {count} more steps follow.",
                  )}
                </p>
              )}
            </section>
            <RecipeNotes notes={content.notes} language={language} />
            {!isWhole && <OfferCards shown={shown} audience={audience} email={email} />}
          </div>
        </div>
      </ServingsProvider>
      {audience !== "owner" && <ShareTracker token={share.token} discountCode={SHARE_PROMO_CODE} />}
    </RecipeArticle>
  );
}
