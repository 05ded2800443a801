import "server-only";
import { ownAddress } from "@/lib/env";

/** Our own address for links in mails and answers: a setting, never a request's Host (sharing.md#link-address). */
export const absoluteUrl = (path: string): string => new URL(path, ownAddress).href;
