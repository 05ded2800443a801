/** Minutes that a card writes without their unit: "roast 20-25, stirring halfway", "uncover and bake 10 more". */
import { PACKS } from "@/lib/engine/language/registry";
import { sparing } from "@/lib/engine/language/sparing";

export type BareMinutes = {
  start: number;
  end: number;
  low: number;
  high: number | null;
  unit: 1;
  worded: false;
};

/** Fewer are pieces rather than minutes: "fry 2 more". */
const FEWEST_MORE = 5;
const FEWEST_RANGE = 3;

const PATTERNS = PACKS.flatMap(({ durations: { bare } }) =>
  bare === undefined
    ? []
    : [
        sparing(
          new RegExp(
            `(?<!\\p{L})(?:${bare.verbs})\\s(?:(?:${bare.before})\\s)?(\\d{1,2})(?:\\s?[-–]\\s?(\\d{1,2}))?(\\s(?:${bare.more}))?(?=\\s?(?:$|[.,;)]))`,
            "giu",
          ),
        ),
      ],
);

/** Ranges behind a verb that cooks, and numbers with "more" behind them, where nothing says what they count. Linear in the text. */
export function bareMinutesIn(text: string): BareMinutes[] {
  if (!/\d/.test(text)) return [];
  return PATTERNS.flatMap((pattern) =>
    [...pattern.all(text)].flatMap((match) => {
      const [whole, first = "", second, more] = match;
      const low = Number(first);
      const high = second === undefined ? null : Number(second);
      const isTime =
        high === null ? more !== undefined && low >= FEWEST_MORE : low >= FEWEST_RANGE && high > low;
      if (!isTime) return [];
      const start = match.index + whole.search(/\d/);
      const end = match.index + whole.length - (more?.length ?? 0);
      return [{ start, end, low, high, unit: 1, worded: false }];
    }),
  );
}
