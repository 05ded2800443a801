"use client";

import { clsx } from "clsx";
import { useState, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { listTicks, toggleTick } from "@/lib/browser/list-ticks";
import { copyText } from "@/lib/browser/copy-text";
import { useStore } from "@/lib/browser/store";
import { useShownList } from "./shown-list";

/** A line of the shopping list with its box; `place` counts through all groups of the list. */
export function TickLine({ place, children }: { place: number; children: ReactNode }) {
  const { listKey } = useShownList();
  const isTicked = useStore(listTicks(listKey)).includes(place);
  return (
    <label className="grid min-h-10 cursor-pointer grid-cols-[auto_1fr] items-center gap-3 py-1">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={() => toggleTick(listKey, place)}
        className="size-5 accent-accent"
      />
      <span dir="auto" className={clsx(isTicked && "text-muted line-through")}>
        {children}
      </span>
    </label>
  );
}

/** Rows that a phone shows of a list before it is opened. */
const ROWS_FOLDED = 6;

/** A long list takes little of a phone's screen until it is asked for: the way to the first step stays short. */
export function FoldedList({ count, children }: { count: number; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  if (count <= ROWS_FOLDED)
    return (
      <>
        {children}
        <ListTools />
      </>
    );
  return (
    <div className="grid gap-1">
      <div className={clsx("list-fold", isOpen && "list-open")}>{children}</div>
      <div className="flex flex-wrap items-center gap-x-5">
        <Button
          size="small"
          className="no-print sm:hidden"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Show less" : `Show all ${count} lines`}
        </Button>
        <ListTools />
      </div>
    </div>
  );
}

/** What a cook does with the whole list: untick it when the shopping is done, take it along. */
function ListTools() {
  const { listKey, content, servings } = useShownList();
  const ticks = listTicks(listKey);
  const hasTicks = useStore(ticks).length > 0;

  async function takeAlong() {
    const { listText } = await import("./list-text");
    const text = listText(content, servings);
    if ("share" in navigator) {
      // A cook who closes the device's share sheet has only changed their mind.
      await navigator.share({ text }).catch(() => undefined);
    } else if (await copyText(text, null)) toast({ title: "List copied" });
    else
      toast({
        title: "Failed to copy",
        text: "Please select the list and copy it yourself.",
        tone: "problem",
      });
  }

  return (
    <div className="no-print -mx-3.5 flex flex-wrap gap-1">
      <Button
        size="small"
        variant="quiet"
        onClick={() =>
          void takeAlong().catch(() =>
            toast({
              title: "Failed to copy",
              text: "Please check your connection and try again.",
              tone: "problem",
            }),
          )
        }
      >
        Send or copy list
      </Button>
      {hasTicks && (
        <Button size="small" variant="quiet" onClick={() => ticks.forget()}>
          Untick all
        </Button>
      )}
    </div>
  );
}
