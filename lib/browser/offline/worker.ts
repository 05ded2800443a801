/** The page's side of the service worker: it is registered here, and a new one is let in when nobody is cooking (offline.md#update). */
import { connection, noteConnection } from "@/lib/browser/connection";

const COOKING = "plainspoon.cooking";
const PROBE_MS = 5_000;
const ASK_AGAIN_MS = 3_000;

/** Holds the app as it is while Cook Mode is open, in whichever window; answers how to let go. */
export function holdVersion(): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  void navigator.locks?.request(COOKING, { mode: "shared" }, () => held).then(letIn);
  return release;
}

let askingAgain: ReturnType<typeof setTimeout> | undefined;

/**
 * Lets a worker that waits take over, unless somebody cooks: asked when one has come, at each visit, and when Cook Mode is left. No page is
 * loaded anew: the next one is the new version's. Chromium at times leaves a worker waiting that has been asked while the one before it was
 * still at work: it is asked until it has come.
 */
async function letIn(): Promise<void> {
  clearTimeout(askingAgain);
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.waiting) return;
  await navigator.locks.request(COOKING, { ifAvailable: true }, (lock) => {
    if (!lock) return;
    registration.waiting?.postMessage({ type: "SKIP_WAITING" });
    clearTimeout(askingAgain);
    askingAgain = setTimeout(() => void letIn(), ASK_AGAIN_MS);
  });
}

/** Registers the worker; without one (an old browser, no secure address) the app works as it does with a connection. */
export async function startWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("locks" in navigator)) return;
  const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  const watch = (fresh: ServiceWorker | null) =>
    fresh?.addEventListener("statechange", () => {
      if (fresh.state === "installed" && navigator.serviceWorker.controller) void letIn();
    });
  // One may be on its way already: nothing is awaited before it is watched.
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  await letIn();
  await navigator.serviceWorker.ready;
}

/** Asks the worker whether this page is a kept one. */
export function askWhyKept(): void {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    if (data === "slow" && connection.read() === "online") noteConnection("slow");
    if (data === "unreachable") noteConnection("offline");
  };
  worker.postMessage("why-kept", [port2]);
}

/** While there is no connection, looks every few seconds whether there is one again; answers how to stop. */
export function watchConnection(): () => void {
  const look = async () => {
    if (connection.read() === "online" || document.hidden) return;
    const isThere = await fetch("/api/health", { cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) noteConnection("online");
  };
  const gone = () => noteConnection("offline");
  const back = () => void look();
  if (!navigator.onLine) gone();
  const timer = setInterval(back, PROBE_MS);
  addEventListener("offline", gone);
  addEventListener("online", back);
  return () => {
    clearInterval(timer);
    removeEventListener("offline", gone);
    removeEventListener("online", back);
  };
}
