import "server-only";
import { ownAddress } from "@/lib/env";

/** Our own address for links in mails and answers: a setting, never a request's Host (decisions §11). */
export const absoluteUrl = (path: string): string => new URL(path, ownAddress).href;
