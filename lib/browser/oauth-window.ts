/** Google sign-in (accounts.md#google): in this window, or, where the app is framed, in one of its own that is watched until it closes. */
import { refreshStoredUser } from "./refresh-stored-user";
import { hardNavigate } from "./hard-navigation";

const POLL_MS = 1_000;
const SIZE = "width=500,height=600";
/** The page that closes the window it is opened in (app/signed-in). */
const CLOSING_PAGE = "/signed-in";

const startAddress = (returnUrl: string): string =>
  `/api/auth/google?returnUrl=${encodeURIComponent(returnUrl)}`;

/** Signs in within this window. A framed page opens a popup instead; when that closes it reloads, or goes to `returnUrl` after a sign-in. */
export function signInWithGoogle(returnUrl: string | undefined): void {
  const popup =
    window.self === window.top ? null : window.open(startAddress(CLOSING_PAGE), "google-sign-in", SIZE);
  if (!popup) {
    hardNavigate(startAddress(returnUrl ?? "/saved-recipes"));
    return;
  }
  const watch = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(watch);
    void goOn(returnUrl);
  }, POLL_MS);
}

async function goOn(returnUrl: string | undefined): Promise<void> {
  const user = returnUrl === undefined ? null : await refreshStoredUser();
  if (user && returnUrl !== undefined) hardNavigate(returnUrl);
  else window.location.reload();
}
