/** Minutes that are not written out: with a stroke ("20'"), in short, without their unit, and with a word that was said before. */
import type { Token } from "@/lib/engine/language/characters";
import { PACKS, wordsIn } from "@/lib/engine/language/registry";
import { sparing } from "@/lib/engine/language/sparing";
import { readForms } from "@/lib/engine/language/units";
import type { Found } from "./duration-sums";

// Minutes that are written with a stroke, in every language: "20'".

/** A figure with a stroke against it, and no letter against the stroke. */
export const PRIME = /\d['’′](?![\p{L}\p{N}])/u;

/** The token at `i` is the stroke that makes minutes of the figure before it. */
export function isPrime(tokens: readonly Token[], i: number): boolean {
  const [figure, mark, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isMark = mark?.kind === "sign" && !mark.spaced && /^['’′]$/.test(mark.text);
  return isMark && figure?.kind === "digits" && (next?.kind === "sign" || next?.spaced !== false);
}

// The written forms of a minute and a second in all languages, for a pattern: nobody times "2/3 min" or "3/4 min" as a part of one.

export const SHORT_TIMES = PACKS.flatMap(({ durations }) => durations.units)
  .filter(({ minutes }) => minutes <= 1)
  .flatMap(({ forms }) => readForms(forms).map(({ form }) => form))
  .sort((a, b) => b.length - a.length)
  .join("|");

// Minutes that a card writes without their unit: "roast 20-25, stirring halfway", "uncover and bake 10 more".

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

const BARE = PACKS.flatMap(({ durations: { bare } }) =>
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
  return BARE.flatMap((pattern) =>
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

// Minutes whose word was said before: "10 minutes on the bottom and another 15 in the middle", "3 minutes on one side and 1 on the other".

/** One minute, in the units that times have. */
const MINUTE = 1;
const JOINS = [...wordsIn(({ numbers }) => numbers.joins)].join("|");
const NUMBER = "(\\d{1,2})(?:\\s?[-–]\\s?(\\d{1,2}))?";

const ELIDED = PACKS.flatMap(({ durations: { elided } }) =>
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
  return ELIDED.flatMap(({ least, pattern }) =>
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
