/**
 * Finds the times that a text states ("10–12 minutes", "1 hour 15 minutes", "half an hour") and says which of them a cook would time
 * "Overnight", "a few minutes" and the like have no number and are not found.
 */
import { bareMinutesIn, elidedMinutesIn, isPrime, PRIME } from "./minutes";
import { amountAt, halfAt, isDash, rangeEnd, strokedAt } from "@/lib/engine/language/amount";
import { isTimerContext } from "./duration-context";
import { join, type Found } from "./duration-sums";
import { keepingRecent } from "@/lib/engine/language/memory";
import { entriesIn, PACKS, wordsIn } from "@/lib/engine/language/registry";
import { holds, runsIn } from "@/lib/engine/language/sparing";
import { isTail, tokenize } from "@/lib/engine/language/tokens";
import { unitAt, readForms } from "@/lib/engine/language/units";
import type { Token } from "@/lib/engine/language/characters";

export type Duration = Readonly<{
  /** Offsets of the stated time in the text, `[start, end)`. */
  start: number;
  end: number;
  /** The lower end of a range: it is what a timer starts with. */
  minutes: number;
  /** The upper end of a range, else null. */
  minutesMax: number | null;
  /** False where the time is not one to wait for: "within 2 hours", "keeps for 3 days", "30-minute meal". */
  isTimer: boolean;
}>;

/** Every written form of a unit of time, with the minutes of one. */
export const TIME_FORMS: ReadonlyMap<string, number> = new Map(
  PACKS.flatMap(({ durations }) =>
    durations.units.flatMap(({ minutes, forms }) =>
      readForms(forms).map(({ form }) => [form, minutes] as const),
    ),
  ),
);
/** Words of work that is begun hours or a night before cooking: "soak the beans", "thaw the prawns". */
export const LEAD_WORK = wordsIn(({ durations }) => durations.leadWork);
/** Through the night, in as many words. */
const THROUGH_THE_NIGHT: readonly string[] = PACKS.flatMap(({ durations }) => durations.nights.split("|"));
/** True where the words themselves say that something waits through the night. */
export const goesThroughTheNight = (text: string): boolean =>
  THROUGH_THE_NIGHT.some((words) => text.toLowerCase().includes(words));
const PARTS = entriesIn(({ numbers }) => numbers.parts);
const FIXED = entriesIn(({ durations }) => durations.fixed);
const ONLY_OF_TIMES = entriesIn(({ durations }) => durations.numbers ?? {});
const FILLERS = wordsIn(({ durations }) => durations.fillers);
const ANOTHER = wordsIn(({ durations }) => durations.another);
const BETWEEN = wordsIn(({ durations }) => durations.between);
const ABOUT = wordsIn(({ durations }) => durations.aboutBehind ?? "");
const BEHIND = wordsIn(({ durations }) => durations.behind ?? "");
const ORDINALS = wordsIn(({ durations }) => durations.ordinals ?? "");
const RANGES = wordsIn(({ numbers }) => numbers.ranges);
const JOINS = wordsIn(({ numbers }) => numbers.joins);
const OF = wordsIn(({ numbers }) => numbers.of);
const ARTICLES = wordsIn(({ numbers }) => numbers.articles);

const HOUR = 60;
const DAY = 1440;
const MOST_FILLERS = 2;
/** "a minute or two": further on it is another time. */
const LOOSE_MOST = 3;
/** "7 or 8": of two numbers to choose from the second is no larger than so many of the first. */
const WIDEST_CHOICE = 2;
/** No number is stated with more digits before a unit of time. */
const LARGEST = 100_000;

/** The words that units of time begin with: most lines have none and need no closer look. */
export const TIME_WORDS: ReadonlySet<string> = new Set(
  [...TIME_FORMS.keys(), ...FIXED.keys()].flatMap((form) => runsIn(form).slice(0, 1)),
);

