"use client";

import { useEffect } from "react";
import { noteShareVisit } from "@/lib/browser/share-visit";

/** Counts the visit and remembers the link and its discount for the checkout. Shows nothing. */
export function ShareTracker({ token }: { token: string }) {
  useEffect(() => void noteShareVisit(token), [token]);
  return null;
}
