/** What a page says below everything else, of its site and not of the recipe. */
import type { HtmlDocument } from "@/lib/engine/read/html/document";
import { FOOTER, HAVE_FOOTERS } from "@/lib/engine/read/html/vocabulary.data";
import type { Line } from "@/lib/engine/read/html/lines";

/** What holds more of the page's lines is no footer, whatever its tag says. */
const MOST_OF_PAGE = 0.4;

/** The lines without those of the page's own footer, which tells of the site. */
export function withoutFooter(doc: HtmlDocument, lines: Line[]): Line[] {
  let kept = lines;
  for (let node = 0; node < doc.size; node++) {
    if (doc.tag[node] !== FOOTER) continue;
    let above = doc.parent[node]!;
    while (above >= 0 && !HAVE_FOOTERS.has(doc.tag[above]!)) above = doc.parent[above]!;
    const end = doc.end[node]!;
    if (above < 0) {
      const rest = kept.filter((line) => line.node < node || line.node >= end);
      if (lines.length - rest.length <= MOST_OF_PAGE * lines.length) kept = rest;
    }
    node = end - 1;
  }
  return kept;
}
