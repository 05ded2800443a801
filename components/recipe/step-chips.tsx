import type { ReactNode } from "react";
import type { ShownChip } from "@/lib/engine/show/step";
import { AppName } from "@/components/shared/app-name";

/** What goes in here, with its amount; behind it in small type what the list has of it and what was done to it before. */
export function ChipText({ chip }: { chip: ShownChip }) {
  const { text, of, prepared } = chip;
  return (
    <>
      {text}
      {of !== null && <SmallPrint>of {of}</SmallPrint>}
      {prepared !== null && <SmallPrint>· {prepared}</SmallPrint>}
    </>
  );
}

/** Goes to the next line as one, before it is broken. */
function SmallPrint({ children }: { children: ReactNode }) {
  return (
    <>
      {" "}
      <small className="inline-block font-normal text-muted">{children}</small>
    </>
  );
}

/** The chips below a line. */
export function StepChips({ chips, label }: { chips: readonly ShownChip[]; label: string }) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-2 gap-y-1.5 text-sm">
      {chips.map((chip, index) => (
        <li key={index} dir="auto" className="rounded-md border border-butter-line px-2 py-0.5 font-semibold">
          <ChipText chip={chip} />
        </li>
      ))}
    </ul>
  );
}

/** Marks a line of a step that its source does not say. */
export function AddedByUs() {
  return (
    <small className="text-muted">
      {" "}
      (added by <AppName />)
    </small>
  );
}
