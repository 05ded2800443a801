/**
 * The ad pixel and the page-view analytics, by the functions their own scripts read: `fbq` and `gtag`. Calls made before a script
 * has arrived wait in its queue. Both are told never to report by themselves.
 */
import type { AdEvent } from "./ad-events";

type Platform = { id: string; script: string } | null;
export type Platforms = { pixel: Platform; analytics: Platform };

type Queue = { (...words: unknown[]): void; queue: unknown[][]; callMethod?: (...words: unknown[]) => void };
type Page = Window & {
  fbq?: Queue & { loaded?: boolean; version?: string; push?: Queue; disablePushState?: boolean };
  gtag?: (...words: unknown[]) => void;
  dataLayer?: unknown[];
};

const page = (): Page => window as Page;

/** Loads the scripts of the configured platforms, once a page. */
export function startPlatforms({ pixel, analytics }: Platforms): void {
  if (pixel && !page().fbq) startPixel(pixel);
  if (analytics && !page().gtag) startAnalytics(analytics);
}

function startPixel({ id, script }: NonNullable<Platform>): void {
  const fbq: NonNullable<Page["fbq"]> = Object.assign(
    (...words: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...words);
      else fbq.queue.push(words);
    },
    { queue: [] as unknown[][], loaded: true, version: "2.0", disablePushState: true },
  );
  fbq.push = fbq;
  page().fbq = fbq;
  fbq("set", "autoConfig", false, id);
  fbq("init", id);
  load(script);
}

function startAnalytics({ id, script }: NonNullable<Platform>): void {
  const dataLayer = (page().dataLayer ??= []);
  page().gtag = (...words) => {
    // why: the platform's script takes only `arguments` objects for calls, and tells them by this tag.
    dataLayer.push(Object.assign({ [Symbol.toStringTag]: "Arguments" }, words, { length: words.length }));
  };
  page().gtag?.("js", new Date());
  page().gtag?.("config", id, { send_page_view: false });
  load(`${script}?id=${encodeURIComponent(id)}`);
}

function load(address: string): void {
  const element = document.createElement("script");
  element.async = true;
  element.src = address;
  document.head.append(element);
}

/** One page view, by its path alone: what the address holds beside it stays here. */
export function reportPageView({ analytics }: Platforms, path: string): void {
  if (!analytics) return;
  // why: the platform's script would add the whole address of the page by itself.
  page().gtag?.("set", { page_location: location.origin + path });
  page().gtag?.("event", "page_view", { page_path: path });
}

const STANDARD = new Set(["ViewContent", "Purchase"]);

/** One event to the ad pixel. */
export function reportAdEvent({ pixel }: Platforms, { name, data }: AdEvent): void {
  if (pixel) page().fbq?.(STANDARD.has(name) ? "track" : "trackCustom", name, data);
}
