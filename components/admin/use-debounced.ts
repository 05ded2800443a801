"use client";

import { useEffect, useState } from "react";

const SETTLE_MS = 250;

/** A text as it is once typing pauses, so that not every letter asks the server. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
