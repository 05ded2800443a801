import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import type { Ingredients, Step } from "@/lib/engine/recipe/formatted";
import { shownParagraphs, type ShownParagraph } from "@/lib/engine/show/step";
import { AddedByUs, StepChips, Words } from "./step-chips";
import { labelsOf, labelWith } from "@/lib/engine/language/labels";

type Props = {
  steps: readonly Step[];
  /** The shopping list for the same servings. */
  ingredients: Ingredients;
  /** Of the recipe: its words are said to be of it. */
  language: string;
  /** What stands beside a step: below its number on a phone, at the end of its line elsewhere. */
  action?: (step: Step) => ReactNode;
  /** What stands beside a line of a step; `line` counts from 0. */
  mark?: (step: Step, line: number) => ReactNode;
  /** The steps stand below a heading that calls them preparation. */
  isPrepTold?: boolean;
  /** Of the headings of the recipe's parts. */
  partLevel?: 3 | 4;
  /** What stands in the place of a line's words. */
  wrapWords?: (words: ReactNode, step: number, line: number) => ReactNode;
};

/** Numbered steps of single lines, each with what goes in there; headings of the recipe's parts stand where a part begins, a line where it ends. */
export function StepList({
  steps,
  ingredients,
  language,
  action,
  mark,
  isPrepTold = false,
  partLevel = 3,
  wrapWords = (words) => words,
}: Props) {
  const Part = partLevel === 3 ? "h3" : "h4";
  return (
    <ol className="grid gap-4 sm:gap-6 print:block print:space-y-3">
      {steps.map((step, index) => (
        <li key={step.number} className="grid gap-4">
          {step.section && step.section !== steps[index - 1]?.section && (
            <Part lang={language} className="border-b border-line pb-1 font-serif text-lg font-semibold">
              {step.section}
            </Part>
          )}
          {!step.section && steps[index - 1]?.section && <hr className="border-line" />}
          <StepCard
            step={step}
            paragraphs={shownParagraphs(step, ingredients, language)}
            language={language}
            mark={mark}
            isPrepTold={isPrepTold}
            wrapWords={wrapWords}
          >
            {action?.(step)}
          </StepCard>
        </li>
      ))}
    </ol>
  );
}

function StepCard({
  step,
  paragraphs,
  language,
  mark,
  isPrepTold,
  wrapWords,
  children,
}: {
  step: Step;
  paragraphs: readonly ShownParagraph[];
  language: string;
  mark: Props["mark"];
  isPrepTold: boolean;
  wrapWords: NonNullable<Props["wrapWords"]>;
  children: ReactNode;
}) {
  const labels = labelsOf(language);
  const lines = paragraphs.map((paragraph, line) => (
    <div key={line} className="grid justify-items-start gap-1.5">
      {wrapWords(
        <StepWords paragraph={paragraph} step={step.number} line={line} language={language} />,
        step.number,
        line,
      )}
      {mark?.(step, line)}
    </div>
  ));
  return (
    <div className="grid grid-cols-[4rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-2.5 max-[12rem]:flex max-[12rem]:flex-col max-[12rem]:gap-2 max-sm:[html:lang(en)_&]:grid-cols-[3.25rem_minmax(0,1fr)] sm:grid-cols-[2.5rem_minmax(0,1fr)_auto] sm:grid-rows-1 sm:gap-x-3.5">
      <span
        aria-hidden
        className="grid size-10 place-items-center rounded-full bg-accent-soft font-serif text-lg font-semibold text-accent"
      >
        {step.number}
      </span>
      <div className="@container/words row-span-2 grid max-w-[68ch] content-start justify-items-start gap-2 pt-1.5 max-sm:col-start-2 max-sm:row-start-1 sm:row-span-1">
        <span id={`step-${step.number}`} lang={language} className="sr-only scroll-mt-24">
          {labelWith(labels.stepNumber, step.number)}.
        </span>
        {step.isPrep && !isPrepTold && (
          <span className="print:hidden">
            <Badge lang={language} tone="prep">
              {labels.preparation}
            </Badge>
          </span>
        )}
        {lines.length > 1 ? (
          <ul className="grid gap-2.5 print:gap-1.5">
            {lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        ) : (
          lines
        )}
      </div>
      <div className="empty:hidden max-sm:col-start-1 max-sm:row-start-2">{children}</div>
    </div>
  );
}

/** One thing to do, with what goes in there; what the source does not say itself is said to be ours. `line` counts from 0. */
export function StepWords({
  paragraph: { words, told, own, ours },
  step,
  line,
  language,
}: {
  paragraph: ShownParagraph;
  step: number;
  line: number;
  language: string;
}) {
  const labels = labelsOf(language);
  return (
    <>
      <p lang={language} dir="auto" className={ours ? "text-muted" : undefined}>
        <Words words={words} />
        {ours && <AddedByUs language={language} />}
      </p>
      <StepChips
        told={told}
        own={own}
        language={language}
        label={line === 0 ? labelWith(labels.forStep, step) : labelWith(labels.forLine, step, line + 1)}
      />
    </>
  );
}
