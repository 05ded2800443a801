import Link from "next/link";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";

export default function RecipeNotFound() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16 sm:px-6">
      <EmptyState
        heading="h1"
        title="Recipe not found"
        text="It may have been deleted, or it belongs to another account."
      >
        <Button asChild variant="primary">
          <Link href="/saved-recipes">Back to Saved Recipes</Link>
        </Button>
      </EmptyState>
    </div>
  );
}
