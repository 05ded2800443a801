/** The recipe's title, when the page has several things that could be it. */
import { AUTHOR_BEHIND } from "@/lib/engine/language/pages";
import type { Line } from "@/lib/engine/read/html/lines";
import type { Page } from "./page";

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Share of the words of `text` that occur in `other`, 0–1. */
export function wordShare(text: string, other: string): number {
  const own = words(text);
  const known = new Set(words(other));
  return own.length ? own.filter((word) => known.has(word)).length / own.length : 0;
}

/** Last part of the address in words: "/recipes/banana-bread-12.html" → "banana bread 12". */
function slugOf(address: string | undefined | null): string {
  if (!address) return "";
  const path = address.replace(/^[a-z]+:\/\/[^/]*/i, "").replace(/[?#].*$/, "");
  const parts = path.split("/").filter((part) => /\p{L}{3}/u.test(part));
  return (parts[parts.length - 1] ?? "").replace(/\.[a-z]{2,5}$/i, "").replace(/%[0-9a-f]{2}/gi, " ");
}

const SEPARATOR = /(?<!\s)\s+[|–—»·•:]\s+|(?<!\s)\s+-\s+|(?:(?<!\s)\s+)?\|\s*/;

/** A document title without the site's name behind (or before) a separator: the longest part that is not the site. */
function withoutSite(title: string, siteName: string | null): string {
  const parts = title.split(SEPARATOR).filter(Boolean);
  if (parts.length < 2) return title;
  const site = siteName ?? "";
  const own = parts.filter((part) => site === "" || wordShare(part, site) < 0.8);
  return own.length === parts.length && !siteName ? (parts[0] ?? title) : (own[0] ?? title);
}

/** What the page calls itself in other places: a true title shares its words with them. */
function witnesses(page: Page): string[] {
  const { meta } = page;
  return [meta.documentTitle ?? "", meta.ogTitle ?? "", slugOf(page.url ?? meta.canonical)];
}

/** Is this the site's own name, as it stands on every page of it? */
function isSiteName(title: string, page: Page): boolean {
  const joined = words(title).join("");
  const host = /^[a-z]+:\/\/([^/:?#]*)/i.exec(page.url ?? page.meta.canonical ?? "")?.[1] ?? "";
  return (
    joined !== "" &&
    (joined === words(page.meta.siteName ?? "").join("") || words(host).join("").includes(joined))
  );
}

/** How far the page itself agrees that it is about `title`, 0–1. */
export function agreement(title: string, page: Page): number {
  const shares = witnesses(page)
    .filter((text) => text !== "")
    .map((text) => wordShare(title, text));
  return shares.length ? Math.max(...shares) : 0;
}

/** Agreement from which a heading is believed to be the page's subject. */
const AGREES = 0.5;
const NEAR_LINES = 60;

/** Headings a little above the list, nearest first: on a page of several recipes each has its own. */
function headingAbove(page: Page, from: number): Line | undefined {
  for (let index = Math.min(from, page.lines.length) - 1; index >= Math.max(0, from - NEAR_LINES); index--) {
    const line = page.lines[index]!;
    if (
      line.heading > 0 &&
      line.heading <= 3 &&
      agreement(line.text, page) >= 0.8 &&
      words(line.text).length >= 2
    )
      return line;
  }
  return undefined;
}

/** "Lemon Tart by Ann Lee" is "Lemon Tart" when the page calls itself so elsewhere. */
function withoutAuthor(title: string, page: Page): string {
  const bare = title.replace(AUTHOR_BEHIND, "");
  if (bare === title) return title;
  const other = [page.meta.documentTitle ?? "", page.meta.ogTitle ?? ""].filter(Boolean);
  return other.length > 0 && other.every((text) => text.includes(bare) && !text.includes(title))
    ? bare
    : title;
}

/** The title of a page whose data does not state one; `from` is the line where the ingredients begin. */
export function titleOfPage(page: Page, from: number | null): string | null {
  const { meta } = page;
  const ranked = page.headings
    .filter((text) => !isSiteName(text, page))
    .map((text, index) => ({ text, agreement: agreement(text, page) - index * 0.01 }))
    .sort((a, b) => b.agreement - a.agreement);
  const best = ranked[0];
  if (best && (best.agreement >= AGREES || witnesses(page).every((text) => text === "")))
    return withoutAuthor(best.text, page);
  const above = from === null ? undefined : headingAbove(page, from);
  if (above) return above.text;
  const stated = meta.ogTitle ?? meta.documentTitle;
  return stated ? withoutSite(stated, meta.siteName) : (page.headings[0] ?? null);
}
