/**
 * Other addresses at which a page says that its words stand: its print view, its AMP page, its data as JSON, its oEmbed description. For pages
 * that show their recipe to programs only with a script, or not at all.
 */
import { parseHtml } from "@/lib/engine/read/html/document";
import { attributes } from "@/lib/engine/read/html/elements";
import {
  ALTERNATE,
  AMP_RELATION,
  DOOR_NAMES,
  type DoorName,
  EQUIVALENT,
  JSON_TYPE,
  OEMBED_TYPE,
  PRINT,
  PRINT_MEDIA,
  REFRESH,
  TITLE_KEYS,
  WRAPPER_KEY,
} from "@/lib/engine/read/html/vocabulary.data";

/** `data`: JSON; `page`: a page. */
export type Door = { address: string; kind: "page" | "data" };

const MAX_DOORS = 8;

/** The doors that the page at `pageUrl` names, best first, each once; none of them is the page itself. Never throws; linear. */
export function doorsOf(html: string, pageUrl: string): Door[] {
  const doc = parseHtml(html);
  const found: { name: DoorName; address: string }[] = [];
  for (let node = 0; node < doc.size && found.length < 100; node += 1) {
    const tag = doc.tag[node];
    if (tag !== "link" && tag !== "a" && tag !== "meta") continue;
    const given = attributes(doc, node);
    const name = nameOf(tag, given);
    const to = tag === "meta" ? REFRESH.exec(given.get("content") ?? "")?.[1] : given.get("href");
    const address = name && to ? resolved(to, pageUrl) : null;
    if (!name || !address || address === bare(pageUrl)) continue;
    // A site prints its own pages; a link elsewhere that says "print" sells prints.
    if (tag === "a" && new URL(address).host !== new URL(pageUrl).host) continue;
    found.push({ name, address });
  }
  const ordered = DOOR_NAMES.flatMap((name) => found.filter((one) => one.name === name));
  const doors = new Map<string, Door>();
  for (const { name, address } of ordered) {
    if (doors.has(address) || doors.size >= MAX_DOORS) continue;
    doors.set(address, { address, kind: name === "data" || name === "oembed" ? "data" : "page" });
  }
  return [...doors.values()];
}

function nameOf(tag: string, given: ReadonlyMap<string, string>): DoorName | null {
  const rel = (given.get("rel") ?? "").toLowerCase();
  if (tag === "meta") return given.get(EQUIVALENT)?.toLowerCase() === "refresh" ? "refresh" : null;
  if (tag === "a") {
    const told = [given.get("class"), rel, given.get("href")].join(" ");
    return PRINT.test(told) ? "print" : null;
  }
  if (AMP_RELATION.test(rel)) return "amp";
  if (!ALTERNATE.test(rel)) return null;
  const type = (given.get("type") ?? "").toLowerCase();
  if (type === OEMBED_TYPE) return "oembed";
  if (JSON_TYPE.test(type)) return "data";
  return PRINT_MEDIA.test(given.get("media") ?? "") ? "print" : null;
}

/** The full web address without its place on the page; null for what is none. */
function resolved(to: string, pageUrl: string): string | null {
  if (!URL.canParse(to, pageUrl)) return null;
  const url = new URL(to, pageUrl);
  return url.protocol === "http:" || url.protocol === "https:" ? bare(url.href) : null;
}

const bare = (address: string): string => address.split("#")[0] ?? address;

/** Strings that are shorter say nothing of a recipe, but a title does. */
const LEAST_CHARS = 40;
const MAX_STRINGS = 200;
const MAX_DEPTH = 6;

/** The words in a door's JSON: what it calls itself, and its longer texts, of which some are HTML. Null for what is no JSON. Never throws. */
export function wordsOfData(json: string): { title?: string; html: string } | null {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return null;
  }
  const texts: string[] = [];
  let title: string | undefined;
  const visit = (value: unknown, key: string, depth: number): void => {
    if (texts.length >= MAX_STRINGS || depth > MAX_DEPTH) return;
    if (typeof value === "string") {
      if (TITLE_KEYS.has(key)) title ??= value.split("\n")[0]?.slice(0, 200);
      if (value.length >= LEAST_CHARS) texts.push(value);
    } else if (Array.isArray(value)) for (const one of value) visit(one, key, depth + 1);
    // WordPress and others wrap a text: `{ "title": { "rendered": … } }`.
    else if (typeof value === "object" && value !== null)
      for (const [name, inner] of Object.entries(value))
        visit(inner, name === WRAPPER_KEY ? key : name, depth + 1);
  };
  visit(data, "", 0);
  const html = texts.map((text) => (/<[a-z][^<>]*>/i.test(text) ? text : asHtml(text))).join("<p></p>");
  return texts.length === 0 ? null : { ...(title && { title }), html };
}

const asHtml = (text: string): string =>
  text
    .split("\n")
    .map((line) => `<p>${line.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</p>`)
    .join("");
