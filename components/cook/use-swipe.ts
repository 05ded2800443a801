"use client";

import { useRef, type TouchEvent } from "react";

const FAR_ENOUGH_PX = 70;
/** So much more sideways than up or down: reading on is no swipe. */
const SIDEWAYS = 2;

/** Swiping the step to the left goes on, to the right goes back: an extra, beside the buttons. Spread the answer on the step's area. */
export function useSwipe({ onNext, onBack }: { onNext: () => void; onBack: () => void }) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0];
      start.current = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches[0];
      if (!touch || start.current === null) return;
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      start.current = null;
      // Selected words are being copied, not swept away.
      if (!getSelection()?.isCollapsed) return;
      if (Math.abs(x) < FAR_ENOUGH_PX || Math.abs(x) < SIDEWAYS * Math.abs(y)) return;
      if (x < 0) onNext();
      else onBack();
    },
  };
}
