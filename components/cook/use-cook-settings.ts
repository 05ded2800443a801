"use client";

import { cookSettings } from "@/lib/browser/cook-settings";
import { calm } from "@/lib/browser/preferences";
import { useStore } from "@/lib/browser/store";
import type { CookSettings } from "@/lib/engine/cook/settings";

/** Cook Mode's settings as they are now. */
export const useCookSettings = (): CookSettings => useStore(cookSettings);

/** True in calm mode: nothing may start, move or sound unasked. */
export const useCalm = (): boolean => useStore(calm);
