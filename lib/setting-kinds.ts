import "server-only";
/** The kinds of value that settings have, each with the sentence that refuses another; lib/env.ts says which setting is what. */
import * as z from "zod";

/** One rate limit: `count` attempts in a window of `seconds`. */
export type RateLimit = { count: number; seconds: number };

export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

export const flag = z
  .enum(["0", "1", "true", "false"], { error: "must be 1 or 0" })
  .transform((text) => text === "1" || text === "true");

export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,12}$/, "must be a whole number")
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be between ${least} and ${most}`);

export const rateLimit = z
  .string()
  .regex(/^[1-9]\d{0,8}\/[1-9]\d{0,8}$/, "must be COUNT/SECONDS, for example 20/3600")
  .transform((text): RateLimit => {
    const [count = 0, seconds = 0] = text.split("/").map(Number);
    return { count, seconds };
  });

export const webAddress = z
  .string()
  .refine(
    (text) => ["http:", "https:"].includes(parseUrl(text)?.protocol ?? ""),
    "must be an address that begins with http:// or https://",
  )
  .transform((text) => text.replace(/\/+$/, ""));

export const ownOrigin = webAddress.refine(
  (text) => parseUrl(text)?.origin === text.toLowerCase(),
  "must be the bare address of the site, for example https://plainspoon.example",
);

export const hostPorts = z
  .string()
  .transform((text) => text.split(",").flatMap((part) => part.trim().toLowerCase() || []))
  .refine(
    (hosts) => hosts.every((host) => /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+):\d{1,5}$/.test(host)),
    "must be a list of host:port, separated by commas",
  );

export const frameOrigins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine(
    (origins) => origins.every((origin) => /^https?:\/\/(\*\.)?[a-z0-9.-]+(:(\d{1,5}|\*))?$/i.test(origin)),
    "must be a list of origins such as https://www.plainspoon.example, separated by commas",
  );
