/** Reads one part of a recipe from a stretch of lines: what follows a heading, or what stands in a container of the right name. */
import { COOKING_VERBS } from "../format/text/cooking-words";
import type { SourceLine } from "../recipe/source";
import type { Candidate } from "./candidates";
import type { Line } from "./html/lines";
import { isSectionTitle } from "./item-lines";
import { isJunk, withoutBullet } from "./junk";
import type { Page } from "./page";
import { headed, type Part } from "./part";
import { sourceLine } from "./reading";

/** A region ends after this many lines in a row that do not belong. */
const STRANGERS = 3;
const MAX_REGION_LINES = 200;
/** A line less likely than this is a stranger unless a good one follows soon. */
const STRANGE = 0.15;
/** From so many lines on, the region's own markup is known, and other markup is a stranger. */
const SETTLED = 2;

const GROUP =
  /^(?:for|to|step|part|stage|day|phase|the|make|assemble|dough|filling|topping|sauce|glaze|frosting)\b|:$/i;

export type Region = {
  from: number;
  to: number;
  level: number;
  part: Part;
  via: Candidate["via"];
  opening?: string | null;
};

/** A heading as high as the region's own begins something else, unless it reads like a group of the same part ("For the sauce"). */
function endsRegion(line: Line, level: number): boolean {
  if (line.heading === 0 || line.heading === 7) return false;
  const first = line.text.toLowerCase().split(" ")[0] ?? "";
  const isGroup = GROUP.test(line.text) || COOKING_VERBS.has(first);
  if (level === 0 || level === 7) return !isGroup;
  return line.heading < level || (line.heading === level && !isGroup);
}

/** What a line is made of: list item, or its block element. Parts of a recipe are made of one thing. */
const markupOf = (page: Page, line: Line) => (line.item >= 0 ? "item" : (page.doc.tag[line.block] ?? ""));

/**
 * Reads lines `[from, to)` as `part`; `level` is the heading above them (0: none), `opening` the section that they begin with. Lines in doubt are kept only when a good one follows;
 * headings inside become sections.
 */
export function readRegion(page: Page, { from, to, level, part, via, opening = null }: Region): Candidate {
  const { lines } = page;
  const kept: SourceLine[] = [];
  const markup = new Set<string>();
  let doubtful: { line: SourceLine; markup: string }[] = [];
  let section = opening;
  let strangers = 0;
  let stop = from;
  let lastItem = -1;
  const limit = Math.min(to, lines.length, from + MAX_REGION_LINES);
  for (let index = from; index < limit; index++) {
    const line = lines[index]!;
    const kind = headed(line);
    if (kind === part.kind) continue;
    if (kind !== null || endsRegion(line, level)) break;
    const text = withoutBullet(line.text);
    if (isJunk(text)) continue;
    if (part.joinsItems && line.item >= 0 && line.item === lastItem) {
      const last = doubtful.length ? doubtful[doubtful.length - 1]!.line : kept[kept.length - 1];
      if (last) last.text = `${last.text} ${text}`;
      if (!doubtful.length) stop = index + 1;
      continue;
    }
    const likeness = part.likeness(text);
    if (isSectionTitle(line) && likeness < 0.6) {
      section = text;
      continue;
    }
    lastItem = line.item;
    const made = markupOf(page, line);
    const fits = likeness >= STRANGE && (markup.size === 0 || kept.length < SETTLED || markup.has(made));
    doubtful.push({ line: sourceLine(text, section), markup: made });
    if (fits) {
      for (const one of doubtful) {
        kept.push(one.line);
        markup.add(one.markup);
      }
      doubtful = [];
      strangers = 0;
      stop = index + 1;
    } else if (++strangers >= STRANGERS) break;
  }
  return { via, lines: kept, from, to: stop, score: part.score(kept) };
}
