/** What stands above a recipe's lists on its page: title and picture, where data does not state them. */
import { headingOf } from "@/lib/engine/language/headings";
import { AUTHOR_BEHIND, RECIPE_WORDS } from "@/lib/engine/language/pages";
import { isFactLabel } from "@/lib/engine/lines/fact-patterns";
import { attributes } from "@/lib/engine/read/html/elements";
import type { Line } from "@/lib/engine/read/html/lines";
import { HOME, NO_PICTURE, PICTURE_SOURCES } from "@/lib/engine/read/html/vocabulary.data";
import { unaccented } from "@/lib/engine/recipe/letters";
import { headingText, type Page } from "./page";

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

/** The heading of nothing but the page's kind: "Recipe", "Our recipes". */
const SAYS_NOTHING = new Set(words(RECIPE_WORDS));
const saysSomething = (text: string): boolean => words(text).some((word) => !SAYS_NOTHING.has(word));

const SEPARATOR = /(?<!\s)\s+[|–—»·•:]\s+|(?<!\s)\s+-\s+|(?:(?<!\s)\s+)?\|\s*/;

/** A document title without the site's name behind (or before) a separator: the longest part that is not the site. */
function withoutSite(whole: string, siteName: string | null): string {
  const title = withoutKind(whole);
  const parts = title.split(SEPARATOR).filter((part) => part !== "" && saysSomething(part));
  if (parts.length === 0) return title;
  const site = siteName ?? "";
  const own = parts.filter((part) => site === "" || wordShare(part, site) < 0.8);
  return own.length === parts.length && !siteName ? (parts[0] ?? title) : (own[0] ?? title);
}

/** "Recipe: Leek tart" is "Leek tart". */
function withoutKind(title: string): string {
  const colon = title.indexOf(":");
  return colon > 0 && !saysSomething(title.slice(0, colon)) ? title.slice(colon + 1).trim() : title;
}

/** Where the page was found, and where it says that it stands. */
const addressesOf = ({ url, meta }: Page): string[] => [
  ...new Set([url ?? meta.canonical ?? "", meta.canonical ?? ""]),
];

/** What the page calls itself in other places: a true title shares its words with them. */
function witnesses(page: Page): string[] {
  const { meta } = page;
  return [meta.documentTitle ?? "", meta.ogTitle ?? "", ...addressesOf(page).map(slugOf)];
}

/** As addresses are written: "Küche" is "kueche" or "kuche" there. */
const inAddress = (text: string): string[] => {
  const joined = words(text).join("");
  return [joined, unaccented(joined), unaccented(joined.replace(/[äöü]/g, "$&e"))];
};

const HOST = /^[a-z]+:\/\/([^/:?#]*)/i;

/** Is the title an h1 that leads to the site's first page? */
function leadsHome(title: string, { doc, headings }: Page): boolean {
  if (!headings.includes(title)) return false;
  for (let node = 0; node < doc.size; node++) {
    if (doc.tag[node] !== "a") continue;
    let above = doc.parent[node]!;
    while (above >= 0 && doc.tag[above] !== "h1" && doc.tag[above] !== "body") above = doc.parent[above]!;
    if (above < 0 || doc.tag[above] !== "h1") continue;
    const href = attributes(doc, node).get("href");
    if (href !== undefined && HOME.test(href) && headingText(doc, above) === title) return true;
  }
  return false;
}

/** Is this the site's own name, as it stands on every page of it? */
function isSiteName(title: string, page: Page): boolean {
  const joined = words(title).join("");
  const hosts = addressesOf(page).map((address) => words(HOST.exec(address)?.[1] ?? "").join(""));
  return (
    joined !== "" &&
    (joined === words(page.meta.siteName ?? "").join("") ||
      inAddress(title).some((name) => hosts.some((host) => host.includes(name))) ||
      leadsHome(title, page))
  );
}

/** How far the page itself agrees that it is about `title`, 0–1. */
export function agreement(title: string, page: Page): number {
  const shares = witnesses(page)
    .filter((text) => text !== "")
    .map((text) => wordShare(unaccented(title), unaccented(text)));
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
      line.heading <= 4 &&
      agreement(line.text, page) >= 0.8 &&
      words(line.text).length >= 2 &&
      !isSiteName(line.text, page)
    )
      return line;
  }
  return undefined;
}

/** "Lemon Tart by Ann Lee" is "Lemon Tart" when the page calls itself so elsewhere, or names Ann Lee as its author. */
function withoutAuthor(title: string, { meta }: Page): string {
  const bare = title.replace(AUTHOR_BEHIND, "");
  if (bare === title) return title;
  if (meta.author !== null && title.toLowerCase().endsWith(` ${meta.author.toLowerCase()}`)) return bare;
  const other = [meta.documentTitle ?? "", meta.ogTitle ?? ""].filter(Boolean);
  return other.length > 0 && other.every((text) => text.includes(bare) && !text.includes(title))
    ? bare
    : title;
}

const LONGEST_TITLE = 100;

/** Can the words be a recipe's title, and are no heading of one of its parts? */
const canBeTitle = (text: string, page: Page): boolean =>
  text.length <= LONGEST_TITLE &&
  /\p{L}{3}/u.test(text) &&
  headingOf(text) === null &&
  !isFactLabel(text) &&
  !isSiteName(text, page) &&
  saysSomething(text);

