"use client";

import { Timer } from "lucide-react";
import { useId, type ReactNode } from "react";
import { ExplainedWords } from "@/components/recipe/explained-words";
import { AddedByUs, ChipText, Words } from "@/components/recipe/step-chips";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { clsx } from "clsx";
import { timerOfStep } from "@/lib/engine/cook/timers";
import { labelsOf } from "@/lib/engine/language/labels";
import { statedInOwnWords } from "@/lib/engine/language/times/own-times";
import type { Ingredients, Step } from "@/lib/engine/recipe/formatted";
import { explainedWords } from "@/lib/engine/show/easier-reading";
import { shownStep, type ShownChip, type ShownLine } from "@/lib/engine/show/step";
import { messageLanguage, t } from "@/lib/messages";

type Props = {
  step: Step;
  /** The shopping list for the servings of this cooking. */
  ingredients: Ingredients;
  /** What the receipt asks at a line of this step. */
  mark: (line: number) => ReactNode;
  ticked: readonly string[];
  onTick: (item: string) => void;
  onAddTimer: (minutes: number, nth: number) => void;
  hasTicks: boolean;
  /** The part of the plain lines that is being read aloud. */
  spoken: { start: number; end: number } | null;
  /** The recipe's own. */
  language: string;
};

/** One step: what to do, line by line, each with its box to tick, and all that goes in. */
export function CookStep({
  step,
  ingredients,
  mark,
  ticked,
  onTick,
  onAddTimer,
  hasTicks,
  spoken,
  language,
}: Props) {
  const { lines, chips } = shownStep(step, ingredients, language);
  const { others } = timerOfStep(step);
  const tick = (item: string) => ({ checked: ticked.includes(item), onTick: () => onTick(item) });
  const hasBoxes = hasTicks && (step.actions !== undefined || lines.length > 1);
  return (
    <div className="grid max-w-[46rem] content-start gap-6">
      <div className="grid gap-3">
        <div className="cook-kind flex flex-wrap items-center gap-2">
          <Badge lang={language} tone={step.isPrep ? "prep" : "accent"}>
            {step.isPrep ? labelsOf(language).prepStep : labelsOf(language).cookStep}
          </Badge>
          {step.section && (
            <span lang={language} className="font-serif text-lg text-muted">
              {step.section}
            </span>
          )}
        </div>
        <div
          lang={language}
          dir="auto"
          className={clsx("cook-text grid max-w-[70ch] gap-3", isShort(lines) && "cook-text-short")}
        >
          {lines.map((line, index) => {
            const item = `action.${step.number}.${index}`;
            return (
              <div key={index} className="grid gap-2">
                <Tickable isOn={hasBoxes} {...tick(item)}>
                  <Line
                    line={line}
                    language={language}
                    isSpoken={spoken !== null && line.start < spoken.end && spoken.start < line.end}
                  />
                </Tickable>
                <div lang={messageLanguage()} className={clsx("empty:hidden", hasBoxes && "pl-[2.375rem]")}>
                  {mark(index)}
                </div>
              </div>
            );
          })}
        </div>
      </div>
      {chips.length > 0 && (
        <ForThisStep
          language={language}
          chips={chips}
          // A recipe from before there were lines has its boxes here.
          tick={
            hasTicks && step.actions === undefined
              ? (item) => tick(`ingredient.${step.number}.${item}`)
              : null
          }
        />
      )}
      {others.length > 0 && (
        <section aria-label={t("More timers of this step")} className="flex flex-wrap gap-2">
          {others.map((time, index) => (
            <Button key={index} size="small" onClick={() => onAddTimer(time.minutes, index + 1)}>
              <Timer aria-hidden />
              {t("Start timer: {statedInOwnWords}", {
                statedInOwnWords: statedInOwnWords(time, messageLanguage()),
              })}
            </Button>
          ))}
        </section>
      )}
      <ExplainedWords words={explainedWords([step], language)} title={t("Words of this step explained")} />
    </div>
  );
}

/** All that goes in here, in one line: to get it out, and to look it up. */
function ForThisStep({
  chips,
  language,
  tick,
}: {
  chips: readonly ShownChip[];
  language: string;
  /** Given where each has a box, and a line of its own. */
  tick: ((item: number) => { checked: boolean; onTick: () => void }) | null;
}) {
  const id = useId();
  return (
    <section lang={language} aria-labelledby={id} className="cook-list border-t border-line pt-3 text-muted">
      <h3 id={id} className={clsx("mr-2 font-sans text-[1em] font-bold tracking-normal", !tick && "inline")}>
        {labelsOf(language).forThisStep}
      </h3>
      <ul className={tick ? "text-ink" : "inline"}>
        {chips.map((chip, index) =>
          tick ? (
            <li key={index} dir="auto">
              <Tickable isOn {...tick(index)}>
                <ChipText chip={chip} />
              </Tickable>
            </li>
          ) : (
            <li key={index} dir="auto" className="inline text-ink">
              <ChipText chip={chip} />
              {/* Ends a line, and begins none. */}
              {index < chips.length - 1 && <span className="text-muted">&nbsp;· </span>}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

/** So few words that they may stand larger on a phone. */
const SHORT_WORDS = 12;
const isShort = (lines: readonly ShownLine[]): boolean =>
  lines.flatMap(({ text }) => text.split(/\s+/)).length < SHORT_WORDS;

/** A line with a box to tick; crossed out softly once it is done. */
function Tickable({
  isOn,
  checked,
  onTick,
  children,
}: {
  isOn: boolean;
  checked: boolean;
  onTick: () => void;
  children: ReactNode;
}) {
  if (!isOn) return <p className="min-h-11 content-center">{children}</p>;
  return (
    <label className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] items-start gap-x-3.5">
      <span className="flex h-[1lh] items-center">
        <input type="checkbox" checked={checked} onChange={onTick} className="size-6 shrink-0" />
      </span>
      <span className={clsx(checked && "text-muted line-through decoration-2")}>{children}</span>
    </label>
  );
}

/** A line with its ingredients in bold on butter, each with the amount that goes in here. */
function Line({ line, isSpoken, language }: { line: ShownLine; isSpoken: boolean; language: string }) {
  const text = <Words words={line.words} />;
  return (
    <>
      {isSpoken ? <mark className="spoken">{text}</mark> : text}
      {line.ours && <AddedByUs language={language} />}
    </>
  );
}
