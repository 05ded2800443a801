/** The pages of an EPUB book in reading order (EPUB 3.3, EPUB 2). Plain Node, in the child. */
import { posix } from "node:path";
import { decodeXml, openZip, textOf } from "./open-zip.mjs";
import { Refused } from "./refused.mjs";
import { walkXml } from "./xml.mjs";

/** A book with more pages is read so far. */
const MAX_PAGES = 2_000;
/** Fonts that are only disguised: the words are not. */
const DISGUISED_FONTS = /^(?:http:\/\/www\.idpf\.org\/2008\/embedding|http:\/\/ns\.adobe\.com\/pdf\/enc#RC)$/;
const PAGE_TYPE = /^(?:application\/xhtml\+xml|text\/html|application\/x-dtbook\+xml)$/;
const TITLE = /<title[^>]{0,200}>([^<]{1,300})<\/title>/i;

/** @param {Uint8Array} bytes @returns {import("./index.ts").DocumentPart[]} */
export function readEpub(bytes) {
  const files = openZip(bytes, (path) => /\.(?:x?html?|xml|opf)$/i.test(path));
  if (files.has("META-INF/encryption.xml") && isLocked(textOf(files, "META-INF/encryption.xml")))
    throw new Refused("protected");
  const packagePath = rootOf(textOf(files, "META-INF/container.xml"));
  const parts = [];
  for (const href of spineOf(textOf(files, packagePath)).slice(0, MAX_PAGES)) {
    const page = files.get(posix.join(posix.dirname(packagePath), hrefPath(href)));
    if (!page) continue;
    const html = decodeXml(page);
    parts.push({ html, title: TITLE.exec(html)?.[1]?.trim() });
  }
  if (parts.length === 0) throw new Refused("invalid");
  return parts;
}

/** An address inside the book as its path: escaped signs are signs again, and the place on the page is left out. */
function hrefPath(href) {
  const path = href.split("#")[0] ?? "";
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function rootOf(container) {
  let path = "";
  walkXml(container, {
    open(name, attributes) {
      if (localName(name) === "rootfile") path ||= attributes["full-path"] ?? "";
    },
  });
  if (path === "") throw new Refused("invalid");
  return path;
}

const localName = (name) => name.slice(name.indexOf(":") + 1);

/** The addresses of the pages in reading order. */
function spineOf(opf) {
  const pages = new Map();
  const order = [];
  walkXml(opf, {
    open(tag, attributes) {
      const name = localName(tag);
      if (name === "item" && PAGE_TYPE.test(attributes["media-type"] ?? ""))
        pages.set(attributes.id, attributes.href ?? "");
      if (name === "itemref") order.push(attributes.idref);
    },
  });
  return order.flatMap((id) => pages.get(id) ?? []);
}

/** Are words of the book encrypted, and not its fonts alone? */
function isLocked(encryption) {
  let isLocked = false;
  let isKey = 0;
  walkXml(encryption, {
    open(tag, attributes) {
      const name = localName(tag);
      if (name === "EncryptedKey") isKey += 1;
      if (name === "EncryptionMethod" && isKey === 0 && !DISGUISED_FONTS.test(attributes.Algorithm ?? ""))
        isLocked = true;
    },
    close(tag) {
      if (localName(tag) === "EncryptedKey") isKey -= 1;
    },
  });
  return isLocked;
}