/** The tokens of `text` with words parted at hyphens, apostrophes and figures: "24-hour-long", "mezz'ora", "h15m". */
function timeTokens(text: string): Token[] {
  const all: Token[] = [];
  for (const token of tokenize(text)) {
    if (token.kind !== "word" || !/[\d'’‑-]/u.test(token.text)) {
      all.push(token);
      continue;
    }
    for (const piece of token.text.matchAll(/\d+|[^\d'’‑-]+['’]?/gu)) {
      const digits = /^\d/.test(piece[0]);
      const bare = piece[0].length > 2 ? piece[0].replace(/['’]$/, "") : piece[0];
      const start = token.start + piece.index;
      all.push({
        kind: digits ? "digits" : "word",
        text: bare,
        lower: bare.toLowerCase(),
        start,
        end: start + bare.length,
        value: digits ? Number(bare) : NaN,
        spaced: piece.index === 0 && token.spaced,
      });
    }
  }
  return all;
}

type Count = { low: number; high: number | null; end: number; article: boolean };

const lowerAt = (tokens: readonly Token[], i: number) => tokens[i]?.lower ?? "";
/** "1:30" before a unit of hours. */
function clockAt(tokens: readonly Token[], i: number): Count | null {
  const [hours, colon, minutes] = tokens.slice(i, i + 3);
  if (hours?.kind !== "digits" || colon?.text !== ":" || colon.spaced) return null;
  if (minutes?.kind !== "digits" || minutes.spaced || minutes.text.length !== 2 || minutes.value >= HOUR)
    return null;
  return { low: hours.value + minutes.value / HOUR, high: null, end: i + 3, article: false };
}

/** How many of a unit are stated at `i`. */
function countAt(tokens: readonly Token[], i: number): Count | null {
  const clock = clockAt(tokens, i);
  if (clock) return clock;
  if (ANOTHER.has(lowerAt(tokens, i))) return { low: 1, high: null, end: i + 1, article: true };
  const only = ONLY_OF_TIMES.get(lowerAt(tokens, i));
  // "2/3 min": nobody times two thirds of a minute.
  const stroked = strokedAt(tokens, i);
  const isMinutes = stroked !== null && (timeUnitAt(tokens, stroked.end)?.minutes ?? HOUR) <= 1;
  const amount = isMinutes ? stroked : amountAt(tokens, i);
  if (!amount && only === undefined) return null;
  // "Diez o quince minutos", "quince o veinte minutos"
  const [low, next] = amount ? [amount.value, amount.end] : [only ?? 0, i + 1];
  const larger = RANGES.has(lowerAt(tokens, next)) ? ONLY_OF_TIMES.get(lowerAt(tokens, next + 1)) : undefined;
  if (larger !== undefined && larger > low && (amount?.max ?? null) === null)
    return { low, high: larger, end: next + 2, article: false };
  if (!amount) {
    const most = RANGES.has(lowerAt(tokens, next)) ? amountAt(tokens, next + 1) : null;
    const isMost = most !== null && most.stated && most.max === null && most.value > low;
    return { low, high: isMost ? most.value : null, end: isMost ? most.end : next, article: false };
  }
  const between = BETWEEN.has(lowerAt(tokens, i - 1)) || BETWEEN.has(lowerAt(tokens, i - 2));
  const upper =
    between && amount.max === null && JOINS.has(lowerAt(tokens, amount.end))
      ? amountAt(tokens, amount.end + 1)
      : null;
  if (upper?.stated && upper.value > amount.value)
    return { low: amount.value, high: upper.value, end: upper.end, article: false };
  // "2 u 30 min": hours in Dutch, where Spanish has "7 u 8 min"
  const hours = amount.end - 2;
  const isHour = amount.max !== null && TIME_FORMS.get(lowerAt(tokens, hours)) === HOUR;
  if (isHour && (amount.max ?? 0) > WIDEST_CHOICE * amount.value)
    return { low: amount.value, high: null, end: hours, article: false };
  return { low: amount.value, high: amount.max, end: amount.end, article: !amount.stated };
}
type TimeUnit = { minutes: number; end: number };

/** The unit of time that belongs to a number ending before `i`: "minutes", "-hour", "more minutes", "of an hour". */
function timeUnitAt(tokens: readonly Token[], i: number): TimeUnit | null {
  let j = isDash(tokens[i]) ? i + 1 : i;
  for (let n = 0; n < MOST_FILLERS && FILLERS.has(lowerAt(tokens, j)); n += 1) j += 1;
  if (OF.has(lowerAt(tokens, j))) j += ARTICLES.has(lowerAt(tokens, j + 1)) ? 2 : 1;
  const token = tokens[j];
  if (isPrime(tokens, j)) return { minutes: 1, end: j + 1 };
  if (token?.kind !== "word") return null;
  const fixed = FIXED.get(token.lower);
  if (fixed !== undefined) return { minutes: fixed, end: j + 1 };
  const minutes = TIME_FORMS.get(token.lower);
  if (minutes === undefined) return null;
  // A lone "m" or "s" is a unit only when it is written against its number.
  const bare = token.text.length === 1 && minutes < HOUR;
  if (bare && (token.spaced || tokens[j - 1]?.kind !== "digits")) return null;
  return { minutes, end: j + 1 };
}

/** "2h30", "2 h 30", "1 h e 30", "1 hr 20.", "2 ore e 30 per il ragù": minutes written behind an hour, and the token behind them; null where there are none. */
function minutesBehind(tokens: readonly Token[], i: number, unit: TimeUnit): TimeUnit | null {
  const joined = JOINS.has(lowerAt(tokens, i));
  const at = joined ? i + 1 : i;
  const minutes = shortMinutes(tokens, at, unit, joined ? i - 1 : at - 1);
  return minutes > 0 ? { minutes, end: at + 1 } : null;
}

function shortMinutes(tokens: readonly Token[], i: number, unit: TimeUnit, hour: number): number {
  const token = tokens[i];
  if (unit.minutes !== HOUR || token?.kind !== "digits") return 0;
  const next = tokens[i + 1];
  // Behind a longer word for the hour the number might count what follows: "after 1 hour 20 cookies".
  const closes =
    next === undefined ||
    /^[.,;!?()]$/.test(next.text) ||
    [JOINS, RANGES, BEHIND].some((words) => words.has(next.lower));
  if (tokens[hour]?.text.length !== 1 && !closes) return 0;
  // "1 hr 30 in the oven": no inches.
  const goesOn = BEHIND.has(next?.lower ?? "") && tokens[i + 2]?.kind === "word";
  const unitNext =
    next?.kind === "word" &&
    !goesOn &&
    (token.spaced ? unitAt(tokens, i + 1) !== null || TIME_FORMS.has(next.lower) : !next.spaced);
  return token.text.length === 2 && token.value < HOUR && !unitNext ? token.value : 0;
}

function statedAt(tokens: readonly Token[], i: number): (Found & { next: number }) | null {
  const first = tokens[i];
  const count = first ? countAt(tokens, i) : null;
  if (!first || !count || !(count.low < LARGEST)) return null;
  // "1/2 an hour", "¾ an hour"
  const isPart = (count.high ?? count.low) < 1 && ARTICLES.has(lowerAt(tokens, count.end));
  const unit = timeUnitAt(tokens, isPart ? count.end + 1 : count.end);
  if (!unit) return null;
  const last = tokens[unit.end - 1];
  const behind = tokens[unit.end];
  // "a second bowl", "un secondo strato"
  const isOne = count.article || (count.low === 1 && first.kind === "word");
  const isOrdinal = isOne && ORDINALS.has(last?.lower ?? "") && behind?.kind === "word";
  if (isOrdinal && !RANGES.has(behind.lower) && !JOINS.has(behind.lower)) return null;
  const about = count.article && ABOUT.has(behind?.lower ?? "") ? amountAt(tokens, unit.end + 1) : null;
  let { low, high } = about?.stated ? { low: about.value, high: about.max } : count;
  let end = about?.stated ? about.end : unit.end;
  const glued = minutesBehind(tokens, end, unit);
  if (glued !== null) end = glued.end;
  const half = glued !== null ? null : halfAt(tokens, end);
  const more = half && !unitAt(tokens, half.end) && !OF.has(lowerAt(tokens, half.end)) ? half.value : 0;
  if (half && more > 0) end = half.end;
  const loose =
    low === 1 && high === null && more === 0 && tokens[end + 1]?.kind === "word"
      ? rangeEnd(tokens, end, 1)
      : null;
  if (loose && loose.value <= LOOSE_MOST && !timeUnitAt(tokens, loose.end)) {
    high = loose.value;
    end = loose.end;
  }
  const add = more * unit.minutes + (glued?.minutes ?? 0);
  low = low * unit.minutes + add;
  return {
    start: first.start,
    end: tokens[end - 1]?.end ?? first.end,
    low,
    high: high === null ? null : high * unit.minutes + add,
    unit: unit.minutes,
    worded: first.kind === "word",
    next: end,
  };
}

/** "quart d'heure" of "un petit quart d'heure", "hora y media" of "cocina hora y media", "mezzora": a time in words, with no number before it. */
function wordedAt(tokens: readonly Token[], i: number): (Found & { next: number }) | null {
  const [first, second] = [tokens[i], tokens[i + 1]];
  const fixed = first?.kind === "word" ? FIXED.get(first.lower) : undefined;
  if (first !== undefined && fixed !== undefined)
    return { start: first.start, end: first.end, low: fixed, high: null, unit: 1, worded: true, next: i + 1 };
  if (first?.kind !== "word" || second?.kind !== "word") return null;
  const isHour = (at: number): boolean => TIME_FORMS.get(lowerAt(tokens, at)) === HOUR;
  const part = PARTS.get(first.lower);
  const half = isHour(i) ? halfAt(tokens, i + 1) : null;
  const isPart = part !== undefined && OF.has(second.lower) && isHour(i + 2);
  const next = isPart ? i + 3 : (half?.end ?? 0);
  const low = isPart ? part * HOUR : (1 + (half?.value ?? 0)) * HOUR;
  const end = tokens[next - 1]?.end;
  if (end === undefined || (!isPart && half === null)) return null;
  return { start: first.start, end, low, high: null, unit: HOUR, worded: true, next };
}

function readStated(text: string): Found[] {
  const found: Found[] = [];
  if (!holds(text, TIME_WORDS) && !PRIME.test(text)) return found;
  const tokens = timeTokens(text);
  for (let i = 0; i < tokens.length; i += 1) {
    const kind = tokens[i]?.kind;
    const stated = kind === "sign" || isTail(tokens, i) ? null : (statedAt(tokens, i) ?? wordedAt(tokens, i));
    if (!stated) continue;
    const { next, ...time } = stated;
    found.push(time);
    i = next - 1;
  }
  return found;
}

/** "20 h 15": a time of the day, for nobody waits so long to the minute. */
const isOfDay = (time: string, minutes: number): boolean =>
  minutes > DAY / 2 && minutes < DAY && /^\d{1,2}\s?\p{L}{1,3}\.?\s?\d\d$/u.test(time);

const rounded = (minutes: number) => Math.round(minutes * 1000) / 1000;

/** All times stated in `text`, in order, in minutes. Linear in the length of the text; never throws. */
export const findDurations = keepingRecent((text: string): readonly Duration[] => {
  const told = [...readStated(text), ...bareMinutesIn(text)].sort((a, b) => a.start - b.start);
  const elided = elidedMinutesIn(text, told);
  const stated = elided.length === 0 ? told : [...told, ...elided].sort((a, b) => a.start - b.start);
  return join(text, stated).map((found) => ({
    start: found.start,
    end: found.end,
    minutes: rounded(found.low),
    minutesMax: found.high === null ? null : rounded(found.high),
    isTimer:
      !isOfDay(text.slice(found.start, found.end), found.low) &&
      isTimerContext(text, found.start, found.end, found.low),
  }));
});
