"use client";

import dynamic from "next/dynamic";
import { type ReactNode, type RefObject, createContext, use, useCallback, useMemo, useState } from "react";

const AuthDialog = dynamic(() => import("./auth-dialog").then((module) => module.AuthDialog), { ssr: false });

/** `returnFocusTo` gets the focus when the dialog closes and the control that opened it is gone. */
type Opening = { recipeKept: boolean; returnFocusTo?: RefObject<HTMLElement | null> };
type AuthDialogControl = { openAuth: (opening?: Opening) => void };

const Context = createContext<AuthDialogControl>({ openAuth: () => undefined });

/** Opens the login dialog from anywhere below. */
export function useAuthDialog(): AuthDialogControl {
  return use(Context);
}

/** Holds the one login dialog; its code comes with the first opening. */
export function AuthDialogProvider({ appName, children }: { appName: string; children: ReactNode }) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const openAuth = useCallback((asked: Opening = { recipeKept: false }) => setOpening(asked), []);
  const control = useMemo(() => ({ openAuth }), [openAuth]);
  return (
    <Context value={control}>
      {children}
      {opening && <AuthDialog appName={appName} {...opening} onClose={() => setOpening(null)} />}
    </Context>
  );
}
