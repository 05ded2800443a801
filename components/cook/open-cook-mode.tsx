"use client";

/**
 * The door to Cook Mode: nothing of it is loaded before it is opened (or about to be). It stands in the address as `#cook`, so
 * that the browser's Back closes it and a reload opens it again at its step. Not in the query: that is part of what the server
 * renders, and Next would load the whole page again, Cook Mode and all, when the page behind is drawn anew.
 */
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { toast } from "@/components/ui/use-toast";
import type { CookModeProps } from "./opening";
import { t } from "@/lib/messages";

/** Held as a component once it is here: opening waits for no fallback. */
const load = (): Promise<ComponentType<CookModeProps>> =>
  import("./cook-mode").then((module) => module.CookMode);

/** In the address of a recipe's page: Cook Mode is open. */
const HASH = "#cook";
const isInAddress = () => window.location.hash === HASH;

const address = (isCooking: boolean): string =>
  `${window.location.pathname}${window.location.search}${isCooking ? HASH : ""}`;

const UNREACHABLE = {
  get title() {
    return t("Cook Mode could not be opened");
  },
  get text() {
    return t("Please check your connection and try again.");
  },
  tone: "problem",
} as const;

type Shown = { Screen: ComponentType<CookModeProps>; isReload: boolean } | null;

export type CookModeControl = {
  open: () => void;
  /** Fetches Cook Mode's script: call when the pointer or the focus reaches the button. */
  prefetch: () => void;
  /** Cook Mode itself while it is open; put it anywhere below. */
  screen: ReactNode;
};

/**
 * `onReload` is asked when the page was loaded with Cook Mode open, and opens it by calling `open` (after checking premium, where it
 * is needed) or refuses by calling `close`; left out, it opens.
 */
export function useCookMode({
  onReload,
  ...props
}: Omit<CookModeProps, "onExit" | "isReload"> & {
  onReload?: (door: { open: () => void; close: () => void }) => void;
}): CookModeControl {
  const [shown, setShown] = useState<Shown>(null);
  const asked = useRef(false);
  const show = useCallback((isReload: boolean) => {
    load().then(
      (Screen) => {
        if (!isInAddress()) window.history.pushState({ cook: true }, "", address(true));
        setShown({ Screen, isReload });
      },
      () => toast(UNREACHABLE),
    );
  }, []);

  const exit = useCallback(() => {
    setShown(null);
    if (!isInAddress()) return;
    const state: unknown = window.history.state;
    if (typeof state === "object" && state !== null && "cook" in state) window.history.back();
    else window.history.replaceState(null, "", address(false));
  }, []);

  const goOn = () => {
    const open = () => show(true);
    if (onReload) onReload({ open, close: exit });
    else open();
  };
  const follow = useEffectEvent(() => {
    if (!isInAddress()) setShown(null);
    else if (shown === null) goOn();
  });
  useEffect(() => {
    const listener = () => follow();
    addEventListener("popstate", listener);
    return () => removeEventListener("popstate", listener);
  }, []);

  const goOnOnce = useEffectEvent(() => {
    if (asked.current || !isInAddress()) return;
    asked.current = true;
    goOn();
  });
  useEffect(() => goOnOnce(), []);

  return {
    open: () => show(false),
    prefetch: () => void load().catch(() => undefined),
    screen: shown && <shown.Screen {...props} isReload={shown.isReload} onExit={exit} />,
  };
}
