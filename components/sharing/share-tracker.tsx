"use client";

import { useEffect } from "react";
import { noteShareVisit } from "@/lib/browser/share-visit";

/** Counts the visit and remembers the link and its discount for the checkout. Shows nothing. */
export function ShareTracker({ token, discountCode }: { token: string; discountCode: string }) {
  useEffect(() => void noteShareVisit(token, discountCode), [token, discountCode]);
  return null;
}
