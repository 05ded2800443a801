"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import { answers } from "@/lib/browser/answers";
import { ApiError, postJson } from "@/lib/browser/api";
import { shareDiscount } from "@/lib/browser/share-visit";
import { PROMO_REFUSED, type Promo } from "@/lib/rules/billing/promo";
import { t, type Message } from "@/lib/messages";

const NOT_CHECKED = "The code could not be checked. Please try again." satisfies Message;

export type PromoEntry = {
  isOpen: boolean;
  typed: string;
  applied: Promo | null;
  error: string | null;
  open: () => void;
  type: (text: string) => void;
  /** The code to send, with what was typed counting as applied; null for none; undefined when the server does not take it. */
  settle: () => Promise<string | null | undefined>;
  /** The server does not take the code. */
  refuse: (sentence: string) => void;
  remove: () => void;
};

/**
 * A promo code being entered; the server says what it is worth. One that a shared page left on this device is filled in and counts
 * as applied once the server takes it; one that was used leaves the form as it is without a code.
 */
export function usePromo(): PromoEntry {
  const hydrated = useHydrated();
  const [left] = useState(() => (hydrated ? (shareDiscount.read() ?? "") : ""));
  const [applied, setApplied] = useState<Promo | null>(null);
  const [typed, setTyped] = useState(left);
  const [isOpen, setOpen] = useState(left !== "");
  const [error, setError] = useState<string | null>(null);
  /** Counts what was typed and removed: an answer that comes later is an old one. */
  const edits = useRef(0);

  async function ask(code: string): Promise<Promo | null> {
    const edit = edits.current;
    try {
      const promo = await postJson("/api/subscription/promo", { promoCode: code }, answers.promo);
      if (edit !== edits.current) return null;
      setApplied(promo);
      setTyped(promo.code);
      setError(null);
      return promo;
    } catch (failure) {
      if (edit !== edits.current) return null;
      const told = failure instanceof ApiError && failure.code !== null ? failure : null;
      if (told?.code === "invalid") refuse(told.sentence);
      else setError(told?.sentence ?? t(NOT_CHECKED));
      return null;
    }
  }

  const asked = useRef(false);
  /** Applies the code that was filled in at first, once. */
  const askLeft = useEffectEvent(() => {
    if (left === "" || asked.current) return;
    asked.current = true;
    void ask(left);
  });
  useEffect(() => askLeft(), []);

  function refuse(sentence: string) {
    setApplied(null);
    setError(sentence);
    // A mistyped code may be mended; one that was used up leaves the field free, and is not filled in again.
    if (sentence === PROMO_REFUSED) return;
    shareDiscount.forget();
    setTyped("");
  }

  return {
    isOpen,
    typed,
    applied,
    error,
    open: () => setOpen(true),
    type: (text) => {
      edits.current += 1;
      setTyped(text.toUpperCase());
      setError(null);
    },
    settle: async () => {
      if (typed.trim() === "") return null;
      return (applied ?? (await ask(typed)))?.code;
    },
    refuse,
    remove: () => {
      edits.current += 1;
      shareDiscount.forget();
      setApplied(null);
      setTyped("");
      setError(null);
    },
  };
}
