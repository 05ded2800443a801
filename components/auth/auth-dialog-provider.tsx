"use client";

import dynamic from "next/dynamic";
import { orAgain } from "@/components/shared/or-again";
import { type ReactNode, createContext, use, useCallback, useMemo, useState } from "react";
import type { AuthOpening } from "./opening";

const AuthDialog = dynamic(() => orAgain(() => import("./auth-dialog").then((module) => module.AuthDialog)), {
  ssr: false,
});

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
