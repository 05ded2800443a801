"use client";

import { useEffect, useEffectEvent } from "react";

/** What the keys of Cook Mode do. Esc is not among them: it closes what is uppermost, as everywhere. */
export type KeyActions = {
  next: () => void;
  back: () => void;
  listen: () => void;
  timer: () => void;
  ingredients: () => void;
  keys: () => void;
};

const KEYS: Record<string, keyof KeyActions> = {
  ArrowRight: "next",
  ArrowLeft: "back",
  " ": "next",
  l: "listen",
  t: "timer",
  a: "ingredients",
  "?": "keys",
};
const TYPING = "input, textarea, select, [contenteditable=true]";
/** Controls that use the key themselves: space presses a button, arrows move in a slider or a set of tabs. */
const OWN_SPACE = "button, a, summary, [role=switch], [role=checkbox]";
const OWN_ARROWS = "[role=slider], [role=radio], [role=tab], [role=menuitem]";

function belongsToControl(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  // The help widget may stand above.
  if (target.closest("[role=dialog]")?.matches(":not(.cook-mode)")) return true;
  if (target.closest(TYPING)) {
    const box = target.closest("input");
    return !(box && (box.type === "checkbox" || box.type === "button")) || key === " ";
  }
  if (key === " ") return target.closest(OWN_SPACE) !== null;
  return key.startsWith("Arrow") && target.closest(OWN_ARROWS) !== null;
}

/** Steers Cook Mode by keyboard while `enabled` (nothing lies over the step). Never while the cook types, never with Ctrl, Alt or Meta. */
export function useCookKeyboard(enabled: boolean, actions: KeyActions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const action = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action || belongsToControl(event.key, event.target)) return;
    // A key that is held down would run through the whole recipe.
    event.preventDefault();
    if (!event.repeat) actions[action]();
  });
  useEffect(() => {
    if (!enabled) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [enabled]);
}

/**
 * Esc closes what lies over the step, never the step beneath it: also in the moment before the dialogs' library knows that a new layer is
 * the uppermost. Use the returned function as Cook Mode's `onEscapeKeyDown`.
 */
export function useEscapeOver(isCovered: boolean, uncover: () => void): (event: KeyboardEvent) => void {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    // A layer that knows itself uppermost has answered it.
    if (event.key !== "Escape" || event.defaultPrevented || !isCovered) return;
    event.preventDefault();
    uncover();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onEscape(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  return (event) => {
    if (!isCovered) return;
    event.preventDefault();
    uncover();
  };
}
