"use client";

import { useSyncExternalStore } from "react";
import { useHydrated } from "@/components/shared/use-hydrated";
import { Switch } from "@/components/ui/switch";
import { chooseCalm, readCalm, subscribePreferences } from "@/lib/browser/preferences";

/** Calm mode: nothing moves, plays or opens unasked, on every page of this device. */
export function CalmSwitch() {
  const calm = useSyncExternalStore(subscribePreferences, readCalm, () => false);
  const hydrated = useHydrated();
  return (
    <Switch
      checked={calm}
      onCheckedChange={chooseCalm}
      disabled={!hydrated}
      title="Nothing moves or opens by itself"
      className="text-sm"
    >
      Calm mode
    </Switch>
  );
}
