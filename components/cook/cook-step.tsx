"use client";

import { Timer } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { mentionAmounts } from "@/lib/engine/cook/mention-amounts";
import { instructionSentences, type InstructionSentence } from "@/lib/engine/cook/sentences";
import { statedInWords, stepTimerOf } from "@/lib/engine/cook/timer-parse";
import type { Step } from "@/lib/engine/recipe/formatted";

type Props = {
  step: Step;
  ticked: readonly string[];
  onTick: (item: string) => void;
  onAddTimer: (minutes: number, nth: number) => void;
  hasTicks: boolean;
  /** The part of the plain instruction that is being read aloud. */
  spoken: { start: number; end: number } | null;
};

/** One step: what to do, in lines that can be ticked off, and what it needs with its amounts. */
export function CookStep({ step, ticked, onTick, onAddTimer, hasTicks, spoken }: Props) {
  const sentences = instructionSentences(step.instruction);
  const { others } = stepTimerOf(step.instruction);
  return (
    <div className="grid max-w-[46rem] content-start gap-6">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={step.isPrep ? "prep" : "accent"}>
            {step.isPrep ? "Preparation Step" : "Cooking Step"}
          </Badge>
          {step.section && <span className="font-serif text-lg text-muted">{step.section}</span>}
        </div>
        <div dir="auto" className="cook-text grid max-w-[70ch] gap-3">
          {sentences.map((sentence, index) => (
            <Tickable
              key={index}
              isOn={hasTicks && sentences.length > 1}
              checked={ticked.includes(`action.${step.number}.${index}`)}
              onTick={() => onTick(`action.${step.number}.${index}`)}
            >
              <Sentence
                sentence={sentence}
                ingredients={step.ingredients}
                isSpoken={spoken !== null && sentence.start < spoken.end && spoken.start < sentence.end}
              />
            </Tickable>
          ))}
        </div>
      </div>
      {step.ingredients.length > 0 && (
        <section aria-label="For this step" className="grid gap-1">
          <h3 className="font-sans text-base font-bold tracking-normal text-muted">For this step</h3>
          <ul className="cook-list">
            {step.ingredients.map((ingredient, index) => (
              <li key={index} dir="auto">
                <Tickable
                  isOn={hasTicks}
                  checked={ticked.includes(`ingredient.${step.number}.${index}`)}
                  onTick={() => onTick(`ingredient.${step.number}.${index}`)}
                >
                  {ingredient}
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
      <span className={cn(checked && "text-muted line-through decoration-2")}>{children}</span>
    </label>
  );
}

/** A sentence with its ingredients in bold on butter, each with its amount beside it where the words leave it out. */
function Sentence({
  sentence,
  ingredients,
  isSpoken,
}: {
  sentence: InstructionSentence;
  ingredients: readonly string[];
  isSpoken: boolean;
}) {
  const amounts = mentionAmounts(sentence.tokens, ingredients);
  const text = sentence.tokens.map((token, index) => {
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
  return isSpoken ? <mark className="spoken">{text}</mark> : text;
}
