/** The door to the help widget: whoever wants help asks, and the widget, where there is one, opens. */
const EVENT = "plainspoon:help";

/** Asks for the help widget. False when nobody opened one: the asker then shows help of its own. */
export function openHelpWidget(): boolean {
  const event = new CustomEvent(EVENT, { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Calls `open` whenever help is asked for. Answers how to stop listening. */
export function onHelpAsked(open: () => void): () => void {
  const answer = (event: Event) => {
    event.preventDefault();
    open();
  };
  window.addEventListener(EVENT, answer);
  return () => window.removeEventListener(EVENT, answer);
}
