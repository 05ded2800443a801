/** Makes our packages comply with the content policy (docs/decisions/022-content-policy.md). */
import { setNonce } from "get-nonce";
import { config } from "zod/v4/core";

/** Call it once, before the page's own scripts: they read the settings made here. */
export function prepareLibrariesForPolicy(): void {
  // The dialogs' library writes a style element that keeps the page behind from scrolling: it carries the nonce the page came with.
  const nonce = document.querySelector<HTMLElement>("script[nonce]")?.nonce;
  if (nonce) setNonce(nonce);
  // zod tries whether it may evaluate text; the policy says no, and would report each try.
  config({ jitless: true });
}
