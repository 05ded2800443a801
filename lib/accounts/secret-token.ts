import "server-only";
/** Secrets that are handed out in links: 256 random bits; only their SHA-256 is kept, so a copy of the database opens nothing. */
import { createHash, randomBytes } from "node:crypto";

export const newSecretToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a token, and what it is looked up by. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");
