import Link from "next/link";
import { titleCase } from "@/lib/engine/recipe/title-case";

export type TopRecipe = { id: string; title: string; completionCount: number };

/** The rail of the recipes cooked most; the page shows it only when there is one. */
export function TopCooked({ recipes }: { recipes: readonly TopRecipe[] }) {
  return (
    <section aria-labelledby="top-cooked" className="grid gap-3">
      <h2 id="top-cooked" className="text-xl">
        Top 5 Most Cooked Recipes
      </h2>
      <ol className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
        {recipes.map((recipe, index) => (
          <li
            key={recipe.id}
            className="relative grid grid-cols-[auto_1fr] items-start gap-3 rounded-card border border-line bg-card p-3.5"
          >
            <span
              aria-hidden
              className="grid size-9 place-items-center rounded-full bg-butter font-serif text-lg font-semibold text-butter-ink"
            >
              {index + 1}
            </span>
            <div className="grid min-w-0 gap-0.5">
              <Link
                href={`/recipe/${recipe.id}`}
                prefetch={false}
                className="font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                <span className="sr-only">Rank {index + 1}: </span>
                {titleCase(recipe.title)}
              </Link>
              <span className="text-sm text-muted">
                Cooked {recipe.completionCount} {recipe.completionCount === 1 ? "time" : "times"}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
