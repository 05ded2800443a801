import "server-only";
/** The page fetcher port: the only way out to addresses that a stranger chose. */
import type { AppError } from "@/lib/errors";

/** A fetched page. `url` is where it was found after redirects. */
export type FetchedPage =
  | { kind: "html"; url: string; html: string }
  | { kind: "pdf"; url: string; bytes: Uint8Array }
  | { kind: "picture"; url: string; bytes: Uint8Array }
  /** A page that the site sent along when it refused: `error` says how. */
  | { kind: "refused"; url: string; html: string; error: AppError };

export type PageFetcher = {
  /**
   * A web page, a PDF or a picture; or what a site shows whom it refuses, where that is a page.
   * @param address as a cook typed it; without a scheme it is https
   * @throws AppError with one of `URL_ERRORS`; the signal's reason when `signal` aborts first
   */
  fetchPage(address: string, signal: AbortSignal): Promise<FetchedPage>;
  /** What JSON an address answers, as text; throws like `fetchPage`, also when it holds anything else. */
  fetchData(address: string, signal: AbortSignal): Promise<string>;
  /** The bytes of a picture; throws like `fetchPage`, also when the address holds anything but a picture. */
  fetchPicture(address: string, signal: AbortSignal): Promise<Uint8Array>;
};
