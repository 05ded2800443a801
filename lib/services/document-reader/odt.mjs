/** An OpenDocument text as HTML: headings, lists, tables (OASIS OpenDocument 1.3, part 3). Plain Node, in the child. */
import { openZip, textOf } from "./open-zip.mjs";
import { Refused } from "./refused.mjs";
import { escapeText, walkXml } from "./xml.mjs";

/** What nobody sees on the page, or what stands in the text once more. */
const SKIPPED = new Set([
  "office:annotation",
  "office:annotation-end",
  "text:note",
  "text:table-of-content",
  "text:tracked-changes",
  "table:covered-table-cell",
  "svg:desc",
  "svg:title",
]);
const MAX_SPACES = 40;

/** @param {Uint8Array} bytes @returns {import("./index.ts").DocumentPart[]} */
export function readOdt(bytes) {
  const files = openZip(bytes, (path) => /^(?:content|styles|META-INF\/manifest)\.xml$/.test(path));
  if (
    files.has("META-INF/manifest.xml") &&
    /<manifest:encryption-data\b/.test(textOf(files, "META-INF/manifest.xml"))
  )
    throw new Refused("password");
  const content = textOf(files, "content.xml");
  const styles = stylesOf([files.has("styles.xml") ? textOf(files, "styles.xml") : "", content]);
  return [{ html: htmlOf(content, styles) }];
}

/** Which styles make bold text, titles and numbered lists. */
function stylesOf(sources) {
  const known = { bold: new Set(), titles: new Set(["Title"]), numbered: new Set() };
  for (const xml of sources.filter(Boolean)) {
    let name = "";
    walkXml(xml, {
      open(tag, attributes) {
        if (tag === "style:style") {
          name = attributes["style:name"] ?? "";
          if (known.titles.has(attributes["style:parent-style-name"])) known.titles.add(name);
          if (known.bold.has(attributes["style:parent-style-name"])) known.bold.add(name);
        } else if (tag === "style:text-properties" && attributes["fo:font-weight"] === "bold")
          known.bold.add(name);
        else if (tag === "text:list-style") name = attributes["style:name"] ?? "";
        else if (tag === "text:list-level-style-number" && attributes["text:level"] === "1")
          known.numbered.add(name);
      },
    });
  }
  return known;
}

function htmlOf(content, { bold, titles, numbered }) {
  const html = [];
  /** End tags of what is open, by element; "" for what has no tag of its own. */
  const ends = [];
  const lists = [];
  const cells = [];
  let skipped = 0;
  let isBody = false;

  const begin = (tag, end = `</${tag}>`) => {
    html.push(`<${tag}>`);
    ends.push(end);
  };
  const paragraph = (style) => {
    const cell = cells.at(-1);
    if (cell) cell.paragraphs += 1;
    const tag = titles.has(style) ? "h1" : "p";
    const isBold = bold.has(style) && tag === "p";
    // The only paragraph of a cell is a piece of its row: marked, and made a block when a second one follows.
    html.push(cell ? "" : `<${tag}>`, isBold ? "<b>" : "");
    ends.push(`${isBold ? "</b>" : ""}${cell ? "<br>" : `</${tag}>`}`);
  };
  const OPEN = {
    "text:h": (attributes) =>
      begin(`h${Math.min(6, Math.max(1, Number(attributes["text:outline-level"]) || 1))}`),
    "text:p": (attributes) => paragraph(attributes["text:style-name"]),
    "text:span": (attributes) => (bold.has(attributes["text:style-name"]) ? begin("b") : ends.push("")),
    "text:list": (attributes) => {
      const style = attributes["text:style-name"] ?? lists.at(-1);
      lists.push(style);
      begin(numbered.has(style) ? "ol" : "ul");
    },
    "text:list-item": () => begin("li"),
    "text:list-header": () => begin("li"),
    "table:table": () => begin("table"),
    "table:table-row": () => begin("tr"),
    "table:table-cell": () => {
      cells.push({ paragraphs: 0, at: html.length });
      begin("td");
    },
    "draw:text-box": () => begin("div"),
  };

  walkXml(content, {
    open(name, attributes) {
      if (skipped > 0 || SKIPPED.has(name)) {
        skipped += 1;
        return;
      }
      if (name === "office:text") isBody = true;
      if (name === "text:line-break") html.push("<br>");
      else if (name === "text:tab") html.push(" ");
      else if (name === "text:s")
        html.push(" ".repeat(Math.min(MAX_SPACES, Number(attributes["text:c"]) || 1)));
      const make = isBody ? OPEN[name] : undefined;
      if (make) make(attributes);
      else ends.push("");
    },
    text(text) {
      if (isBody && skipped === 0 && ends.length > 0) html.push(escapeText(text));
    },
    close(name) {
      if (skipped > 0) {
        skipped -= 1;
        return;
      }
      if (name === "text:list") lists.pop();
      if (name === "table:table-cell") {
        const cell = cells.pop();
        const last = html.length - 1;
        if (cell?.paragraphs === 1 && html[last] === "<br>") html[last] = "";
      }
      html.push(ends.pop() ?? "");
    },
  });
  return html.join("");
}
