import { CardSkeletons } from "./card-skeletons";

/** The saved recipes' page while it loads. */
export function SavedRecipesSkeleton() {
  return (
    <div className="grid gap-7">
      <p role="status" className="font-serif text-3xl">
        Saved Recipes<span className="sr-only"> are on their way</span>
      </p>
      <CardSkeletons />
    </div>
  );
}
