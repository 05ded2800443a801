import "server-only";
/** Names and addresses of kept pictures: 128 random bits, so that knowing one tells nothing of another. */
import { randomBytes } from "node:crypto";

const NAME = /^[0-9a-f]{32}\.jpg$/;
const FOLDER = "/api/storage/images/";

/** True for names that `newImageName` can have given, and for nothing else. */
export const isImageName = (name: string): boolean => NAME.test(name);

export const newImageName = (): string => `${randomBytes(16).toString("hex")}.jpg`;

export const imageAddress = (name: string): string => `${FOLDER}${name}`;

/** The address itself when it is one of ours, else null: what a browser sends as a picture is never believed further than that. */
export function ownImageAddress(address: string | null | undefined): string | null {
  if (!address?.startsWith(FOLDER)) return null;
  return isImageName(address.slice(FOLDER.length)) ? address : null;
}
