"use client";

import { Timer } from "lucide-react";
import type { ReactNode } from "react";
import { ChipText, AddedByUs } from "@/components/recipe/step-chips";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { clsx } from "clsx";
import { mentionAmounts } from "@/lib/engine/cook/mention-amounts";
import { timerOfStep } from "@/lib/engine/cook/timers";
import { statedInWords } from "@/lib/engine/language/time-in-words";
import type { Ingredients, Step } from "@/lib/engine/recipe/formatted";
import { parseMarkup } from "@/lib/engine/recipe/markup";
import { shownStep, type ShownChip, type ShownLine } from "@/lib/engine/show/step";

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
};

/** One step: what to do, line by line, each with its box to tick and what goes in there. */
export function CookStep({ step, ingredients, mark, ticked, onTick, onAddTimer, hasTicks, spoken }: Props) {
  const { lines, loose } = shownStep(step, ingredients);
  const { others } = timerOfStep(step);
  const tick = (item: string) => ({ checked: ticked.includes(item), onTick: () => onTick(item) });
  const isInLines = step.actions !== undefined;
  const hasBoxes = hasTicks && (isInLines || lines.length > 1);
  const todo = lines.map((line, index) => (
    <div key={index} className="grid gap-2">
      <Tickable isOn={hasBoxes} {...tick(`action.${step.number}.${index}`)}>
        <Line
          line={line}
          told={isInLines ? [] : loose}
          isSpoken={spoken !== null && line.start < spoken.end && spoken.start < line.end}
        />
      </Tickable>
      {line.own.length > 0 && (
        <Chips
          chips={line.own}
          hasTicks={hasTicks}
          tick={(chip) => tick(`ingredient.${step.number}.${index}.${chip}`)}
          isIndented={hasBoxes}
        />
      )}
      <div className={clsx("empty:hidden", hasBoxes && "pl-[2.375rem]")}>{mark(index)}</div>
    </div>
  ));
  return (
    <div className="grid max-w-[46rem] content-start gap-6">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={step.isPrep ? "prep" : "accent"}>
            {step.isPrep ? "Preparation Step" : "Cooking Step"}
          </Badge>
          {step.section && <span className="font-serif text-lg text-muted">{step.section}</span>}
        </div>
        {isInLines && lines.some(({ chips }) => chips.length > 0) ? (
          <section aria-label="For this step" dir="auto" className="cook-text grid max-w-[70ch] gap-4">
            {todo}
          </section>
        ) : (
          <div dir="auto" className="cook-text grid max-w-[70ch] gap-3">
            {todo}
          </div>
        )}
      </div>
      {loose.length > 0 && (
        <section aria-label={isInLines ? "Also for this step" : "For this step"} className="grid gap-1">
          <h3 className="font-sans text-base font-bold tracking-normal text-muted">
            {isInLines ? "Also for this step" : "For this step"}
          </h3>
          <ul className="cook-list">
            {loose.map(({ text }, index) => (
              <li key={index} dir="auto">
                <Tickable isOn={hasTicks} {...tick(`ingredient.${step.number}.${index}`)}>
                  {text}
                </Tickable>
              </li>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section aria-label="More timers of this step" className="flex flex-wrap gap-2">
          {others.map((time, index) => (
            <Button key={index} size="small" onClick={() => onAddTimer(time.minutes, index + 1)}>
              <Timer aria-hidden />
              Start timer: {statedInWords(time)}
            </Button>
          ))}
        </section>
      )}
    </div>
  );
}

/** What goes in at a line: each can be ticked off when it is at hand. */
function Chips({
  chips,
  hasTicks,
  tick,
  isIndented,
}: {
  chips: readonly ShownChip[];
  hasTicks: boolean;
  tick: (chip: number) => { checked: boolean; onTick: () => void };
  /** Stands below words that begin behind a box. */
  isIndented: boolean;
}) {
  return (
    <ul className={clsx("cook-list flex flex-wrap gap-2", isIndented && "pl-[2.375rem]")}>
      {chips.map((chip, index) => {
        const { checked, onTick } = tick(index);
        return (
          <li key={index} dir="auto">
            <label
              className={clsx(
                "flex min-h-11 items-center gap-2.5 rounded-md border border-butter-line px-3 py-1 font-semibold",
                hasTicks && "cursor-pointer",
                checked && "text-muted line-through decoration-2",
              )}
            >
              {hasTicks && (
                <input
                  type="checkbox"
                  checked={checked}
                  onChange={onTick}
                  className="size-5 shrink-0 accent-accent"
                />
              )}
              <span>
                <ChipText chip={chip} />
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}

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
        <input
          type="checkbox"
          checked={checked}
          onChange={onTick}
          className="size-6 shrink-0 accent-accent"
        />
      </span>
      <span className={clsx(checked && "text-muted line-through decoration-2")}>{children}</span>
    </label>
  );
}

/** A line with its ingredients in bold on butter. */
function Line({
  line,
  told,
  isSpoken,
}: {
  line: ShownLine;
  /** Ingredients whose amounts stand beside their mentions, because no chip of the line tells them. */
  told: readonly ShownChip[];
  isSpoken: boolean;
}) {
  const tokens = parseMarkup(line.text);
  const amounts = mentionAmounts(
    tokens,
    told.map(({ text }) => text),
  );
  const text = tokens.map((token, index) => {
    if (token.kind === "text") return token.text;
    if (token.kind === "bold") return <b key={index}>{token.text}</b>;
    const amount = amounts[index];
    return (
      <b
        key={index}
        className="ingredient"
        data-amount-before={amount?.place === "before" ? amount.text : undefined}
        data-amount-after={amount?.place === "after" ? amount.text : undefined}
      >
        {token.text}
      </b>
    );
  });
  return (
    <>
      {isSpoken ? <mark className="spoken">{text}</mark> : text}
      {line.ours && <AddedByUs />}
    </>
  );
}
