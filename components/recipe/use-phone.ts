"use client";

import { useSyncExternalStore } from "react";

/** As Tailwind's `max-sm`: narrower than a tablet, or enlarged until it is. */
const NARROW = "(width < 40rem)";
/** A phone, upright or on its side. */
const LITTLE_ROOM = "(width < 40rem), (height < 32rem)";

const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );

/** Whether the page is as narrow as on a phone; false on the server. */
export const usePhone = (): boolean => useMedia(NARROW);

/** Whether the screen is as small as a phone's, whichever way it is held; false on the server. */
export const usePhoneEitherWay = (): boolean => useMedia(LITTLE_ROOM);
