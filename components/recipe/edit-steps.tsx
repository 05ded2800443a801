import { clsx } from "clsx";
import { ArrowDown, ArrowUp, ChevronDown, Plus, X } from "lucide-react";
import { Fragment, useState } from "react";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";
import { type DraftAction, type DraftEvent, type DraftStep, retyped } from "@/lib/engine/edit/draft";
import { plainText } from "@/lib/engine/recipe/markup";
import { usePhone } from "./use-phone";
import { t } from "@/lib/messages";

/** More steps than these are rows on a phone, which open one at a time: all of them open were twelve screens long. */
const MOST_OPEN = 6;

type Dispatch = (event: DraftEvent) => void;

/** The steps: their single lines, place, and whether they are done before cooking. Numbers follow the order by themselves. */
export function EditSteps({ steps, dispatch }: { steps: readonly DraftStep[]; dispatch: Dispatch }) {
  const isPhone = usePhone();
  const [opened, setOpened] = useState<DraftStep["key"] | null>(null);
  const folds = isPhone && steps.length > MOST_OPEN;
  // A step that was just put in has no words yet: it is open to be written.
  const isOpen = (step: DraftStep) => !folds || step.key === opened || wordsOf(step).trim() === "";
  return (
    <section aria-label={t("Steps")} className={clsx("grid", folds ? "gap-2" : "gap-4")}>
      <h3 className="text-xl">{t("Steps")}</h3>
      {steps.map((step, index) => (
        <Fragment key={step.key}>
          {folds && (
            <StepRow
              number={index + 1}
              words={wordsOf(step)}
              isOpen={isOpen(step)}
              onPress={() => setOpened(step.key === opened ? null : step.key)}
            />
          )}
          {isOpen(step) && (
            // Where words are being written it stays open, whatever they are.
            <div className="contents" onFocus={() => setOpened(step.key)}>
              <StepFields step={step} index={index} count={steps.length} dispatch={dispatch} />
            </div>
          )}
        </Fragment>
      ))}
      <Button
        className="justify-self-start"
        onClick={() => dispatch({ type: "insert-step", at: steps.length })}
      >
        <Plus aria-hidden />
        {t("Add step")}
      </Button>
    </section>
  );
}

const wordsOf = ({ actions, instruction }: DraftStep): string =>
  plainText(actions?.map(({ text }) => text).join(" ") ?? instruction);

/** A step in one line; a press opens its fields below it. */
function StepRow({
  number,
  words,
  isOpen,
  onPress,
}: {
  number: number;
  words: string;
  isOpen: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onPress}
      className="grid min-h-14 grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-2 rounded-card border border-line px-3 text-left"
    >
      <span className="font-serif text-lg font-semibold text-accent">
        <span className="sr-only">{t("Edit step")} </span>
        {number}
      </span>
      <span dir="auto" className="truncate">
        {words}
      </span>
      <ChevronDown aria-hidden className={clsx("size-5 text-accent", isOpen && "rotate-180")} />
    </button>
  );
}

