/** Minutes whose word was said before: "10 minutes on the bottom and another 15 in the middle", "3 minutes on one side and 1 on the other". */
import type { Found } from "./duration-sums";
import { wordsIn, PACKS } from "@/lib/engine/language/registry";
import { sparing } from "@/lib/engine/language/sparing";

/** One minute, in the units that times have. */
const MINUTE = 1;
/** Fewer are pieces: "add another 3". */
const FEWEST_MORE = 5;
const JOINS = [...wordsIn(({ numbers }) => numbers.joins)].join("|");
const NUMBER = "(\\d{1,2})(?:\\s?[-–]\\s?(\\d{1,2}))?";

const PATTERNS = PACKS.flatMap(({ durations: { elided } }) =>
  elided === undefined
    ? []
    : [
        {
          least: FEWEST_MORE,
          source: `(?<!\\p{L})(?:${elided.another})\\s${NUMBER}(?=\\s?(?:$|[.,;)])|\\s(?:${elided.behind})(?!\\p{L}))`,
        },
        { least: 1, source: `(?<!\\p{L})(?:${JOINS})\\s${NUMBER}(?=\\s(?:${elided.side})(?!\\p{L}))` },
      ],
).map(({ least, source }) => ({ least, pattern: sparing(new RegExp(source, "giu")) }));

type Told = Pick<Found, "start" | "end"> & { unit?: number };

/**
 * The times that stand so in `text`, behind one of `stated` that counts minutes; `goesOn`: one was stated in the same sentence before the text.
 * Linear in the text.
 */
export function elidedMinutesIn(text: string, stated: readonly Told[], goesOn = false): Found[] {
  const first = goesOn ? 0 : stated.find(({ unit }) => unit === MINUTE)?.end;
  if (first === undefined || !/\d/.test(text)) return [];
  return PATTERNS.flatMap(({ least, pattern }) =>
    [...pattern.all(text)].flatMap((match) => {
      const [whole, low = "", high] = match;
      const start = match.index + whole.search(/\d/);
      const isTold = stated.some((time) => start >= time.start && start < time.end);
      if (start < first || isTold || Number(low) < least) return [];
      const most = high === undefined ? null : Number(high);
      return [
        { start, end: match.index + whole.length, low: Number(low), high: most, unit: MINUTE, worded: false },
      ];
    }),
  ).sort((a, b) => a.start - b.start);
}
