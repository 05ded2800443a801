"use client";

import dynamic from "next/dynamic";
import { type ReactNode, type RefObject, createContext, use, useCallback, useMemo, useState } from "react";

const AuthDialog = dynamic(() => import("./auth-dialog").then((module) => module.AuthDialog), { ssr: false });

export type AuthOpening = {
  tab?: "login" | "signup";
  /** Where to go after logging in: a path of ours. Without one the page stays and is read anew. */
  returnUrl?: string;
  /** A new account goes nowhere by itself: the trial dialog opens here, and closing it leaves the cook here. */
  signUpStays?: boolean;
  /** A converted recipe waits in this tab: the dialog says so. */
  recipeKept?: boolean;
  /** Gets the focus when the dialog closes and the control that opened it is gone. */
  returnFocusTo?: RefObject<HTMLElement | null>;
};
type AuthDialogControl = { openAuth: (opening?: AuthOpening) => void };

const Context = createContext<AuthDialogControl>({ openAuth: () => undefined });

/** Opens the login dialog from anywhere below. */
export function useAuthDialog(): AuthDialogControl {
  return use(Context);
}

/** Holds the one login dialog; its code comes with the first opening. */
export function AuthDialogProvider({ hasGoogle, children }: { hasGoogle: boolean; children: ReactNode }) {
  const [opening, setOpening] = useState<AuthOpening | null>(null);
  const openAuth = useCallback((asked: AuthOpening = {}) => setOpening(asked), []);
  const control = useMemo(() => ({ openAuth }), [openAuth]);
  return (
    <Context value={control}>
      {children}
      {opening && <AuthDialog hasGoogle={hasGoogle} {...opening} onClose={() => setOpening(null)} />}
    </Context>
  );
}