/**
 * The recipe's own heading on a page without any h1: of the headings above its list, the nearest of the highest level. What the
 * head and the address agree about goes before it: then it is a heading of the talk above.
 */
function headingOfRecipe(page: Page, from: number): string | null {
  const above = page.lines
    .slice(Math.max(0, from - NEAR_LINES), from)
    .filter(({ heading, text }) => heading > 0 && heading <= 4 && canBeTitle(text, page));
  const highest = Math.min(...above.map(({ heading }) => heading));
  return above.findLast(({ heading }) => heading === highest)?.text ?? null;
}

/** Two headings in a row that the head states as one title are that title. */
function joined(page: Page): readonly string[] {
  const [first, second] = page.headings;
  if (first === undefined || second === undefined) return page.headings;
  const whole = `${first} ${second}`;
  const stated = [page.meta.documentTitle, page.meta.ogTitle].some((text) => text?.includes(whole) === true);
  return stated ? [whole, ...page.headings.slice(2)] : page.headings;
}

/** Share of the head's title that a heading must say, where the address says all of it. */
const SAYS_HALF = 0.5;

/** The head's title, where the address bears it out and the heading says no more than half of it. */
function fuller(heading: string, page: Page): string | null {
  const { meta } = page;
  const stated = meta.ogTitle ?? meta.documentTitle;
  if (stated === null) return null;
  const whole = withoutSite(stated, meta.siteName);
  const borneOut = wordShare(whole, slugOf(page.url ?? meta.canonical)) === 1;
  return borneOut && wordShare(whole, heading) <= SAYS_HALF && words(whole).length > 1 ? whole : null;
}

/** A name without the site's word for the kind of page before it ("Cookbook:Leek tart"), where the head has it so. */
function withoutPrefix(title: string, page: Page): string {
  const bare = title.slice(title.indexOf(":") + 1).trim();
  if (bare === title || bare === "" || !/^[^\s:]+:\s?\S/.test(title)) return title;
  const { documentTitle, siteName } = page.meta;
  return documentTitle !== null && withoutSite(documentTitle, siteName) === bare ? bare : title;
}

/** What the page's body calls itself: its h1, or the recipe's own heading; null when it does not say. */
export function ownTitle(page: Page, from: number | null): string | null {
  const ranked = joined(page)
    .filter((text) => !isSiteName(text, page) && saysSomething(text))
    .map((text, index) => ({ text, agreement: agreement(text, page) - index * 0.01 }))
    .sort((a, b) => b.agreement - a.agreement);
  const best = ranked[0];
  if (best && (best.agreement >= AGREES || witnesses(page).every((text) => text === "")))
    return withoutPrefix(withoutAuthor(fuller(best.text, page) ?? best.text, page), page);
  const above = from === null ? undefined : headingAbove(page, from);
  if (above) return above.text;
  // why: one h1 is the page's own word for itself; of several that nobody agrees with, any may be a tool's.
  if (best && ranked.length === 1) return canBeTitle(best.text, page) ? best.text : null;
  return from === null || best ? null : headingOfRecipe(page, from);
}

/** The title of a page whose data does not state one; `from` is the line where the ingredients begin. */
export function titleOfPage(page: Page, from: number | null): string | null {
  const own = ownTitle(page, from);
  if (own !== null) return own;
  const { meta } = page;
  const stated = meta.ogTitle ?? meta.documentTitle;
  return stated ? withoutAuthor(withoutSite(stated, meta.siteName), page) : (page.headings[0] ?? null);
}

const MAX_PICTURES = 60;

/** An absolute http(s) address, or null. */
export function absolute(address: string | null, base: string | null): string | null {
  if (!address) return null;
  try {
    const url = base ? new URL(address, base) : new URL(address);
    return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
  } catch {
    return null;
  }
}

/** Could the address be a picture of a dish, and not the site's sign? */
export const isPicture = (address: string | null): address is string =>
  address !== null && !NO_PICTURE.test(address);

/** The first picture that can be one of a dish. Sites give the best of theirs to other sites, so that one goes before the data's thumbnails. */
export function pictureOf(candidates: readonly (string | null)[], base: string | null): string | null {
  const pictures = candidates.map((address) => absolute(address, base)).filter((address) => address !== null);
  return pictures.find(isPicture) ?? null;
}

/** An image above line `to` whose description or file name speaks of the title; else the last one above the list. */
export function pictureAbove(page: Page, to: number, title: string | null): string | null {
  const { doc } = page;
  const end = page.lines[to]?.node ?? doc.size;
  const seen: string[] = [];
  for (let node = 0; node < end && seen.length < MAX_PICTURES; node++) {
    if (doc.tag[node] !== "img") continue;
    const all = attributes(doc, node);
    const source = PICTURE_SOURCES.map((name) => all.get(name)).find(
      (value) => value && !value.startsWith("data:"),
    );
    if (!source || NO_PICTURE.test(source)) continue;
    const spoken = `${all.get("alt") ?? ""} ${source.slice(source.lastIndexOf("/") + 1).replace(/[-_.]/g, " ")}`;
    if (title && wordShare(title, spoken) >= 0.5) return source;
    seen.push(source);
  }
  return seen.at(-1) ?? null;
}
