/**
 * Child of `in-child.ts`: reads large pages and long texts with the engine, and pages of plain prose with Readability.
 * Plain Node with tsx, because the engine is TypeScript and this process is outside the bundle; scripts of a page never run (jsdom's default).
 */
import { register } from "tsx/esm/api";
import { serve } from "../services/child-work/serve.mjs";

register();

const BLOCK = new Set(
  "ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN OL P PRE SECTION TABLE TR UL".split(
    " ",
  ),
);

const readers = {
  async page({ html, url }) {
    const { extractRecipe } = await import("../engine/read/page/index.ts");
    return extractRecipe(html, url);
  },
  async text({ text }) {
    const { parseRecipeText } = await import("../engine/read/text/index.ts");
    return parseRecipeText(text);
  },
  /** The page's main text, a line for each block; null when Readability finds none. */
  async article({ html, url }) {
    const [{ JSDOM }, { Readability }] = await Promise.all([import("jsdom"), import("@mozilla/readability")]);
    const { document } = new JSDOM(html, { url }).window;
    const article = new Readability(document, { maxElemsToParse: 20_000, charThreshold: 200 }).parse();
    if (!article?.content) return null;
    const lines = linesOf(new JSDOM(article.content).window.document.body);
    return { title: article.title ?? null, text: lines.join("\n") };
  },
};

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

serve(({ kind, ...task }) => readers[kind](task));
