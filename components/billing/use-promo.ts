"use client";

import { useState } from "react";
import { useHydrated } from "@/components/shared/use-hydrated";
import { forgetShareDiscount, readShareDiscount } from "@/lib/browser/share-discount";
import { PROMO_REFUSED, PROMOS, type Promo, type PromoCode, readPromo } from "@/lib/rules/billing/promo";

export type PromoEntry = {
  isOpen: boolean;
  typed: string;
  applied: Promo | null;
  error: string | null;
  open: () => void;
  type: (text: string) => void;
  /** The code to send, with what was typed counting as applied; null for none; undefined when it is not a code. */
  settle: () => PromoCode | null | undefined;
  /** The server does not take the code. */
  refuse: (sentence: string) => void;
  remove: () => void;
};

function promoOf(text: string | null): Promo | null {
  const code = readPromo(text ?? "");
  return code && PROMOS[code];
}

/** A promo code being entered. One that a shared page left on this device is filled in and counts as applied (decisions §12). */
export function usePromo(): PromoEntry {
  const hydrated = useHydrated();
  const [applied, setApplied] = useState<Promo | null>(() =>
    hydrated ? promoOf(readShareDiscount()) : null,
  );
  const [typed, setTyped] = useState(applied?.code ?? "");
  const [isOpen, setOpen] = useState(applied !== null);
  const [error, setError] = useState<string | null>(null);
  return {
    isOpen,
    typed,
    applied,
    error,
    open: () => setOpen(true),
    type: (text) => {
      setTyped(text.toUpperCase());
      setError(null);
    },
    settle: () => {
      if (typed.trim() === "") return null;
      const promo = promoOf(typed);
      setApplied(promo);
      setError(promo ? null : PROMO_REFUSED);
      return promo?.code;
    },
    refuse: (sentence) => {
      setApplied(null);
      setError(sentence);
    },
    remove: () => {
      forgetShareDiscount();
      setApplied(null);
      setTyped("");
      setError(null);
    },
  };
}
