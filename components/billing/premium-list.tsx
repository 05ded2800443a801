import { Check } from "lucide-react";
import { FREE_SAVED_RECIPES } from "@/lib/rules/limits";
import { rich } from "@/components/shared/rich";
import { type Message, t } from "@/lib/messages";

const PREMIUM = [
  "Cook Mode: one step at a time, with timers and reading aloud",
  "Save as many recipes as you like, and edit them",
  "The whole recipe library",
] as const satisfies readonly Message[];

/** What Premium adds. */
export function PremiumList() {
  return (
    <ul className="grid gap-2">
      {PREMIUM.map((line) => (
        <li key={line} className="flex items-start gap-3">
          <Check aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
          {t(line)}
        </li>
      ))}
    </ul>
  );
}

/** What stays free (billing.md#told-before). */
export function FreeList() {
  return (
    <p className="text-sm text-muted">
      {rich(
        "<b>Without Premium you keep:</b> converting recipes, every recipe you have saved, and room for {freeRecipes} saved recipes.",
        { b: (text) => <b className="text-ink">{text}</b>, freeRecipes: FREE_SAVED_RECIPES },
      )}
    </p>
  );
}
