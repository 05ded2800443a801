import { toast } from "@/components/ui/use-toast";
import { deleteLater, undoDelete } from "@/lib/browser/pending-delete";
import { UNDO_MS } from "@/lib/rules/limits";
import { titleCase } from "@/lib/engine/recipe/letters";
import { t } from "@/lib/messages";

/** Deletes a recipe with a way back in the message that says so (recipes.md#delete). */
export function deleteWithUndo({ id, title }: { id: string; title: string }): void {
  deleteLater(id, title);
  toast({
    title: t("Recipe deleted"),
    text: titleCase(title),
    durationMs: UNDO_MS,
    action: { label: t("Undo"), run: () => takeBack({ id, title }) },
  });
}

/** Undo: the message about it no longer says that the recipe is gone. */
export function takeBack({ id, title }: { id: string; title: string }): void {
  undoDelete(id);
  toast({ title: t("Recipe is back"), text: titleCase(title) });
}
