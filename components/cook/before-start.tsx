"use client";

import { Clock, CookingPot, Hourglass, ListOrdered, type LucideIcon } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { beforeStart } from "@/lib/engine/cook/before-start";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { minutesInWords } from "@/lib/engine/language/time-in-words";
import { titleCase } from "@/lib/engine/recipe/title-case";

const NOT_STATED = "not stated";

/**
 * The card before the first step (cooking.md#before-start): what to get out, fridge first; the tools that the steps name; what is prepared
 * first; how long it takes, where the recipe says so. `content` is already scaled to the chosen servings.
 */
export function BeforeStart({ content, onStart }: { content: FormattedContent; onStart: () => void }) {
  const card = beforeStart(content);
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 pt-5 sm:px-6 sm:pt-8">
      <p dir="auto" className="font-serif text-2xl leading-tight font-[560] text-balance sm:text-3xl">
        {titleCase(content.title)}
      </p>
      <dl className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-card p-4 sm:grid-cols-2 sm:p-5">
        <Fact icon={Clock} name="Total time">
          {card.totalMinutes === null ? NOT_STATED : minutesInWords(card.totalMinutes)}
        </Fact>
        <Fact icon={Hourglass} name="Longest wait">
          {waitInWords(card)}
        </Fact>
        <Fact icon={ListOrdered} name="Steps">
          {card.stepCount}
          {card.prepCount > 0 && `, ${card.prepCount} of them preparation`}
        </Fact>
        <Fact icon={CookingPot} name="Servings">
          {content.servings ?? NOT_STATED}
        </Fact>
        {content.yield && (
          <Fact icon={CookingPot} name="Makes">
            {content.yield}
          </Fact>
        )}
      </dl>
      <div className="grid gap-6 sm:grid-cols-2">
        <List
          title={card.fridge.length > 0 ? "From the fridge and freezer" : null}
          lines={card.fridge}
          hasTicks
        />
        <List
          title={card.fridge.length > 0 ? "From the cupboard" : "Things to get out"}
          lines={card.other}
          hasTicks
        />
        <List title={card.also.length > 0 ? "You also need" : null} lines={card.also} hasTicks />
        <List title="Tools" lines={card.tools} empty="The steps name no tools." hasTicks />
        <List title="Prepare first" lines={card.prep} empty="Nothing is prepared ahead." />
      </div>
      <div className="sticky bottom-0 -mx-4 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
        <Button variant="primary" size="large" className="w-full" onClick={onStart}>
          Start cooking
        </Button>
      </div>
    </div>
  );
}

function waitInWords({ overnight, longestWait }: ReturnType<typeof beforeStart>): string {
  if (overnight !== null) return `overnight (step ${overnight})`;
  if (longestWait === null) return NOT_STATED;
  return `${minutesInWords(longestWait.minutes)} (step ${longestWait.step})`;
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
