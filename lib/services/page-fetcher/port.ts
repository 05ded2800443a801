import "server-only";
/** The page fetcher port: the only way out to addresses that a stranger chose. */

/** A fetched page. `url` is where it was found after redirects. */
export type FetchedPage =
  | { kind: "html"; url: string; html: string }
  | { kind: "pdf"; url: string; bytes: Uint8Array }
  | { kind: "picture"; url: string; bytes: Uint8Array };

export type PageFetcher = {
  /**
   * A web page, a PDF or a picture.
   * @param address as a cook typed it; without a scheme it is https
   * @throws AppError with one of `URL_ERRORS`; the signal's reason when `signal` aborts first
   */
  fetchPage(address: string, signal: AbortSignal): Promise<FetchedPage>;
  /** The bytes of a picture; throws like `fetchPage`, also when the address holds anything but a picture. */
  fetchPicture(address: string, signal: AbortSignal): Promise<Uint8Array>;
};
