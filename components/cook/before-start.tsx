"use client";

import { clsx } from "clsx";
import { Check, Clock, CookingPot, Hourglass, ListOrdered, type LucideIcon } from "lucide-react";
import { Fragment, useId, useState, type ReactNode } from "react";
import { CookNote } from "@/components/recipe/cook-note";
import { DayLine } from "@/components/recipe/day-line";
import { DrawnAmounts } from "@/components/recipe/drawn-amounts";
import { OfPart } from "@/components/recipe/of-part";
import { Button } from "@/components/ui/button";
import { beforeStart } from "@/lib/engine/cook/before-start";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { recipeLanguage } from "@/lib/engine/language/detect";
import { labelsOf, labelWith } from "@/lib/engine/language/labels";
import { minutesInOwnWords, statedInOwnWords } from "@/lib/engine/language/times/own-times";
import type { ListLine } from "@/lib/engine/show/line-parts";
import { timesInWords } from "@/lib/engine/show/facts";
import { titleCase } from "@/lib/engine/recipe/letters";
import { changeCookSettings } from "@/lib/browser/cook-settings";
import { timerStarts } from "./timer-starts";
import { useCalm, useCookSettings } from "./use-cook-settings";
import { messageLanguage, t } from "@/lib/messages";

/**
 * The card before the first step (cooking.md#before-start): what to get out, fridge first; the tools that the steps name; what is prepared
 * first; how long it takes, where the recipe says so. `content` is already scaled to the chosen servings.
 */
export function BeforeStart({
  content,
  recipeKey,
  ofSteps,
  onStart,
}: {
  content: FormattedContent;
  /** Of the recipe on this device; left out, its day is not planned: there is only a part of it. */
  recipeKey?: string;
  /** Of a recipe of which only the first steps are shown: how many it has. What the others say is not known here. */
  ofSteps?: number;
  onStart: () => void;
}) {
  const card = beforeStart(content);
  const language = recipeLanguage(content);
  const labels = labelsOf(language);
  const times = timesInWords(content, language);
  return (
    <div
      lang={language}
      className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 px-4 pt-5 sm:px-6 sm:pt-8"
    >
      <p dir="auto" className="font-serif text-2xl leading-tight font-[560] text-balance sm:text-3xl">
        {titleCase(content.title)}
      </p>
      <dl className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-card p-4 sm:side-by-side:grid-cols-2 sm:p-5">
        <Fact icon={Clock} name={labels.total}>
          {card.totalMinutes === null ? labels.notStated : minutesInOwnWords(card.totalMinutes, language)}
          {times.length > 0 && (
            <span className="block text-sm text-muted">
              {times.map((time, index) => (
                <Fragment key={time}>
                  {index > 0 && " · "}
                  <span className="inline-block">{time}</span>
                </Fragment>
              ))}
            </span>
          )}
        </Fact>
        {ofSteps === undefined && (
          <Fact icon={Hourglass} name={labels.longestWait}>
            {waitInWords(card, language)}
          </Fact>
        )}
        <Fact icon={ListOrdered} name={labels.steps}>
          {ofSteps === undefined ? (
            card.stepCount
          ) : (
            <span lang={messageLanguage()}>
              {t("a preview, {shown} of {ofSteps}", { shown: card.stepCount, ofSteps })}
            </span>
          )}
          {card.prepCount > 0 && `, ${labelWith(labels.ofThemPrep, card.prepCount)}`}
        </Fact>
        {/* What it makes answers for how many it is. */}
        {(content.servings !== null || !content.yield) && (
          <Fact icon={CookingPot} name={labels.servings}>
            {content.servings ?? labels.notStated}
          </Fact>
        )}
        {content.yield && (
          <Fact icon={CookingPot} name={labels.yield}>
            {content.yield}
          </Fact>
        )}
      </dl>
      {recipeKey !== undefined && <CookNote recipeKey={recipeKey} />}
      {recipeKey !== undefined && <DayLine content={content} recipeKey={recipeKey} />}
      <TimerStartChoice />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:side-by-side:grid-cols-2">
        <List title={card.fridge.length > 0 ? labels.fridge : null} lines={card.fridge} hasTicks />
        <List title={card.fridge.length > 0 ? labels.cupboard : labels.getOut} lines={card.other} hasTicks />
        <List
          title={card.also.length > 0 ? labels.alsoNeeded : null}
          lines={card.also.map(asLine)}
          hasTicks
        />
        {/* Tools are known in English only: elsewhere nothing is said of them. */}
        <List
          title={labels.tools}
          lines={card.tools.map(asLine)}
          empty={
            language === "en" ? (
              <span lang={messageLanguage()}>{t("The steps name no tools.")}</span>
            ) : undefined
          }
          hasTicks
        />
        <List title={labels.prepareFirst} lines={card.prep.map(asLine)} empty={labels.nothingAhead} />
      </div>
      <div className="sticky bottom-0 -mx-4 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
        <Button lang={messageLanguage()} variant="primary" size="large" className="w-full" onClick={onStart}>
          {t("Start cooking")}
        </Button>
      </div>
    </div>
  );
}

