"use client";

import { BottomSheet } from "@/components/shared/bottom-sheet";
import { type Message, t } from "@/lib/messages";

const KEYS = [
  [["→", "Space"], "Next step"],
  [["←"], "Previous step"],
  [["L"], "Listen, or stop reading"],
  [["T"], "Start, pause or resume the timer"],
  [["A"], "All ingredients"],
  [["Esc"], "Close what is open; with nothing open, exit"],
  [["?"], "This list"],
] as const satisfies readonly (readonly [readonly string[], Message])[];

/** The keys of Cook Mode. */
export function KeyboardSheet({ onClose }: { onClose: () => void }) {
  return (
    <BottomSheet title={t("Keyboard")} onClose={onClose}>
      <KeyTable />
    </BottomSheet>
  );
}

export function KeyTable() {
  return (
    <dl className="grid gap-1">
      {KEYS.map(([keys, meaning]) => (
        <div
          key={meaning}
          className="grid min-h-11 grid-cols-[8.5rem_1fr] max-[18rem]:grid-cols-[minmax(0,1fr)] items-center gap-3 border-b border-line py-1 last:border-0"
        >
          <dt className="flex flex-wrap items-center gap-1.5">
            {keys.map((key, index) => (
              <span key={key} className="contents">
                {index > 0 && <span className="text-sm text-muted">{t("or")}</span>}
                <kbd className="min-w-9 rounded-md border-[1.5px] border-line-strong bg-paper px-2 text-center font-sans text-sm font-semibold">
                  {key}
                </kbd>
              </span>
            ))}
          </dt>
          <dd>{t(meaning)}</dd>
        </div>
      ))}
    </dl>
  );
}
