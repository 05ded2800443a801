import Link from "next/link";
import { RecipeMissing } from "@/components/recipe/recipe-missing";
import { Button } from "@/components/ui/button";

/** The link never was, or its owner ended it: the same page for both. */
export function SharedRecipeMissing() {
  return (
    <RecipeMissing text="The link may have been ended by who shared it.">
      <Button asChild variant="primary">
        <Link href="/">Go Home</Link>
      </Button>
    </RecipeMissing>
  );
}
