import Link from "next/link";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";

export default function LibraryRecipeNotFound() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16 sm:px-6">
      <EmptyState heading="h1" title="Recipe not found" text="It is not in the recipe library, or no longer.">
        <Button asChild variant="primary">
          <Link href="/saved-recipes?tab=library">Back to Saved Recipes</Link>
        </Button>
        <Button asChild>
          <Link href="/">Convert a recipe</Link>
        </Button>
      </EmptyState>
    </div>
  );
}
