/** A video's chapters, as they stand below it: "0:00 Intro", "1:12 Chopping". They say where to look, and nothing to do or to wait for. */
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";

/** "0:00 Intro", "(01:12) Chopping", "1:02:40 - Tasting" */
const STAMP = /^\(?(?:(\d{1,2}):)?(\d{1,2}):(\d{2})\)?\s(?=.{0,4}\p{L})/u;
/** Video sites take fewer for none. */
const FEWEST = 3;

/** Seconds from the beginning at which a line's chapter opens; null for any other line. */
function opensAt({ text }: TextLine): number | null {
  const found = STAMP.exec(text);
  return found === null ? null : (Number(found[1] ?? 0) * 60 + Number(found[2])) * 60 + Number(found[3]);
}

/** The lines without chapters: three and more in a run that begins at 0:00 and goes on in time. Linear. */
export function withoutChapters(lines: readonly TextLine[]): TextLine[] {
  const times = lines.map(opensAt);
  const dropped = new Set<TextLine>();
  for (let from = 0; from < lines.length; from += 1) {
    if (times[from] !== 0) continue;
    let end = from + 1;
    while (end < lines.length && (times[end] ?? -1) > (times[end - 1] ?? 0)) end += 1;
    if (end - from >= FEWEST) for (const line of lines.slice(from, end)) dropped.add(line);
    from = end - 1;
  }
  return dropped.size === 0 ? [...lines] : lines.filter((line) => !dropped.has(line));
}
