"use client";

import { useSyncExternalStore } from "react";
import { defaultCookSettings, readCookSettings, subscribeCookSettings } from "@/lib/browser/cook-settings";
import { readCalm, subscribePreferences } from "@/lib/browser/preferences";
import type { CookSettings } from "@/lib/engine/cook/settings";

/** Cook Mode's settings as they are now. */
export const useCookSettings = (): CookSettings =>
  useSyncExternalStore(subscribeCookSettings, readCookSettings, defaultCookSettings);

/** True in calm mode: nothing may start, move or sound unasked. */
export const useCalm = (): boolean => useSyncExternalStore(subscribePreferences, readCalm, () => false);
