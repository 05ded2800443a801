/** Walks an XML file without building anything of it: what a document needs of its own structure. Plain Node, in the child. */
import { SaxesParser } from "saxes";
import { Refused } from "./refused.mjs";

/** Deeper nesting is an attack. */
const MAX_DEPTH = 500;

/**
 * Calls `open`, `text` and `close` for what stands in `xml`, in order. Entities of its own making stay as they are written: nothing grows.
 * @param {{ open?: (name: string, attributes: Record<string, string>) => void, text?: (text: string) => void, close?: (name: string) => void }} on
 * @throws Refused `invalid` for what is not well-formed
 */
export function walkXml(xml, { open, text, close }) {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on("error", (error) => {
    if (!/entity/i.test(error.message)) throw new Refused("invalid", error);
  });
  parser.on("opentag", ({ name, attributes }) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new Refused("invalid");
    open?.(name, attributes);
  });
  parser.on("closetag", ({ name }) => {
    depth -= 1;
    close?.(name);
  });
  if (text) {
    parser.on("text", text);
    parser.on("cdata", text);
  }
  parser.write(xml).close();
}

const SPECIAL = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** @param {string} text */
export const escapeText = (text) => text.replace(/[&<>]/g, (sign) => SPECIAL[sign]);
