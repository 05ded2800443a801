import type { Metadata } from "next";
import Link from "next/link";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";

export const metadata: Metadata = { title: "Recipe not found", robots: { index: false } };

/** The link never was, or its owner ended it: the same page for both. */
export default function SharedRecipeNotFound() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16 sm:px-6">
      <EmptyState heading="h1" title="Recipe not found" text="The link may have been ended by who shared it.">
        <Button asChild variant="primary">
          <Link href="/">Go Home</Link>
        </Button>
      </EmptyState>
    </div>
  );
}
