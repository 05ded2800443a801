"use client";

import { clsx } from "clsx";
import { ImageDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { recipeLanguage } from "@/lib/engine/language/detect";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { untangled, type Untangled, type UntangledAction } from "@/lib/engine/show/untangled";
import { toast } from "@/components/ui/use-toast";
import { answeredSentence } from "@/lib/browser/api";
import { downloadAnswer } from "@/lib/browser/download";
import { UNTANGLED, untangledInWords } from "@/lib/rules/outputs";
import type { Original } from "./use-original";
import { NO_ANSWER } from "./use-output";
import { t } from "@/lib/messages";
import { translated } from "@/lib/messages/speech";

export type UntangleSheetProps = {
  content: FormattedContent;
  original: Original;
  /** Of a saved recipe. */
  recipeId: string | null;
  onAsk: () => void;
  onClose: () => void;
};

/** Each step beside the words of the original that it comes from: choosing one marks the other. */
export function UntangleSheet({ content, original, recipeId, onAsk, onClose }: UntangleSheetProps) {
  const text = original.kind === "here" ? original.text : null;
  const shown = useMemo(() => (text === null ? null : untangled(content, text)), [content, text]);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="h-dvh max-sm:rounded-none sm:h-[calc(100dvh-3rem)] sm:max-w-6xl"
        head={
          <DialogTitle className="text-xl">{shown ? untangledInWords(shown) : t("Untangled")}</DialogTitle>
        }
      >
        {shown && <Beside shown={shown} language={recipeLanguage(content)} />}
        {shown && (
          <footer className="border-t border-line px-5 py-3 sm:px-8">
            {recipeId === null ? (
              <p className="text-sm text-muted">{t("Save the recipe to share this as a picture.")}</p>
            ) : (
              <PictureButton address={`/api/recipes/${encodeURIComponent(recipeId)}/untangled`} />
            )}
          </footer>
        )}
        {!shown && (
          <div className="p-5 sm:p-8">
            {original.kind === "here" && (
              <p>
                {t("This text is not the one that the recipe was read from, so its words cannot be matched.")}
              </p>
            )}
            {original.kind === "failed" && (
              <FailureCard title={t("The original text could not be fetched")} text={original.why}>
                <Button size="small" onClick={onAsk}>
                  {t("Try again")}
                </Button>
              </FailureCard>
            )}
            {(original.kind === "fetching" || original.kind === "unasked") && (
              <p role="status">{t("Fetching the original text…")}</p>
            )}
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** The before and after as a picture: drawn when it is asked for, and what failed stays beside the button. */
function PictureButton({ address }: { address: string }) {
  const [state, setState] = useState<"idle" | "working" | { failed: string }>("idle");
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function save() {
    const attempt = new AbortController();
    running.current = attempt;
    setState("working");
    try {
      const name = await downloadAnswer(address, undefined, UNTANGLED.ending, attempt.signal);
      setState("idle");
      toast({ title: translated(UNTANGLED.done), text: name });
    } catch (error) {
      if (!attempt.signal.aborted) setState({ failed: answeredSentence(error, NO_ANSWER) });
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="small" disabled={state === "working"} onClick={() => void save()}>
        <ImageDown aria-hidden />
        {t("Save as a picture")}
      </Button>
      <p role="status" className="text-sm">
        {state === "working" && translated(UNTANGLED.making)}
        {typeof state === "object" && `${translated(UNTANGLED.failed)}. ${state.failed}`}
      </p>
    </div>
  );
}

/** What a screen reader hears, and everybody reads, of the chosen action. */
function told({ step, text, words, ours }: UntangledAction): string {
  if (words !== null) return t("Step {step}, “{text}”, is from “{words}”.", { step, text, words });
  return ours
    ? t("Step {step}, “{text}”, was added by us: the original does not say it.", { step, text })
    : t("Step {step}, “{text}”: the original does not say it in these words.", { step, text });
}

function Beside({ shown, language }: { shown: Untangled; language: string }) {
  const id = useId();
  const [chosen, setChosen] = useState<{ action: number; scrollTo: "step" | "words" } | null>(null);
  useEffect(() => {
    if (chosen)
      document
        .getElementById(`${id}-${chosen.scrollTo}-${chosen.action}`)
        ?.scrollIntoView({ block: "nearest" });
  }, [chosen, id]);
  const action = chosen && shown.actions[chosen.action];
  return (
    <div className="grid min-h-0 grow grid-rows-[auto_minmax(0,1fr)_minmax(0,1fr)] sm:grid-cols-2 sm:grid-rows-[auto_minmax(0,1fr)]">
      <p
        role="status"
        className="max-h-24 overflow-y-auto border-b border-line px-5 py-3 text-sm sm:col-span-2 sm:px-8"
      >
        {action
          ? told(action)
          : t("Choose a step, or underlined words of the original, to see what belongs together.")}
      </p>
      <Pane title={t("The steps")}>
        <ol className="grid gap-1">
          {shown.actions.map((each, index) => (
            <li key={index} id={`${id}-step-${index}`} className="scroll-my-4">
              <button
                type="button"
                aria-pressed={chosen?.action === index}
                onClick={() => setChosen({ action: index, scrollTo: "words" })}
                className="grid min-h-11 w-full grid-cols-[2rem_minmax(0,1fr)] items-baseline gap-2 rounded-field px-2 py-2 text-left aria-pressed:bg-butter aria-pressed:text-butter-ink aria-pressed:underline aria-pressed:underline-offset-4"
              >
                <span className="font-serif font-semibold text-accent">
                  <span className="sr-only">{t("Step")} </span>
                  {each.step === shown.actions[index - 1]?.step ? (
                    <span className="sr-only">{each.step}</span>
                  ) : (
                    each.step
                  )}
                </span>
                <span lang={language} dir="auto">
                  {each.text}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </Pane>
      <Pane title={t("The original text")}>
        <p lang={language} dir="auto" className="whitespace-pre-wrap">
          {shown.text.map(({ text, actions }, index) => {
            const [first] = actions;
            if (first === undefined) return <span key={index}>{text}</span>;
            const isChosen = chosen !== null && actions.includes(chosen.action);
            return (
              <Words
                key={index}
                id={`${id}-words-${isChosen ? chosen.action : first}`}
                isChosen={isChosen}
                onChoose={() => setChosen({ action: first, scrollTo: "step" })}
              >
                {text}
              </Words>
            );
          })}
        </p>
      </Pane>
    </div>
  );
}

function Pane({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      tabIndex={0}
      className="overflow-y-auto border-line px-3 py-4 -outline-offset-3 not-last:border-b sm:px-6 sm:not-last:border-r sm:not-last:border-b-0"
    >
      <h3 id={id} className="px-2 pb-2 font-sans text-base font-bold tracking-normal">
        {title}
      </h3>
      <div className="px-2">{children}</div>
    </section>
  );
}

/** Words of the original that became a step. A button by role: as an element it would not run on over the end of a line. */
function Words({
  id,
  isChosen,
  onChoose,
  children,
}: {
  id: string;
  isChosen: boolean;
  onChoose: () => void;
  children: string;
}) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onChoose();
  };
  return (
    <span
      id={id}
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      onClick={onChoose}
      onKeyDown={onKeyDown}
      className={clsx(
        "cursor-pointer scroll-my-4 rounded-sm box-decoration-clone underline decoration-dotted underline-offset-4",
        isChosen && "bg-butter font-bold text-butter-ink decoration-solid",
      )}
    >
      {children}
    </span>
  );
}
