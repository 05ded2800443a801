"use client";

import { createContext, use, type ReactNode } from "react";

const Context = createContext("");

/** The product's name is a setting of the running server; screens ask for it here. */
export const useAppName = (): string => use(Context);

/** The product's name, for server components too. */
export const AppName = () => useAppName();

export function AppNameProvider({ name, children }: { name: string; children: ReactNode }) {
  return <Context value={name}>{children}</Context>;
}
