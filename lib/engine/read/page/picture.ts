/** The recipe's picture: what the page shows to the world, what its data names, or the picture above the ingredients. */
import { attributes } from "@/lib/engine/read/html/attributes";
import type { Page } from "./page";
import { wordShare } from "./title";
import { NO_PICTURE, PICTURE_SOURCES } from "@/lib/engine/read/html/vocabulary.data";

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
