"use client";

import { useEffect } from "react";
import { recordShareVisit } from "@/lib/browser/share-visit";

/** Counts the visit and remembers the link and its discount for the checkout. Shows nothing. */
export function ShareTracker({ token, discountCode }: { token: string; discountCode: string }) {
  useEffect(() => void recordShareVisit(token, discountCode), [token, discountCode]);
  return null;
}
