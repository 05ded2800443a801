import Link from "next/link";
import { RecipeMissing } from "@/components/recipe/recipe-missing";
import { Button } from "@/components/ui/button";
import { t } from "@/lib/messages";

/** The link never existed, or its owner ended it: the page is the same for both. */
export function SharedRecipeMissing() {
  return (
    <RecipeMissing text={t("The person who shared it may have ended the link.")}>
      <Button asChild variant="primary">
        <Link href="/">{t("Go Home")}</Link>
      </Button>
    </RecipeMissing>
  );
}
