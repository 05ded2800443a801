/**
 * Reading order of a page: bands of rows that share a gutter are cut at it, and each side again (recursive XY-cut; Nagy and Seth 1984),
 * so that one column is read to its end before the next. Rows of a table stay whole.
 */
import { findBand, rowsBefore } from "./gutters";
import { joinCentredAmounts, joinMarkers } from "./markers";
import { rowOf, type Row } from "./rows";
import { joinPieces, type Line, type Segment } from "./words";

/** Lines that are read one below the other; the next block is another column, or what follows the columns. */
export type Block = Line[];

/** Columns inside columns are cut this deep. */
const MAX_DEPTH = 5;

/** Blocks in reading order. Linear in the number of segments for each level of columns inside columns. */
export function toBlocks(rows: readonly Row[], depth = 0): Block[] {
  const blocks: Block[] = [];
  let single: Row[] = [];
  const flush = (): void => {
    if (single.length > 0) blocks.push(joinMarkers(joinCentredAmounts(single)).map(toLine));
    single = [];
  };
  let at = 0;
  while (at < rows.length) {
    const band = depth < MAX_DEPTH ? findBand(rows, at) : null;
    if (!band) {
      const row = rows[at];
      if (row) single.push(row);
      at += 1;
    } else if (band.gutter === null) {
      single.push(...rows.slice(at, band.end));
      at = band.end;
    } else {
      const first = rows[at];
      const early = first ? rowsBefore(single, { first, gutter: band.gutter }) : 0;
      const columns = [...single.splice(single.length - early, early), ...rows.slice(at, band.end)];
      flush();
      const [left, right] = cut(columns, band.gutter);
      blocks.push(...toBlocks(left, depth + 1), ...toBlocks(right, depth + 1));
      at = band.end;
    }
  }
  flush();
  return blocks;
}

function cut(rows: readonly Row[], x: number): [Row[], Row[]] {
  const side = (keep: (segment: Segment) => boolean): Row[] =>
    rows.flatMap((row) => {
      const kept = row.segments.filter(keep);
      return kept.length > 0 ? [rowOf(kept)] : [];
    });
  return [side((one) => one.x0 < x), side((one) => one.x0 >= x)];
}

function toLine(row: Row): Line {
  const main = row.segments.reduce((best, one) => (one.text.length > best.text.length ? one : best));
  return {
    text: joinPieces(row.segments),
    x0: row.segments[0]?.x0 ?? main.x0,
    x1: row.segments.reduce((most, one) => Math.max(most, one.x1), main.x1),
    base: row.base,
    size: row.size,
    font: main.font,
    segments: row.segments,
  };
}
