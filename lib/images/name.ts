import "server-only";
/**
 * Names and addresses of kept pictures: 128 bits, random for what cooks bring, so that knowing one tells nothing of another; for
 * pictures of our own a hash.
 */
import { randomBytes } from "node:crypto";

const NAME = /^[0-9a-f]{32}\.jpg$/;
export const IMAGE_FOLDER = "/api/storage/images/";

/** True for names that a picture of ours can have, and for nothing else. */
export const isImageName = (name: string): boolean => NAME.test(name);

const BYTES = 16;

export const newImageName = (): string => imageNameOf(randomBytes(BYTES));

/** The name by the first 128 bits of `bits`. */
export const imageNameOf = (bits: Buffer): string => `${bits.subarray(0, BYTES).toString("hex")}.jpg`;

export const imageAddress = (name: string): string => `${IMAGE_FOLDER}${name}`;

/** The name that an address of ours holds, else null. */
export function imageNameIn(address: string | null | undefined): string | null {
  if (!address?.startsWith(IMAGE_FOLDER)) return null;
  const name = address.slice(IMAGE_FOLDER.length);
  return isImageName(name) ? name : null;
}

/** The address itself when it is one of ours, else null: what a browser sends as a picture is never believed further than that. */
export const ownImageAddress = (address: string | null | undefined): string | null =>
  imageNameIn(address) === null ? null : (address ?? null);
