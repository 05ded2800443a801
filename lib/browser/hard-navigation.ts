/** Opens an address of ours as a new document: nothing of the page before stays in memory, where who is signed in has changed. */
export function hardNavigate(address: string): void {
  window.location.assign(address);
}

/**
 * Loads the page that is shown once more. For pages that failed: Next's own `reset` draws again what was sent, the failure with it, and
 * asks the server for nothing.
 */
export function reloadPage(): void {
  window.location.reload();
}
