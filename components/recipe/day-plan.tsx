"use client";

import { Utensils } from "lucide-react";
import type { ReactNode } from "react";
import { dayOf, planDay, timeOfDay, type DayEntry, type DayPlan as Plan } from "@/lib/engine/cook/day-line";
import { recipeLanguage } from "@/lib/engine/language/detect";
import { statedInWords, timerInWords } from "@/lib/engine/language/times/time-in-words";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { messageLanguage, t, tn } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

export type DayPlanProps = {
  content: FormattedContent;
  /** In minutes from midnight; null while no time is given. */
  eatAt: number | null;
  /** The recipe's steps stand on the same page. */
  hasStepLinks: boolean;
};

/** As this device writes times: "18:30", "6:30 PM". */
const clockFormat = new Intl.DateTimeFormat(undefined, {
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
});
const clock = (at: number): string => clockFormat.format(timeOfDay(at) * 60_000);

const dayInWords = (day: number): string =>
  day === 0 ? t("On the day") : day === -1 ? t("The day before") : t("{days} days before", { days: -day });

/** A recipe's day as a still line from the first thing to begin down to the meal. */
export function DayPlan({ content, eatAt, hasStepLinks }: DayPlanProps) {
  const language = recipeLanguage(content);
  const plan = eatAt === null ? null : planDay(content, eatAt, language);
  const stepName = (step: number): ReactNode =>
    hasStepLinks ? (
      <a href={`#step-${step}`} className="underline underline-offset-4">
        {t("step {step}", { step })}
      </a>
    ) : (
      t("step {step}", { step })
    );
  const days = plan === null || plan.entries.length === 0 ? [] : daysOf(plan);
  const hasDays = days.length > 1;
  return (
    <div className="grid gap-5">
      <p role="status" className="font-serif text-xl font-semibold">
        {plan && opening(plan)}
      </p>
      {plan &&
        days.map(({ day, entries }) => (
          <div key={day} className="grid gap-2">
            {hasDays && <p className="font-bold">{dayInWords(day)}</p>}
            <ol aria-label={hasDays ? dayInWords(day) : t("The day")} className="grid">
              {entries.map((entry, index) => (
                <Entry key={index} entry={entry} language={language} stepName={stepName} />
              ))}
              {day === 0 && (
                <Row time={clock(plan.eatAt)} isLast>
                  <p className="flex items-center gap-2 font-serif text-xl font-semibold">
                    <Utensils aria-hidden className="size-5 text-accent" />
                    {t("Eat")}
                  </p>
                </Row>
              )}
            </ol>
          </div>
        ))}
      {plan && <Unknown plan={plan} language={language} stepName={stepName} />}
    </div>
  );
}

type Day = { day: number; entries: DayEntry[] };

/** The entries by days. A night without a clock ends a day: it, and what stands before it, belong to an earlier one. */
function daysOf({ entries }: Plan): Day[] {
  const days: Day[] = [{ day: 0, entries: [] }];
  for (const entry of entries.toReversed()) {
    const current = days[0] as Day;
    const day =
      entry.kind === "night"
        ? current.day - 1
        : entry.from === null
          ? current.day
          : Math.min(current.day, dayOf(entry.from));
    if (day === current.day) current.entries.unshift(entry);
    else days.unshift({ day, entries: [entry] });
  }
  return days;
}

function opening({ entries, beginsAt }: Plan): string {
  const [first] = entries;
  if (first === undefined) return t("This recipe states no times: there is nothing to count back from.");
  if (beginsAt === null) return t("Begin on an earlier day: something stands overnight.");
  const day = dayOf(beginsAt);
  const when = day === 0 ? "" : day === -1 ? t(" the day before") : t(" {days} days before", { days: -day });
  return t("Begin at {clock}{when}, or earlier.", { clock: clock(beginsAt), when });
}

