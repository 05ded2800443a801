/** Opens the help widget from anywhere, by an event that the widget listens for. */
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
