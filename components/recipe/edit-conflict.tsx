import { Button } from "@/components/ui/button";
import type { RecipeAnswer } from "@/lib/contract/saved-recipes";

/** Two windows edited one recipe: the other version is shown whole, and the cook says which one stays. Neither is lost before that. */
export function EditConflict({
  stored,
  onTheirs,
  onMine,
}: {
  stored: RecipeAnswer;
  onTheirs: () => void;
  onMine: () => void;
}) {
  return (
    <section
      role="alert"
      aria-label="Changed in another window"
      className="grid max-h-[45dvh] gap-3 overflow-y-auto rounded-card border-[1.5px] border-danger bg-danger-soft p-4"
    >
      <p>
        <b>This recipe was changed in another window.</b> Your version is above, unchanged. This is the other
        one:
      </p>
      <details>
        <summary className="min-h-11 font-semibold">
          {stored.title}, {stored.formattedContent.steps.length} steps
        </summary>
        <ol className="list-decimal space-y-1 pl-6 text-sm">
          {stored.formattedContent.steps.map((step) => (
            <li key={step.number}>{step.instruction.replace(/\*+/g, "")}</li>
          ))}
        </ol>
      </details>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={onTheirs}>
          Edit the other version
        </Button>
        <Button size="small" onClick={onMine}>
          Keep my version
        </Button>
      </div>
    </section>
  );
}