function Row({
  time,
  isLast = false,
  children,
}: {
  time: string | null;
  isLast?: boolean;
  children: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[5.25rem_minmax(0,1fr)] break-inside-avoid gap-3 max-[18rem]:grid-cols-[minmax(0,1fr)] max-[18rem]:gap-1">
      <span className="pt-px text-right font-bold tabular-nums max-[18rem]:text-left">
        {time ?? <span className="font-normal text-muted">{t("No time")}</span>}
      </span>
      <div className={isLast ? "border-l-2 border-transparent pl-4" : "border-l-2 border-accent pb-5 pl-4"}>
        {children}
      </div>
    </li>
  );
}

function Entry({
  entry,
  language,
  stepName,
}: {
  entry: DayEntry;
  language: string;
  stepName: (step: number) => ReactNode;
}) {
  if (entry.kind === "unassigned")
    return (
      <Row time={clock(entry.from)}>
        <p>{t("Begin with the steps that state no time")}</p>
        <p className="text-sm text-muted">
          {t("{timerInWords}: what the recipe's total has beyond the times of its steps", {
            timerInWords: timerInWords(entry.minutes, messageLanguage()),
          })}
        </p>
      </Row>
    );
  const label = (
    <span lang={language} dir="auto" className="font-semibold">
      {entry.label}
    </span>
  );
  if (entry.kind === "night")
    return (
      <Row time={null}>
        <p>{label}</p>
        <p className="text-sm text-muted">{stepName(entry.step)}</p>
        <Free>{t("The night is free")}</Free>
      </Row>
    );
  const { from, to, time, freeMinutes } = entry;
  return (
    <Row time={from === null ? null : clock(from)}>
      <p>{label}</p>
      <p className="text-sm text-muted">
        {statedInWords(time, messageLanguage())}, {stepName(entry.step)}
      </p>
      {freeMinutes !== null && (
        <Free>
          {t("{timerInWords} free", { timerInWords: timerInWords(freeMinutes, messageLanguage()) })}
          {to !== null && (
            <span className="font-sans text-sm font-normal"> {t("until {clock}", { clock: clock(to) })}</span>
          )}
        </Free>
      )}
    </Row>
  );
}

/** Time that belongs to the cook: the largest thing on the line. */
function Free({ children }: { children: ReactNode }) {
  return (
    <p className="mt-2 rounded-field bg-accent-soft px-4 py-3 font-serif text-xl font-semibold text-accent print:border print:border-line">
      {children}
    </p>
  );
}

/** What the line does not know, in as many words. */
function Unknown({
  plan: { entries, untimed, leads, shorterTotal },
  language,
  stepName,
}: {
  plan: Plan;
  language: string;
  stepName: (step: number) => ReactNode;
}) {
  return (
    <div className="grid gap-2 text-sm">
      {leads.map(({ step, label }) => (
        <p key={`${step} ${label}`} className="border-l-4 border-butter-line pl-3">
          {rich("<span>{label}</span> ({stepName}): the recipe does not say how long. This can take hours.", {
            span: (text) => (
              <span lang={language} dir="auto" className="font-semibold">
                {text}
              </span>
            ),
            label,
            stepName: stepName(step),
          })}
        </p>
      ))}
      {untimed.length > 0 && (
        <p>
          {tn(untimed.length, "One step states no time:", "{count} steps state no time:")}{" "}
          {untimed.map((step, index) => (
            <span key={step}>
              {index > 0 && ", "}
              {stepName(step)}
            </span>
          ))}
          {tn(untimed.length, ". Leave time for it.", ". Leave time for them.")}
        </p>
      )}
      {shorterTotal !== null && (
        <p>
          {t(
            "The recipe says {timerInWords} in all. The times of its steps are longer when they are added up, so this line may begin earlier than you need.",
            { timerInWords: timerInWords(shorterTotal, messageLanguage()) },
          )}
        </p>
      )}
      {entries.length > 0 && (
        <p className="text-muted">
          {t(
            "Only times that the recipe states are counted, one after another, and always the longer end of “10 to 12 minutes”.",
          )}
        </p>
      )}
    </div>
  );
}
