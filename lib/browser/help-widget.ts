/** The door to the help widget: whoever wants help asks, and the widget, where there is one, opens. */
const EVENT = "plainspoon:help";

/** Asks for the help widget. */
export function openHelpWidget(): void {
  window.dispatchEvent(new CustomEvent(EVENT));
}

/** Calls `open` whenever help is asked for. Answers how to stop listening. */
export function onHelpAsked(open: () => void): () => void {
  window.addEventListener(EVENT, open);
  return () => window.removeEventListener(EVENT, open);
}
