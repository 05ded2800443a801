import { Plus, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import type { DraftEvent, DraftLine } from "@/lib/engine/edit/draft";
import { t } from "@/lib/messages";

const NAMES = {
  get flat() {
    return t("Ingredients");
  },
  get refrigerated() {
    return t("Refrigerated");
  },
  get other() {
    return t("Other");
  },
} as const;

/** The shopping list's lines, edited in place, in their groups. */
export function EditIngredients({
  lines,
  dispatch,
}: {
  lines: readonly DraftLine[];
  dispatch: (event: DraftEvent) => void;
}) {
  const groups = lines.some((line) => line.group !== "flat")
    ? (["refrigerated", "other"] as const)
    : (["flat"] as const);
  const number = new Map(lines.map((line, index) => [line.key, index + 1]));
  return (
    <section aria-label={t("Shopping List")} className="grid gap-5">
      <h3 className="text-xl">{t("Shopping List")}</h3>
      {groups.map((group) => (
        <div key={group} className="grid gap-2.5">
          <h4 className="font-sans text-base font-bold text-muted">{NAMES[group]}</h4>
          {lines
            .filter((line) => line.group === group)
            .map((line) => (
              <div key={line.key} className="grid grid-cols-[1fr_auto] gap-2">
                <Textarea
                  aria-label={t("Ingredient {number}", { number: number.get(line.key) })}
                  rows={1}
                  short
                  className="min-h-12"
                  value={line.text}
                  maxLength={2_000}
                  // A line stays one line, also when a list is pasted into it.
                  onChange={(event) =>
                    dispatch({
                      type: "line",
                      key: line.key,
                      text: event.target.value.replace(/[\r\n]+/g, " "),
                    })
                  }
                />
                <Button
                  aria-label={t("Remove ingredient {number}", { number: number.get(line.key) })}
                  onClick={() => dispatch({ type: "remove-line", key: line.key })}
                >
                  <X aria-hidden />
                  <span className="max-sm:hidden">{t("Remove")}</span>
                </Button>
              </div>
            ))}
          <Button
            size="small"
            className="justify-self-start"
            onClick={() => dispatch({ type: "add-line", group })}
          >
            <Plus aria-hidden />
            {t("Add ingredient")}
          </Button>
        </div>
      ))}
    </section>
  );
}
