"use client";

import { Clock, CookingPot, Hourglass, ListOrdered, type LucideIcon } from "lucide-react";
import { useId, type ReactNode } from "react";
import { DayLine } from "@/components/recipe/day-line";
import { Button } from "@/components/ui/button";
import { beforeStart } from "@/lib/engine/cook/before-start";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { recipeLanguage } from "@/lib/engine/language/detect";
import { labelsOf, labelWith } from "@/lib/engine/language/labels";
import { minutesInOwnWords } from "@/lib/engine/language/own-times";
import { titleCase } from "@/lib/engine/recipe/title-case";
import { messageLanguage, t } from "@/lib/messages";

/**
 * The card before the first step (cooking.md#before-start): what to get out, fridge first; the tools that the steps name; what is prepared
 * first; how long it takes, where the recipe says so. `content` is already scaled to the chosen servings.
 */
export function BeforeStart({
  content,
  recipeKey,
  onStart,
}: {
  content: FormattedContent;
  /** Of the recipe on this device; left out, its day is not planned: there is only a part of it. */
  recipeKey?: string;
  onStart: () => void;
}) {
  const card = beforeStart(content);
  const language = recipeLanguage(content);
  const labels = labelsOf(language);
  return (
    <div lang={language} className="mx-auto grid w-full max-w-3xl gap-6 px-4 pt-5 sm:px-6 sm:pt-8">
      <p dir="auto" className="font-serif text-2xl leading-tight font-[560] text-balance sm:text-3xl">
        {titleCase(content.title)}
      </p>
      <dl className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-card p-4 sm:side-by-side:grid-cols-2 sm:p-5">
        <Fact icon={Clock} name={labels.total}>
          {card.totalMinutes === null ? labels.notStated : minutesInOwnWords(card.totalMinutes, language)}
        </Fact>
        <Fact icon={Hourglass} name={labels.longestWait}>
          {waitInWords(card, language)}
        </Fact>
        <Fact icon={ListOrdered} name={labels.steps}>
          {card.stepCount}
          {card.prepCount > 0 && `, ${labelWith(labels.ofThemPrep, card.prepCount)}`}
        </Fact>
        <Fact icon={CookingPot} name={labels.servings}>
          {content.servings ?? labels.notStated}
        </Fact>
        {content.yield && (
          <Fact icon={CookingPot} name={labels.yield}>
            {content.yield}
          </Fact>
        )}
      </dl>
      {recipeKey !== undefined && <DayLine content={content} recipeKey={recipeKey} />}
      <div className="grid gap-6 sm:side-by-side:grid-cols-2">
        <List title={card.fridge.length > 0 ? labels.fridge : null} lines={card.fridge} hasTicks />
        <List title={card.fridge.length > 0 ? labels.cupboard : labels.getOut} lines={card.other} hasTicks />
        <List title={card.also.length > 0 ? labels.alsoNeeded : null} lines={card.also} hasTicks />
        {/* Tools are known in English only: elsewhere nothing is said of them. */}
        <List
          title={labels.tools}
          lines={card.tools}
          empty={language === "en" ? t("The steps name no tools.") : undefined}
          hasTicks
        />
        <List title={labels.prepareFirst} lines={card.prep} empty={labels.nothingAhead} />
      </div>
      <div className="sticky bottom-0 -mx-4 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
        <Button lang={messageLanguage()} variant="primary" size="large" className="w-full" onClick={onStart}>
          {t("Start cooking")}
        </Button>
      </div>
    </div>
  );
}

function waitInWords({ overnight, longestWait }: ReturnType<typeof beforeStart>, language: string): string {
  const labels = labelsOf(language);
  const at = (step: number) => ` (${labelWith(labels.atStep, step)})`;
  if (overnight !== null) return labels.overnight + at(overnight);
  if (longestWait === null) return labels.notStated;
  return minutesInOwnWords(longestWait.minutes, language) + at(longestWait.step);
}

function Fact({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <dt className="flex items-center gap-3 font-bold">
        <Icon aria-hidden className="size-6 text-accent" />
        {name}:
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function List({
  title,
  lines,
  empty,
  hasTicks = false,
}: {
  title: string | null;
  lines: readonly string[];
  empty?: string;
  /** Each can be ticked off when it is on the table. */
  hasTicks?: boolean;
}) {
  const id = useId();
  if (title === null || (lines.length === 0 && empty === undefined)) return null;
  return (
    <section aria-labelledby={id} className="grid content-start gap-2">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {lines.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <ul className={hasTicks ? "grid" : "grid gap-1.5"}>
          {lines.map((line, index) => {
            const words = (
              <span dir="auto" className="first-letter:uppercase">
                {line}
              </span>
            );
            return (
              <li key={index}>
                {hasTicks ? (
                  <label className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] items-center gap-3 has-checked:text-muted has-checked:line-through">
                    <input type="checkbox" className="size-5 accent-accent" />
                    {words}
                  </label>
                ) : (
                  <span className="grid grid-cols-[auto_1fr] items-baseline gap-3">
                    <span aria-hidden className="size-1.5 -translate-y-0.5 rounded-full bg-muted" />
                    {words}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
