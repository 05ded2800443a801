"use client";

import { ArrowLeft } from "lucide-react";
import { Field } from "@/components/shared/field";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { COOK_NOTE_MAX_CHARS, cookNote, writeCookNote } from "@/lib/browser/cook-notes";
import { useStore } from "@/lib/browser/store";
import { t } from "@/lib/messages";

type Props = {
  title: string;
  /** The cooking could not be counted yet. */
  isWaiting: boolean;
  demo: boolean;
  /** Timers that run on. */
  running: number;
  /** Of the recipe on this device; left out, there is no next time. */
  recipeKey?: string;
  onStopTimers: () => void;
  onBackToLast: () => void;
  onLeave: () => void;
};

/** The recipe is cooked: a still picture, a kind word, and the way back when it was pressed by mistake. Nothing moves here. */
export function Celebration({
  title,
  isWaiting,
  demo,
  running,
  recipeKey,
  onStopTimers,
  onBackToLast,
  onLeave,
}: Props) {
  return (
    <div className="grid min-h-full place-items-center px-5 py-8">
      <div className="grid max-w-xl justify-items-center gap-6 text-center">
        <Plate />
        <div className="grid gap-3">
          <p className="text-lg font-semibold text-accent">{t("Well done.")}</p>
          <h3 dir="auto" className="text-3xl sm:text-hero">
            {title}
          </h3>
          <p className="text-lg text-muted">{t("You cooked every step. Enjoy your meal!")}</p>
        </div>
        {running > 0 && (
          <div className="flex flex-wrap items-center justify-center gap-3 rounded-card border border-line bg-card px-4 py-2">
            <p>
              {running === 1
                ? t("1 timer is still running.")
                : t("{running} timers are still running.", { running })}
            </p>
            <Button size="small" onClick={onStopTimers}>
              {t("Stop all timers")}
            </Button>
          </div>
        )}
        {isWaiting && (
          <p role="status" className="rounded-card bg-accent-soft px-4 py-2">
            {t("There is no connection. This cooking is counted as soon as you are online again.")}
          </p>
        )}
        {recipeKey !== undefined && <NextTime recipeKey={recipeKey} />}
        <div className="grid w-full gap-3 sm:flex sm:flex-wrap sm:justify-center">
          <Button size="large" variant="primary" className="sm:order-last" onClick={onLeave}>
            {demo ? t("Back to the Recipe") : t("Back to Saved Recipes")}
          </Button>
          <Button size="large" onClick={onBackToLast}>
            <ArrowLeft aria-hidden />
            {t("Back to Last Step")}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** One open question, which may stay unanswered. What is typed is kept at once. */
function NextTime({ recipeKey }: { recipeKey: string }) {
  const note = useStore(cookNote(recipeKey));
  return (
    <div className="w-full text-left">
      <Field
        label={t("Anything to remember for next time?")}
        hint={t("It stands on the recipe next time. Kept on this device only.")}
      >
        {(field) => (
          <Textarea
            {...field}
            dir="auto"
            short
            rows={2}
            maxLength={COOK_NOTE_MAX_CHARS}
            value={note}
            onChange={({ target }) => writeCookNote(recipeKey, target.value)}
          />
        )}
      </Field>
    </div>
  );
}

function Plate() {
  return (
    <svg
      viewBox="0 0 160 120"
      aria-hidden
      className="h-36 text-accent sm:h-44"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ellipse cx="80" cy="88" rx="62" ry="14" fill="var(--accent-soft)" />
      <ellipse cx="80" cy="85" rx="40" ry="8" fill="var(--card)" />
      <path d="M46 82c2-26 18-40 34-40s32 14 34 40z" fill="var(--butter)" stroke="var(--butter-line)" />
      <path d="M60 66c4-9 10-14 18-16" stroke="var(--butter-line)" opacity="0.8" />
      <path d="M80 42v-7M75 33h10" stroke="var(--butter-line)" />
      <path d="M62 24c-4-5 4-8 0-14M80 20c-4-5 4-8 0-14M98 24c-4-5 4-8 0-14" opacity="0.55" />
    </svg>
  );
}
