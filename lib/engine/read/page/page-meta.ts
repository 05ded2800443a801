/** What a page says about itself in its head (title, picture, site, description, address) and in its first headings. */
import { BYLINE } from "@/lib/engine/language/pages";
import { attributes } from "@/lib/engine/read/html/attributes";
import { cleanText } from "@/lib/engine/read/html/clean-text";
import type { HtmlDocument } from "@/lib/engine/read/html/document";
import { META } from "@/lib/engine/read/html/vocabulary.data";
import { linesOf } from "@/lib/engine/read/html/lines";

export type PageMeta = {
  /** Text of `<title>`. */
  documentTitle: string | null;
  ogTitle: string | null;
  description: string | null;
  image: string | null;
  siteName: string | null;
  canonical: string | null;
  baseHref: string | null;
  language: string | null;
};

const MAX_HEADINGS = 5;

/** A heading without the author's line that some pages put inside it. */
function headingText(doc: HtmlDocument, node: number): string {
  const lines = linesOf(doc, node).map((line) => line.text);
  return lines.filter((line, index) => index === 0 || !BYLINE.test(line)).join(" ");
}

/** Reads title, meta, link and base elements. Properties that are not there are null. */
export function readPageMeta(doc: HtmlDocument): PageMeta {
  const named = new Map<string, string>();
  let documentTitle: string | null = null;
  let canonical: string | null = null;
  let imageLink: string | null = null;
  let baseHref: string | null = null;
  let language: string | null = null;
  for (let node = 0; node < doc.size; node++) {
    switch (doc.tag[node]) {
      case "meta": {
        const all = attributes(doc, node);
        const key = (all.get("property") ?? all.get("name") ?? all.get("itemprop"))?.toLowerCase();
        const content = all.get("content");
        if (key && content && !named.has(key)) named.set(key, cleanText(content));
        break;
      }
      case "title":
        documentTitle ??= cleanText(doc.html.slice(doc.from[node + 1], doc.to[node + 1])) || null;
        break;
      case "link": {
        const all = attributes(doc, node);
        const rel = all.get("rel")?.toLowerCase();
        if (rel === "canonical") canonical ??= all.get("href") ?? null;
        else if (rel === "image_src") imageLink ??= all.get("href") ?? null;
        break;
      }
      case "base":
        baseHref ??= attributes(doc, node).get("href") ?? null;
        break;
      case "html":
        language ??= attributes(doc, node).get("lang") ?? null;
        break;
      default:
    }
  }
  const pick = (keys: readonly string[]) => keys.map((key) => named.get(key)).find((value) => value) ?? null;
  return {
    documentTitle,
    ogTitle: pick(META.title),
    description: pick(META.description),
    image: pick(META.image) ?? imageLink,
    siteName: pick(META.site),
    canonical: canonical ?? pick(META.address),
    baseHref,
    language,
  };
}

/** Texts of the h1 elements, in order, at most a few. */
export function readHeadings(doc: HtmlDocument): string[] {
  const headings: string[] = [];
  for (let node = 0; node < doc.size && headings.length < MAX_HEADINGS; node++) {
    const text = doc.tag[node] === "h1" ? headingText(doc, node) : "";
    if (text) headings.push(text);
  }
  return headings;
}
