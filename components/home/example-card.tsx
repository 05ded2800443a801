import { ArrowDown, Check } from "lucide-react";
import { EXAMPLES } from "@/components/shared/example-recipe";
import { StepList } from "@/components/recipe/step-list";
import { formatText } from "@/lib/engine/format";
import { isFaithful, receiptSummary } from "@/lib/engine/check/summary";
import { minutesInWords } from "@/lib/engine/language/times/time-in-words";
import { titleCase } from "@/lib/engine/recipe/letters";
import { messageLanguage, t, tn } from "@/lib/messages";
import { inEach } from "@/lib/messages/speech";
import { summarySentences } from "@/components/shared/receipt-words";

/** What the engine makes of the example, not a drawing of it: once for each language. */
const shown = inEach((language) => formatText(EXAMPLES[language].text));
const SHOWN_STEPS = 4;

/** The same recipe before and after, beside the converter. */
export function ExampleCard({ appName }: { appName: string }) {
  const example = shown();
  if (!example) return null;
  const language = messageLanguage();
  const { title, servings, totalMinutes, ingredients, steps, receipt } = example;
  const facts = [
    servings && t("{servings} servings", { servings }),
    totalMinutes && minutesInWords(totalMinutes, language),
  ].filter(Boolean);
  const more = steps.length - SHOWN_STEPS;
  return (
    <section
      aria-label={t("Example of a converted recipe")}
      className="grid content-start self-start overflow-hidden rounded-panel border border-line bg-card shadow-card lg:side-by-side:sticky lg:side-by-side:top-6"
    >
      <div className="grid gap-2 bg-paper-deep px-5 pt-5 pb-8 sm:px-8">
        <p className="text-sm font-semibold text-muted">{t("As it was written")}</p>
        <p className="line-clamp-3 text-sm text-muted">{EXAMPLES[language].method}</p>
      </div>
      <div className="relative grid gap-5 print:block print:space-y-4 border-t border-line px-5 pt-9 pb-6 sm:px-8">
        <span aria-hidden className="absolute top-2 left-5 text-accent sm:left-8">
          <ArrowDown />
        </span>
        <div className="grid gap-1.5">
          <p className="text-sm font-semibold text-accent">{t("In {appName} form", { appName })}</p>
          <h2 className="text-3xl">{titleCase(title)}</h2>
          <p className="text-muted">{facts.join(" · ")}</p>
        </div>
        <StepList steps={steps.slice(0, SHOWN_STEPS)} ingredients={ingredients} language={language} />
        {more > 0 && (
          <p className="pl-[3.375rem] text-sm text-muted">
            {tn(more, "… and {count} more step like these.", "… and {count} more steps like these.")}
          </p>
        )}
        {receipt && (
          <p className="flex items-start gap-2.5 border-t border-line pt-4 text-sm text-muted">
            {isFaithful(receipt) && <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />}
            {receiptSummary(receipt, summarySentences())}
          </p>
        )}
      </div>
    </section>
  );
}
