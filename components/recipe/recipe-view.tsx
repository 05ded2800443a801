import { minutesInWords } from "@/lib/engine/recipe/time-estimate";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { titleCase } from "@/lib/engine/recipe/title-case";
import { RecipePicture } from "./recipe-picture";
import { ShoppingList } from "./shopping-list";
import { TemperatureSteps } from "./temperature-steps";

/** A whole recipe in Plainspoon form, below a heading of level 2. */
export function RecipeView({ recipe }: { recipe: FormattedContent }) {
  const title = titleCase(recipe.title);
  return (
    <article aria-label={title} className="grid gap-8">
      <div className="grid gap-5 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-7">
        <RecipePicture imageUrl={recipe.imageUrl} title={title} />
        <div className="grid content-start gap-3">
          <h3 dir="auto" className="text-2xl sm:text-3xl">
            {title}
          </h3>
          <p className="font-semibold">
            Servings: {recipe.servings ?? "Unknown"}
            {recipe.totalMinutes !== undefined && (
              <>
                <span aria-hidden className="px-2 text-muted">
                  ·
                </span>
                Total time: {minutesInWords(recipe.totalMinutes)}
              </>
            )}
          </p>
          {recipe.description && (
            <p dir="auto" className="max-w-[68ch] text-muted">
              {recipe.description}
            </p>
          )}
        </div>
      </div>
      <div className="grid gap-8 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-10">
        <section aria-label="Shopping List" className="grid content-start gap-3">
          <h3 className="text-xl">Shopping List</h3>
          <ShoppingList ingredients={recipe.ingredients} />
        </section>
        <section aria-label="Steps" className="grid content-start gap-4">
          <h3 className="text-xl">Steps</h3>
          <TemperatureSteps steps={recipe.steps} />
        </section>
      </div>
    </article>
  );
}
