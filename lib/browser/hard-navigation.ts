/** Loads an address of ours as a new document, so that nothing of the old page stays in memory after a sign-in or sign-out. */
export function hardNavigate(address: string): void {
  window.location.assign(address);
}

/**
 * Reloads the page. For error pages: Next's own `reset` only renders again what was sent, failure included, without asking the server.
 */
export function reloadPage(): void {
  window.location.reload();
}
