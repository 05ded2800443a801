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
import { KeepAwakeSwitch } from "./keep-awake";
import type { SheetName } from "./sheet";
import type { KeepAwakeControl } from "./use-keep-awake";

const ENTRIES: { sheet: SheetName; name: string; icon: LucideIcon }[] = [
  { sheet: "ingredients", name: "All Ingredients", icon: ListChecks },
  { sheet: "steps", name: "All steps", icon: ListOrdered },
  { sheet: "edit", name: "Edit step", icon: Pencil },
  { sheet: "settings", name: "Cook Mode settings", icon: Settings },
  { sheet: "help", name: "Help", icon: CircleHelp },
];
/** Keep Awake stands after these, as it is a switch that keeps the panel open. */
const ABOVE = 3;

/** What is not needed at every step, under one name (cooks-first R8). */
export function MoreMenu({ awake, onOpen }: { awake: KeepAwakeControl; onOpen: (sheet: SheetName) => void }) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const entry = ({ sheet, name, icon: Icon }: (typeof ENTRIES)[number]) => (
    <Button
      key={sheet}
      variant="quiet"
      className="w-full justify-start px-3"
      onClick={() => {
        // The sheet gives the focus back to what has it now: the button, not an entry that is gone by then.
        trigger.current?.focus();
        setOpen(false);
        onOpen(sheet);
      }}
    >
      <Icon aria-hidden />
      {name}
    </Button>
  );
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button ref={trigger} size="small">
          <Ellipsis aria-hidden />
          More
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label="More" className="w-72">
        {ENTRIES.slice(0, ABOVE).map(entry)}
        <KeepAwakeSwitch awake={awake} />
        {ENTRIES.slice(ABOVE).map(entry)}
      </PopoverContent>
    </Popover>
  );
}
