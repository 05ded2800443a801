/** Times that stand together: "1 hour" and "15 minutes" are one, "45 minutes" to "1 hour" a range. */
import { wordsIn } from "@/lib/engine/language/registry";

/** A stated time, in minutes, with those of its unit; `worded`: its number is a word. */
export type Found = {
  start: number;
  end: number;
  low: number;
  high: number | null;
  unit: number;
  worded: boolean;
};

const SUMS = wordsIn(({ durations }) => durations.sums);
const RANGES = wordsIn(({ numbers }) => numbers.ranges);
const DAY = 1440;

/** Between the two ends of a range, behind the stop of a short unit or without one: "45 Min. bis 1 Std." */
function isRangeGap(gap: string, before: string): boolean {
  const bare = isShort(before) ? gap.replace(/^\.\s*/, "") : gap;
  return RANGES.has(bare) || /^[-–—−~]$/.test(bare);
}
const isSumGap = (gap: string) => gap === "" || gap === "," || SUMS.has(gap.replace(/^,\s*/, ""));
/** The stop behind a short unit ends no sentence: "1 Std. 30 Min.", "1 hr. 20 min." */
const isShort = (time: string): boolean => /(?<!\p{L})\p{L}{1,3}$/u.test(time);
/** No longer gap joins two times. */
const LONGEST_GAP = 12;

function gapOf(text: string, last: Found, next: Found): string | null {
  if (next.start - last.end > LONGEST_GAP) return null;
  return text.slice(last.end, next.start).trim().toLowerCase();
}

/** Joins "1 hour" + "15 minutes" to one time and "45 minutes" + "1 hour" to one range. */
export function join(text: string, found: readonly Found[]): Found[] {
  const sums: Found[] = [];
  for (const next of found) {
    const last = sums[sums.length - 1];
    const gap = last === undefined ? null : gapOf(text, last, next);
    if (
      last !== undefined &&
      gap !== null &&
      (isSumGap(gap) || (gap === "." && !next.worded && isShort(text.slice(last.start, last.end)))) &&
      next.unit < last.unit &&
      last.high === null &&
      next.low < last.unit &&
      last.unit <= DAY &&
      !(next.worded && gap === "")
    ) {
      sums[sums.length - 1] = {
        ...last,
        end: next.end,
        low: last.low + next.low,
        high: next.high === null ? null : last.low + next.high,
        unit: next.unit,
      };
    } else sums.push(next);
  }
  const ranges: Found[] = [];
  for (const next of sums) {
    const last = ranges[ranges.length - 1];
    if (
      last !== undefined &&
      last.high === null &&
      next.high === null &&
      next.low > last.low &&
      isRangeGap(gapOf(text, last, next) ?? "", text.slice(last.start, last.end))
    )
      ranges[ranges.length - 1] = { ...last, end: next.end, high: next.low };
    else ranges.push(next);
  }
  return ranges;
}
