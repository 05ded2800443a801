"use client";

import {
  CircleHelp,
  Ellipsis,
  ListChecks,
  ListOrdered,
  Pencil,
  Settings,
  type LucideIcon,
} from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { openHelpWidget } from "@/lib/browser/help-widget";
import { KeepAwakeSwitch } from "./keep-awake";
import type { BottomSheetName } from "./cook-sheets";
import type { KeepAwakeControl } from "./use-keep-awake";
import { t } from "@/lib/messages";

const SHEETS: { sheet: BottomSheetName; name: string; icon: LucideIcon }[] = [
  {
    sheet: "ingredients",
    get name() {
      return t("All Ingredients");
    },
    icon: ListChecks,
  },
  {
    sheet: "steps",
    get name() {
      return t("All steps");
    },
    icon: ListOrdered,
  },
  {
    sheet: "edit",
    get name() {
      return t("Edit step");
    },
    icon: Pencil,
  },
];

/** What is not needed at every step, under one name (cooking.md#few-controls). Help is the help widget, above Cook Mode. */
export function MoreMenu({
  awake,
  onOpen,
}: {
  awake: KeepAwakeControl;
  onOpen: (sheet: BottomSheetName) => void;
}) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const choose = (act: () => void) => () => {
    // What opens gives the focus back to what has it now: the button, not an entry that is gone by then.
    trigger.current?.focus();
    setOpen(false);
    act();
  };
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button ref={trigger} size="small">
          <Ellipsis aria-hidden />
          {t("More")}
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label={t("More")} className="w-72">
        {SHEETS.map(({ sheet, name, icon }) => (
          <Entry key={sheet} icon={icon} name={name} onClick={choose(() => onOpen(sheet))} />
        ))}
        <KeepAwakeSwitch awake={awake} />
        <Entry icon={Settings} name={t("Cook Mode settings")} onClick={choose(() => onOpen("settings"))} />
        <Entry icon={CircleHelp} name={t("Help")} onClick={choose(openHelpWidget)} />
      </PopoverContent>
    </Popover>
  );
}

function Entry({ icon: Icon, name, onClick }: { icon: LucideIcon; name: string; onClick: () => void }) {
  return (
    <Button variant="quiet" className="w-full justify-start px-3 text-left leading-tight" onClick={onClick}>
      <Icon aria-hidden />
      {name}
    </Button>
  );
}
