import { Button } from "@/components/ui/button";
import type { RecipeAnswer } from "@/lib/contract/saved-recipes";
import { plainText } from "@/lib/engine/recipe/markup";
import { t } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

/** A recipe was edited in two places: the other version is shown whole, and the cook says what stays. Neither is lost before that. */
export function EditConflict({
  stored,
  isQueued = false,
  onTheirs,
  onMine,
  onBoth,
}: {
  stored: RecipeAnswer;
  /** One version was written without a connection and waits on this device. */
  isQueued?: boolean;
  onTheirs: () => void;
  onMine: () => void;
  /** Where this version can be kept as a recipe of its own. */
  onBoth?: () => void;
}) {
  const { description, ingredients, steps, servings } = stored.formattedContent;
  const lines = Array.isArray(ingredients) ? ingredients : Object.values(ingredients).flat();
  return (
    <section
      role="alert"
      aria-label={isQueued ? t("Changed while you were offline") : t("Changed in another window")}
      className="grid max-h-[45dvh] gap-3 overflow-y-auto rounded-card border-[1.5px] border-danger bg-danger-soft p-4"
    >
      <p>
        {isQueued ? (
          <>
            {rich(
              "<b>This recipe was changed elsewhere while you were offline.</b> Your version is kept on this device. This is the other one:",
              { b: (text) => <b>{text}</b> },
            )}
          </>
        ) : (
          <>
            {rich(
              "<b>This recipe was changed in another window.</b> Your version is above, unchanged. This is the other one:",
              { b: (text) => <b>{text}</b> },
            )}
          </>
        )}
      </p>
      <details>
        <summary className="min-h-11 font-semibold">
          {t("{title}, {length} steps", { title: stored.title, length: steps.length })}
        </summary>
        <div className="grid gap-2 text-sm">
          <p>{t("Servings: {servings}", { servings: servings ?? t("Unknown") })}</p>
          {description && <p>{description}</p>}
          <ul aria-label={t("Its shopping list")} className="list-disc pl-6">
            {lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
          <ol aria-label={t("Its steps")} className="list-decimal space-y-1 pl-6">
            {steps.map((step) => (
              <li key={step.number}>{plainText(step.instruction)}</li>
            ))}
          </ol>
        </div>
      </details>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={onTheirs}>
          {isQueued ? t("Keep the other version") : t("Edit the other version")}
        </Button>
        <Button size="small" onClick={onMine}>
          {t("Keep my version")}
        </Button>
        {onBoth && (
          <Button size="small" onClick={onBoth}>
            {t("Keep both")}
          </Button>
        )}
      </div>
    </section>
  );
}
