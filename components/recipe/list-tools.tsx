"use client";

import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { copyText } from "@/lib/browser/copy-text";
import { listOrder, listTicks } from "@/lib/browser/list-ticks";
import { useStore } from "@/lib/browser/store";
import type { ListOrder } from "@/lib/engine/recipe/aisles";
import { flatIngredients, partNames } from "@/lib/engine/recipe/content";
import { useShownList } from "./shown-list";
import { t } from "@/lib/messages";

const failed = (text: string) => toast({ title: t("Failed to copy"), text, tone: "problem" });

/** What a cook does with the whole list: group it, take it along, untick it when the shopping is done. */
export function ListTools({
  isFolded,
  children,
}: {
  /** A phone shows the first lines alone: no more than taking the list along is offered there. */
  isFolded: boolean;
  children: ReactNode;
}) {
  const { listKey, content, servings, aisles, measures, convert } = useShownList();
  const ticks = listTicks(listKey);
  const ticked = useStore(ticks);
  const isDone = flatIngredients(content.ingredients).every((_, place) => ticked.includes(place));
  const order = useStore(listOrder);
  const canSend = useHydrated() && "share" in navigator;

  async function takeAlong(take: (text: string) => Promise<void>) {
    try {
      const { listText } = await import("./list-text");
      await take(listText(content, { servings, order, aisles, measures, convert }));
    } catch {
      failed(t("Please check your connection and try again."));
    }
  }

  async function copy(text: string) {
    if (await copyText(text, null)) toast({ title: t("List copied") });
    else failed(t("Please select the list and copy it yourself."));
  }

  /** A cook who closes the device's share sheet has only changed their mind; a sheet that cannot open leaves the list to be copied. */
  const send = (text: string) =>
    navigator
      .share({ text })
      .catch((error: unknown) =>
        error instanceof DOMException && error.name === "AbortError" ? undefined : copy(text),
      );

  return (
    <div className="no-print grid">
      <p role="status" className="font-semibold">
        {isDone && t("You have everything on the list.")}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {children}
        {ticked.length > 0 && (
          <Button size="small" onClick={() => ticks.forget()}>
            {t("Untick all")}
          </Button>
        )}
        <Button size="small" onClick={() => void takeAlong(copy)}>
          {t("Copy list")}
        </Button>
        {canSend && (
          <Button size="small" onClick={() => void takeAlong(send)}>
            {t("Send list")}
          </Button>
        )}
        {aisles.length > 0 && (
          <div className={clsx("max-w-full", isFolded && "max-sm:hidden")}>
            <OrderChoice order={order} hasParts={partNames(content).length > 0} />
          </div>
        )}
      </div>
    </div>
  );
}

const ORDERS: readonly { order: ListOrder; label: string }[] = [
  {
    order: "storage",
    get label() {
      return t("Fridge and other");
    },
  },
  {
    order: "aisle",
    get label() {
      return t("Aisle");
    },
  },
  {
    order: "part",
    get label() {
      return t("Part of the recipe");
    },
  },
];

function OrderChoice({ order, hasParts }: { order: ListOrder; hasParts: boolean }) {
  const shown = order === "part" && !hasParts ? "storage" : order;
  return (
    <label className="flex max-w-full flex-wrap items-center gap-x-2 text-sm font-semibold">
      {t("Group by")}
      <select
        value={shown}
        onChange={({ target }) =>
          listOrder.write(ORDERS.find((one) => one.order === target.value)?.order ?? "storage")
        }
        className="min-h-11 max-w-full min-w-0 rounded-field border-[1.5px] border-line-strong bg-card px-2"
      >
        {ORDERS.filter((one) => hasParts || one.order !== "part").map((one) => (
          <option key={one.order} value={one.order}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  );
}
