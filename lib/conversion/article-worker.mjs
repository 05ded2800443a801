/**
 * Child of `read-article.ts`, bundled by scripts/setup/workers.mjs: the main text of a page of prose, by Readability. Scripts of a page never
 * run (jsdom's default).
 */
import { serve } from "../services/child-work/serve.mjs";

/** Readability gets no more of a page than this; what a recipe needs stands in less. */
const MAX_CHARS = 1_500_000;

const BLOCK = new Set(
  "ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN OL P PRE SECTION TABLE TR UL".split(
    " ",
  ),
);

/** The page's main text, a line for each block; null when Readability finds none. */
async function readArticle({ html, url }) {
  const [{ JSDOM }, { Readability }] = await Promise.all([import("jsdom"), import("@mozilla/readability")]);
  const { document } = new JSDOM(withoutPrograms(html).slice(0, MAX_CHARS), { url }).window;
  const article = new Readability(document, { maxElemsToParse: 20_000, charThreshold: 200 }).parse();
  if (!article?.content) return null;
  return linesOf(new JSDOM(article.content).window.document.body).join("\n");
}

/** The page without scripts and styles, which are most of its size and none of its text. Linear: each end is searched once. */
function withoutPrograms(html) {
  const kept = [];
  const lower = asciiLower(html);
  const open = /<(script|style|svg|noscript|template)\b/gi;
  let from = 0;
  for (let match = open.exec(html); match; match = open.exec(html)) {
    const close = lower.indexOf(`</${match[1].toLowerCase()}`, match.index);
    kept.push(html.slice(from, match.index));
    if (close < 0) return kept.join("");
    from = close;
    open.lastIndex = close;
  }
  kept.push(html.slice(from));
  return kept.join("");
}

/** Lower case of ASCII letters only, so that every character keeps its place. */
function asciiLower(text) {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Text of a tree, broken where a browser would break it. */
function linesOf(root) {
  const lines = [""];
  const visit = (node) => {
    if (node.nodeType === 3) lines[lines.length - 1] += node.data.replace(/\s+/g, " ");
    else if (node.nodeName === "BR") lines.push("");
    else {
      const block = BLOCK.has(node.nodeName);
      if (block) lines.push("");
      for (const child of node.childNodes) visit(child);
      if (block) lines.push("");
    }
  };
  visit(root);
  return lines.map((line) => line.trim()).filter(Boolean);
}

serve(readArticle);