const asLine = (text: string): ListLine => ({ text });

function waitInWords({ overnight, longestWait }: ReturnType<typeof beforeStart>, language: string): string {
  const labels = labelsOf(language);
  const at = (step: number) => ` (${labelWith(labels.atStep, step)})`;
  if (overnight !== null) return labels.overnight + at(overnight);
  if (longestWait === null) return labels.notStated;
  const { minutes, step } = longestWait;
  // "15 seconds" are no minute.
  const wait =
    minutes < 1
      ? statedInOwnWords({ minutes, minutesMax: null }, language)
      : minutesInOwnWords(minutes, language);
  return wait + at(step);
}

function Fact({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <div className="relative pl-9">
      <dt className="mr-2 inline font-bold">
        <Icon aria-hidden className="absolute top-0.5 left-0 size-6 text-accent" />
        {name}:
      </dt>
      <dd className="inline">{children}</dd>
    </div>
  );
}

/** Asked here, where it surprises nobody: whether a step's timer starts by itself. */
function TimerStartChoice() {
  const { timerStart } = useCookSettings();
  const isCalm = useCalm();
  const starts = timerStarts();
  if (isCalm)
    return (
      <p lang={messageLanguage()} className="text-sm text-muted">
        {t("Calm mode is on: timers wait until you start them.")}
      </p>
    );
  return (
    <label
      lang={messageLanguage()}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold"
    >
      {t("Start the timer")}
      <select
        value={timerStart}
        onChange={({ target }) =>
          changeCookSettings({
            timerStart: starts.find(({ value }) => value === target.value)?.value ?? "always",
          })
        }
        className="min-h-11 max-w-full rounded-field border-[1.5px] border-line-strong bg-card px-2 font-normal"
      >
        {starts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function List({
  title,
  lines,
  empty,
  hasTicks = false,
}: {
  title: string | null;
  lines: readonly ListLine[];
  empty?: ReactNode;
  /** Each can be ticked off when it is on the table, and all of them at once. */
  hasTicks?: boolean;
}) {
  const id = useId();
  const [isDone, setDone] = useState(false);
  if (title === null || (lines.length === 0 && empty === undefined)) return null;
  const canClose = hasTicks && lines.length > 1;
  return (
    // Two rows of the card, heading and list: beside each other the lists begin at one height, however many lines a heading takes.
    <section aria-labelledby={id} className="row-span-2 grid grid-rows-subgrid gap-2">
      <div className="flex min-h-11 items-baseline justify-between gap-x-3 max-[18rem]:flex-wrap">
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        {canClose && (
          <Button
            lang={messageLanguage()}
            size="small"
            variant="quiet"
            className="-mr-3.5 shrink-0 max-[18rem]:mr-0 max-[18rem]:shrink"
            aria-describedby={id}
            onClick={() => setDone(!isDone)}
          >
            {isDone ? t("Show again") : t("Got everything")}
          </Button>
        )}
      </div>
      {lines.length === 0 && <p className="text-muted">{empty}</p>}
      {isDone && (
        <p lang={messageLanguage()} className="flex items-center gap-2 text-muted">
          <Check aria-hidden className="size-5 text-accent" />
          {t("All {count} are here.", { count: lines.length })}
        </p>
      )}
      {/* Hidden, not gone: the ticks are still there when it is shown again. */}
      {lines.length > 0 && (
        <ul className={clsx(isDone ? "hidden" : "grid content-start", !hasTicks && "gap-1.5")}>
          {lines.map(({ text, part }, index) => (
            <li key={index}>
              <Line hasTick={hasTicks}>
                <span>
                  <span dir="auto" className="inline-block first-letter:uppercase">
                    <DrawnAmounts text={text} />
                  </span>
                  <OfPart name={part} />
                </span>
              </Line>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ hasTick, children }: { hasTick: boolean; children: ReactNode }) {
  if (hasTick)
    return (
      <label className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] items-center gap-3 has-checked:text-muted has-checked:line-through">
        <input type="checkbox" className="size-6" />
        {children}
      </label>
    );
  return (
    <span className="grid grid-cols-[auto_1fr] items-baseline gap-3">
      <span aria-hidden className="size-1.5 -translate-y-0.5 rounded-full bg-muted" />
      {children}
    </span>
  );
}
