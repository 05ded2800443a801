/** Google sign-in (spec cooks §4): in this window, or, where the app is framed, in one of its own that is watched until it closes. */
import { openAnew } from "./open-anew";

const POLL_MS = 1_000;
const SIZE = "width=500,height=600";

export function signInWithGoogle(returnUrl: string): void {
  const address = `/api/auth/google?returnUrl=${encodeURIComponent(returnUrl)}`;
  const popup = window.self === window.top ? null : window.open(address, "google-sign-in", SIZE);
  if (!popup) {
    openAnew(address);
    return;
  }
  const watch = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(watch);
    window.location.reload();
  }, POLL_MS);
}
