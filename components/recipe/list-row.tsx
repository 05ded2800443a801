"use client";

import { clsx } from "clsx";
import { listTicks, toggleTick } from "@/lib/browser/list-ticks";
import { useStore } from "@/lib/browser/store";
import type { ListRow } from "@/lib/engine/show/list";
import { DrawnAmounts } from "./drawn-amounts";
import { OfPart } from "./of-part";
import { useShownList } from "./shown-list";
import { t } from "@/lib/messages";

/** A row of the shopping list with its box, which part it is for, and below it which part takes how much. */
export function TickRow({ row: { text, places, split, part, written } }: { row: ListRow }) {
  const { listKey } = useShownList();
  const ticked = useStore(listTicks(listKey));
  const isTicked = places.every((place) => ticked.includes(place));
  return (
    <label className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] items-center gap-3 py-1 print:min-h-0 print:break-inside-avoid print:gap-2 print:py-0.5">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={() => toggleTick(listKey, places)}
        className="size-6 print:size-4"
      />
      <span className={clsx("grid", isTicked && "text-muted")}>
        <span dir="auto" className={clsx(isTicked && "line-through")}>
          <DrawnAmounts text={text} />
          {written !== undefined && (
            <small className="text-muted">
              {" "}
              <span aria-hidden>≈</span>
              <span className="sr-only">{t("about")}</span> {written}
            </small>
          )}
          <OfPart name={part} />
        </span>
        {split.length > 0 && (
          <span dir="auto" className="text-sm text-muted">
            <DrawnAmounts text={split.join(" · ")} />
          </span>
        )}
      </span>
    </label>
  );
}
