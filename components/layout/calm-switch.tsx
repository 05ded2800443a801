"use client";

import { Switch } from "@/components/ui/switch";
import { calm } from "@/lib/browser/preferences";
import { useStore } from "@/lib/browser/store";

/** Calm mode: nothing moves, plays or opens unasked, on every page of this device. */
export function CalmSwitch() {
  const isCalm = useStore(calm);
  return (
    <Switch
      checked={isCalm}
      onCheckedChange={calm.write}
      title="Nothing moves or opens by itself"
      className="text-sm"
    >
      Calm mode
    </Switch>
  );
}
