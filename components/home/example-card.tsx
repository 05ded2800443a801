import { Check } from "lucide-react";
import { StepList } from "@/components/recipe/step-list";
import type { Step } from "@/lib/engine/recipe/schema";

const STEPS: Step[] = [
  {
    number: 1,
    isPrep: true,
    instruction: "Chop ***1 onion*** finely and crush ***2 cloves garlic***.",
    ingredients: [],
  },
  {
    number: 2,
    isPrep: false,
    instruction: "Warm ***2 tbsp olive oil*** in a large pot over medium heat.",
    ingredients: [],
  },
  {
    number: 3,
    isPrep: false,
    instruction: "Add the chopped onion and ***½ tsp salt***. Cook for 5 minutes, until soft.",
    ingredients: [],
  },
];

/** What a converted recipe looks like, beside the converter. */
export function ExampleCard() {
  return (
    <section
      aria-label="Example of a converted recipe"
      className="grid content-start gap-5 rounded-panel border border-line bg-card p-5 shadow-card sm:p-8"
    >
      <p className="flex items-start gap-2.5 text-sm text-muted">
        <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />7 of 7 ingredients placed. All
        amounts match the original.
      </p>
      <h2 className="text-3xl">Creamy Tomato Soup</h2>
      <p className="text-muted">4 servings · 35 minutes</p>
      <StepList steps={STEPS} />
    </section>
  );
}
