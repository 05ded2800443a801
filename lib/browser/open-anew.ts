/** Opens an address of ours as a new document: nothing of the page before stays in memory, where who is signed in has changed. */
export function openAnew(address: string): void {
  window.location.assign(address);
}
