"use client";

import { useSyncExternalStore } from "react";

/** As Tailwind's `max-sm`: narrower than a tablet, or enlarged until it is. */
const NARROW = "(width < 40rem)";

function onChange(listener: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the page is as narrow as on a phone; false on the server. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => matchMedia(NARROW).matches,
    () => false,
  );