/** The fields of one step, and below them the way to put one in behind it. */
function StepFields({
  step,
  index,
  count,
  dispatch,
}: {
  step: DraftStep;
  index: number;
  count: number;
  dispatch: Dispatch;
}) {
  return (
    <>
      <div className="grid gap-2 rounded-card border border-line p-3">
        <StepText step={step} number={index + 1} dispatch={dispatch} />
        <div className="flex flex-wrap items-center gap-2">
          <Switch
            checked={step.isPrep}
            onCheckedChange={(isPrep) => dispatch({ type: "prep", key: step.key, isPrep })}
          >
            {t("Preparation")}
          </Switch>
          <Button
            size="small"
            disabled={index === 0}
            aria-label={t("Move step {index} up", { index: index + 1 })}
            onClick={() => dispatch({ type: "move-step", key: step.key, by: -1 })}
          >
            <ArrowUp aria-hidden />
            {t("Up")}
          </Button>
          <Button
            size="small"
            disabled={index === count - 1}
            aria-label={t("Move step {index} down", { index: index + 1 })}
            onClick={() => dispatch({ type: "move-step", key: step.key, by: 1 })}
          >
            <ArrowDown aria-hidden />
            {t("Down")}
          </Button>
          <Button
            size="small"
            aria-label={t("Remove step {index}", { index: index + 1 })}
            onClick={() => dispatch({ type: "remove-step", key: step.key })}
          >
            <X aria-hidden />
            {t("Remove")}
          </Button>
        </div>
      </div>
      {index < count - 1 && (
        <Button
          size="small"
          variant="quiet"
          className="justify-self-start"
          aria-label={t("Insert step after {index}", { index: index + 1 })}
          onClick={() => dispatch({ type: "insert-step", at: index + 1 })}
        >
          <Plus aria-hidden />
          {t("Insert step")}
        </Button>
      )}
    </>
  );
}

/** What is to be done in a step: a field for each line; one for the whole where the recipe has no lines. */
function StepText({ step, number, dispatch }: { step: DraftStep; number: number; dispatch: Dispatch }) {
  const { actions, key } = step;
  if (actions === undefined) {
    return (
      <TextField
        id={`edit-${key}`}
        label={t("Step {number}", { number })}
        text={step.instruction}
        onText={(text) => dispatch({ type: "step", key, text })}
      />
    );
  }
  const field = (action: DraftAction, index: number) => (
    <TextField
      id={`edit-${action.key}`}
      label={
        index === 0
          ? t("Step {number}", { number })
          : t("Line {index} of step {number}", { index: index + 1, number })
      }
      text={action.text}
      onText={(text) => dispatch({ type: "action", step: key, key: action.key, text })}
    />
  );
  return (
    <div className="grid gap-3">
      {actions.map((action, index) => (
        <div key={action.key} className="grid gap-2">
          {field(action, index)}
          {actions.length > 1 && (
            <LineButtons
              line={index + 1}
              count={actions.length}
              step={number}
              onMove={(by) => dispatch({ type: "move-action", step: key, key: action.key, by })}
              onRemove={() => dispatch({ type: "remove-action", step: key, key: action.key })}
            />
          )}
        </div>
      ))}
      <Button
        size="small"
        variant="quiet"
        className="justify-self-start"
        aria-label={t("Add a line to step {number}", { number })}
        onClick={() => dispatch({ type: "add-action", step: key })}
      >
        <Plus aria-hidden />
        {t("Add line")}
      </Button>
    </div>
  );
}

function TextField({
  id,
  label,
  text,
  onText,
}: {
  id: string;
  label: string;
  text: string;
  onText: (text: string) => void;
}) {
  return (
    <>
      <label htmlFor={id} className="font-[650]">
        {label}
      </label>
      <Textarea
        id={id}
        rows={2}
        short
        maxLength={10_000}
        value={plainText(text)}
        onChange={(event) => onText(retyped(text, event.target.value))}
      />
    </>
  );
}

function LineButtons({
  line,
  count,
  step,
  onMove,
  onRemove,
}: {
  line: number;
  count: number;
  step: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}) {
  const of = t("line {line} of step {step}", { line, step });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        size="small"
        variant="quiet"
        disabled={line === 1}
        aria-label={t("Move {of} up", { of })}
        onClick={() => onMove(-1)}
      >
        <ArrowUp aria-hidden />
        {t("Up")}
      </Button>
      <Button
        size="small"
        variant="quiet"
        disabled={line === count}
        aria-label={t("Move {of} down", { of })}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden />
        {t("Down")}
      </Button>
      <Button size="small" variant="quiet" aria-label={t("Remove {of}", { of })} onClick={onRemove}>
        <X aria-hidden />
        {t("Remove line")}
      </Button>
    </div>
  );
}
