import "server-only";
/** The recipe's own picture: nice to have. It is fetched beside the formatting and never fails or much delays a conversion. */
import { keepImageFrom } from "@/lib/images/keep";
import { log } from "@/lib/log";

/** How much longer than the formatting a picture may take. */
export const PICTURE_GRACE_MS = 3_000;

export type Picture = {
  /** The kept picture's address, or null when it cannot be had within the grace time from now. */
  within(graceMs: number): Promise<string | null>;
  /** Ends a fetch that nobody waits for any more. */
  leave(): void;
};

/** Starts to fetch and keep the picture at `address`, in the share of `owner`. */
export function fetchPictureInBackground(
  address: string | null,
  owner: string | null,
  signal: AbortSignal,
): Picture {
  const leave = new AbortController();
  const kept =
    address === null
      ? Promise.resolve(null)
      : keepImageFrom(address, { owner }, AbortSignal.any([signal, leave.signal])).catch((error: unknown) => {
          log.info({ err: error }, "the recipe's picture was not kept");
          return null;
        });
  return {
    async within(graceMs) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), graceMs);
      });
      const picture = await Promise.race([kept, late]);
      clearTimeout(timer);
      return picture;
    },
    leave: () => leave.abort(),
  };
}
