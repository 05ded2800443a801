/** Recipe pages as a browser copies them to the clipboard: all that can be seen, menus and comments too, as text. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { JSDOM, VirtualConsole } from "jsdom";
import type { Case } from "./labels";

type PageFile = {
  cases: {
    id: string;
    html: string;
    expected: { title: string; ingredients: string[]; instructions: string[] };
  }[];
};

const names = (list: string): ReadonlySet<string> => new Set(list.split(" "));
const BLOCKS = names(
  "ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM HEADER HR LABEL LI MAIN NAV OL PRE SECTION SUMMARY TABLE TR UL DETAILS",
);
const PARAGRAPHS = names("P H1 H2 H3 H4 H5 H6");
const UNSEEN = names("SCRIPT STYLE NOSCRIPT TEMPLATE HEAD SVG svg IFRAME SELECT TEXTAREA OBJECT");
const LONGEST_PAGE = 100_000;

function isSeen(element: Element): boolean {
  return (
    !UNSEEN.has(element.tagName) &&
    !element.hasAttribute("hidden") &&
    !/display\s*:\s*none/.test(element.getAttribute("style") ?? "")
  );
}

function markerOf(item: Element): string {
  const parent = item.parentElement;
  return parent?.tagName === "OL" ? `${[...parent.children].indexOf(item) + 1}. ` : "• ";
}

/** Appends the visible text below `node` to `out`; `marked` writes bullets and numbers, as some browsers do. */
function copy(node: Node, out: string[], marked: boolean): void {
  for (const child of node.childNodes) {
    if (child.nodeType === 3) out.push((child.textContent ?? "").replace(/\s+/g, " "));
    if (child.nodeType !== 1) continue;
    const element = child as Element;
    const tag = element.tagName;
    if (!isSeen(element)) continue;
    const around = PARAGRAPHS.has(tag) ? "\n\n" : BLOCKS.has(tag) || tag === "BR" ? "\n" : "";
    out.push(around);
    if (tag === "LI" && marked) out.push(markerOf(element));
    copy(element, out, marked);
    out.push(tag === "TD" || tag === "TH" ? "\t" : around);
  }
}

/** One case per page of a folder of saved pages (`cases.json` and gzipped HTML). */
export function pageCases(folder: string): Case[] {
  const { cases } = JSON.parse(readFileSync(path.join(folder, "cases.json"), "utf8")) as PageFile;
  return cases.map(({ id, html, expected }, index) => {
    const dom = new JSDOM(gunzipSync(readFileSync(path.join(folder, html))).toString("utf8"), {
      virtualConsole: new VirtualConsole(),
    });
    const out: string[] = [];
    copy(dom.window.document.body, out, index % 3 === 2);
    dom.window.close();
    const text = out
      .join("")
      .replace(/[ \t]*\n[ \t]*/g, "\n")
      .replace(/\n{3,}/g, "\n\n")
      .replace(/ {2,}/g, " ")
      .trim()
      .slice(0, LONGEST_PAGE);
    return {
      id,
      text,
      expected: { title: expected.title, ingredients: expected.ingredients, steps: expected.instructions },
    };
  });
}
