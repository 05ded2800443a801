"use client";

/**
 * Tabs after the WAI-ARIA pattern with automatic activation: arrows, Home and End move, Tab leaves for the panel.
 * Written out instead of taken from Radix, whose tabs bring 15 kB of script to the first paint.
 */
import { type ComponentProps, type KeyboardEvent, createContext, use, useId } from "react";
import { clsx } from "clsx";
import { PressButton } from "./press-button";

type TabsState = { value: string; onValueChange: (value: string) => void; id: string };
const TabsContext = createContext<TabsState>({ value: "", onValueChange: () => undefined, id: "" });

export function Tabs({
  value,
  onValueChange,
  ...props
}: ComponentProps<"div"> & Pick<TabsState, "value" | "onValueChange">) {
  const id = useId();
  return (
    <TabsContext value={{ value, onValueChange, id }}>
      <div {...props} />
    </TabsContext>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]:not(:disabled)")];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const last = tabs.length - 1;
  const next = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  }[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
  tabs[next]?.click();
}

export function TabsList({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      role="tablist"
      onKeyDown={moveFocus}
      className={clsx(
        "grid auto-cols-fr grid-flow-col gap-1.5 max-[16rem]:grid-flow-row max-[16rem]:grid-cols-2 rounded-card bg-accent-soft p-1.5",
        className,
      )}
      {...props}
    />
  );
}

export function TabsTrigger({ value, className, ...props }: ComponentProps<"button"> & { value: string }) {
  const tabs = use(TabsContext);
  const active = tabs.value === value;
  return (
    <PressButton
      role="tab"
      id={`${tabs.id}-tab-${value}`}
      aria-selected={active}
      aria-controls={active ? `${tabs.id}-panel-${value}` : undefined}
      tabIndex={active ? 0 : -1}
      onClick={() => tabs.onValueChange(value)}
      className={clsx(
        "inline-flex min-h-12 items-center justify-center gap-2 rounded-[10px] border-[1.5px] px-1 text-sm font-semibold transition-colors [&_svg]:size-[1.15em]",
        active
          ? "border-line-strong bg-card text-accent shadow-card"
          : "border-transparent text-ink hover:bg-card/60",
        className,
      )}
      {...props}
    />
  );
}

/** The panel of one tab; only the chosen one is in the page. */
export function TabsContent({ value, className, ...props }: ComponentProps<"div"> & { value: string }) {
  const tabs = use(TabsContext);
  if (tabs.value !== value) return null;
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      tabIndex={0}
      className={clsx("rounded-card", className)}
      {...props}
    />
  );
}
