/** What a page says below everything else, of its site and not of the recipe, and below the post that the recipe stands in. */
import { headingOf, PART_KINDS } from "@/lib/engine/language/headings";
import type { HtmlDocument } from "@/lib/engine/read/html/document";
import { attributes, type TagIndex } from "@/lib/engine/read/html/elements";
import { BELOW_POST, BELOW_POST_WORDS, FOOTER, HAVE_FOOTERS } from "@/lib/engine/read/html/vocabulary.data";
import type { Line } from "@/lib/engine/read/html/lines";

/** What holds more of the page's lines is no footer, whatever its tag or class says. */
const MOST_OF_PAGE = 0.4;
const MOST_POSTS = 200;

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

/** The lines without what stands below posts, where its class says so and it heads no part of a recipe. */
export function withoutPostFooters(doc: HtmlDocument, tags: TagIndex, lines: Line[]): Line[] {
  const below: [number, number][] = [];
  for (const node of tags.mentioning(BELOW_POST_WORDS)) {
    const names = (attributes(doc, node).get("class") ?? "").split(/\s+/);
    if (names.some((name) => BELOW_POST.test(name)) && below.length < MOST_POSTS)
      below.push([node, doc.end[node]!]);
  }
  if (below.length === 0) return lines;
  const isBelow = ({ node }: Line) => below.some(([from, to]) => node >= from && node < to);
  const out = lines.filter(isBelow);
  const isPart = out.some(({ text }) => PART_KINDS.some((kind) => kind === headingOf(text)));
  return isPart || out.length > MOST_OF_PAGE * lines.length ? lines : lines.filter((line) => !isBelow(line));
}
