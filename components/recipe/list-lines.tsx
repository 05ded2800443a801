"use client";

import { clsx } from "clsx";
import { useEffect, useState, type ReactNode } from "react";
import { listOrder } from "@/lib/browser/list-ticks";
import { useStore } from "@/lib/browser/store";
import { Button } from "@/components/ui/button";
import { partNames } from "@/lib/engine/recipe/content";
import { ListTools } from "./list-tools";
import type { ReorderedList } from "./reordered-list";
import { useShownList } from "./shown-list";
import { t } from "@/lib/messages";

/** Rows that a phone shows of a list before it is opened. */
const ROWS_FOLDED = 6;

/** A long list takes little of a phone's screen until it is asked for: the way to the first step stays short. */
export function FoldedList({ count, children }: { count: number; children: ReactNode }) {
  const { isFolded, lines, opener } = useFold(count, children);
  return (
    <div className="grid gap-1">
      {lines}
      <ListTools isFolded={isFolded}>{opener}</ListTools>
    </div>
  );
}

/** The same of a list that is only read. */
export function FoldedLines({ count, children }: { count: number; children: ReactNode }) {
  const { lines, opener } = useFold(count, children);
  return (
    <div className="grid justify-items-start gap-1">
      <div className="w-full">{lines}</div>
      {opener}
    </div>
  );
}

function useFold(count: number, children: ReactNode) {
  const [isOpen, setOpen] = useState(false);
  const isFoldable = count > ROWS_FOLDED;
  return {
    isFolded: isFoldable && !isOpen,
    lines: <div className={clsx(isFoldable && "list-fold", isOpen && "list-open")}>{children}</div>,
    opener: isFoldable && (
      <Button
        size="small"
        className="no-print sm:hidden"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t("Show less") : t("Show all {count} lines", { count })}
      </Button>
    ),
  };
}

type Reordered = typeof ReorderedList;

/** The list in the order that this device has chosen; `children` is the server's, by where things are kept, and stays where another cannot come. */
export function OrderedList({ children }: { children: ReactNode }) {
  const order = useStore(listOrder);
  const { content, aisles } = useShownList();
  const [Reordered, setReordered] = useState<Reordered | null>(null);
  const isOther = order !== "storage" && aisles.length > 0;
  const isShown = isOther && (order !== "part" || partNames(content).length > 0);

  useEffect(() => {
    if (isShown)
      import("./reordered-list").then(
        (module) => setReordered(() => module.ReorderedList),
        () => undefined,
      );
  }, [isShown]);

  return isShown && Reordered ? <Reordered order={order} /> : children;
}
