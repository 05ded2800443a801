"use client";

import { ChevronDown } from "lucide-react";
import { useId, type ReactNode } from "react";
import { clsx } from "clsx";

/** A part of the settings under its heading. */
export function SettingsPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="border-b border-line pb-1 text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** A part of the settings that is closed until it is asked for; its line says how it is set. */
export function FoldedPart({
  title,
  says,
  onOpen,
  children,
}: {
  title: string;
  says?: string;
  onOpen?: () => void;
  children: ReactNode;
}) {
  return (
    <details
      className="group rounded-card border border-line"
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary className="grid min-h-14 list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-card px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="flex flex-wrap items-baseline gap-x-4">
          <h3 className="text-lg">{title}</h3>
          {says && <span className="text-sm text-muted">{says}</span>}
        </span>
        <ChevronDown aria-hidden className="size-5 text-accent group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 border-t border-line p-4">{children}</div>
    </details>
  );
}

/** One of a few, each with its words. */
export function Choice<Value extends string>({
  legend,
  options,
  value,
  onValue,
}: {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onValue: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-[650]">{legend}</legend>
      <div className="grid gap-2 sm:auto-cols-fr sm:grid-flow-col">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              "flex min-h-12 cursor-pointer items-center gap-3 rounded-field border-[1.5px] px-3.5 py-2 max-[12rem]:wrap-anywhere has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent",
              option.value === value ? "border-accent bg-accent-soft" : "border-line-strong bg-card",
            )}
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
              className="size-5 shrink-0 outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A slider with its value in words beside its name. */
export function Slide({
  label,
  says,
  disabled,
  onValue,
  ...range
}: {
  label: string;
  says: string;
  min: number;
  max: number;
  step: number;
  value: number;
  disabled?: boolean;
  onValue: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className={clsx("grid gap-1", disabled && "opacity-60")}>
      <div className="flex justify-between gap-3">
        <label htmlFor={id} className="font-[650]">
          {label}
        </label>
        <span aria-hidden>{says}</span>
      </div>
      <input
        id={id}
        type="range"
        aria-valuetext={says}
        disabled={disabled}
        onChange={(event) => onValue(Number(event.target.value))}
        className="h-11 w-full"
        {...range}
      />
    </div>
  );
}
