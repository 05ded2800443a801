/**
 * Finds the times that a text states ("10–12 minutes", "1 hour 15 minutes", "half an hour") and says which of them a cook would time
 * (decisions §6). "Overnight", "a few minutes" and the like have no number and are not found.
 */
import { FRACTION_SIGNS, NUMBER_WORDS, UNIT_MINUTES } from "./duration-words";
import { isTimerContext } from "./duration-context";

export type Duration = {
  /** Offsets of the stated time in the text, `[start, end)`. */
  start: number;
  end: number;
  /** The lower end of a range: it is what a timer starts with. */
  minutes: number;
  /** The upper end of a range, else null. */
  minutesMax: number | null;
  /** False where the time is not one to wait for: "within 2 hours", "keeps for 3 days", "30-minute meal". */
  isTimer: boolean;
};

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "\\s{1,3}");
const longestFirst = (words: readonly string[]) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escape)
    .join("|");

const SIGNS = Object.keys(FRACTION_SIGNS).join("");
const NUMERAL = `\\d{1,5}(?:[.,]\\d{1,3})?(?:\\s{0,2}[${SIGNS}]|\\s{1,2}\\d\\/\\d{1,2}|\\/\\d{1,2}|\\s{1,2}(?:and|&|et|und|y|e)\\s{1,2}(?:an?\\s{1,2}half|one\\s{1,2}half|1\\/2|½|demie|media|mezzo))?|[${SIGNS}]`;
const WORD = longestFirst(Object.keys(NUMBER_WORDS));
const UNIT = longestFirst(UNIT_MINUTES.flatMap((unit) => unit.names));
const RANGE =
  "\\s{0,2}(?:-|–|—|−|~|\\bto\\b|\\bor\\b|\\bbis\\b|\\boder\\b|(?<=\\s)à(?=\\s)|\\bou\\b|\\ba\\b|\\bo\\b|\\band\\b)\\s{0,2}";
const MORE = "(?:more|additional|extra|further|full|whole|good|solid|long|weitere|ganze)";

const STATED = new RegExp(
  `(?:(?<![\\p{L}\\p{N}.,/])|(?<=\\d[hH]))(?:(${NUMERAL})|(${WORD})(?![\\p{L}\\p{N}]))(?:(${RANGE})(?:(${NUMERAL})|(${WORD})(?![\\p{L}\\p{N}])))?` +
    `(?:\\s{0,3}|[-‐‑–]|['’])(?:${MORE}\\s{1,3})?(?:of\\s{1,3}an?\\s{1,3})?(${UNIT})(?!\\p{L})(?:(?<=\\dh)([0-5]\\d)(?![\\p{L}\\p{N}]))?(\\s{1,2}and\\s{1,2}an?\\s{1,2}(?:half|quarter)(?!\\p{L}))?`,
  "giu",
);
const RANGE_GAP = new RegExp(`^${RANGE}$`, "u");
const SUM_GAP = /^\s{0,2}(?:,|and|&|und|et|y|e)?\s{0,2}$/u;

/** "a minute or two" */
const OR_TWO = /^\s{1,2}or\s{1,2}(two|three)(?!\p{L})(?!\s{1,2}(?:sec|min|hour|day|week))/iu;

const MINUTES_OF = new Map(
  UNIT_MINUTES.flatMap((unit) => unit.names.map((name) => [name, unit.minutes] as const)),
);

/** The value of a numeral or number word as `STATED` matches it. */
function valueOf(numeral: string | undefined, word: string | undefined): number | null {
  if (word !== undefined) return NUMBER_WORDS[word.toLowerCase().replace(/\s+/g, " ")] ?? null;
  if (numeral === undefined) return null;
  const half =
    /(?:half|1\/2|½|demie|media|mezzo)$/i.test(numeral) && /\s(?:and|&|et|und|y|e)\s/i.test(numeral);
  const sign = FRACTION_SIGNS[numeral.slice(-1)];
  const whole = /^\d+(?:[.,]\d+)?/.exec(numeral)?.[0];
  const number = whole === undefined ? 0 : Number(whole.replace(",", "."));
  if (half) return number + 0.5;
  if (sign !== undefined) return number + sign;
  const fraction = /(?:^(\d+)|(\d))\/(\d{1,2})$/.exec(numeral);
  if (fraction === null) return number;
  const value = Number(fraction[1] ?? fraction[2]) / Number(fraction[3]);
  if (!Number.isFinite(value)) return null;
  return fraction[1] !== undefined ? value : number + value;
}

type Found = { start: number; end: number; low: number; high: number | null; unit: number; worded: boolean };

/** A lone "m" or "s" is a unit only when it is written against its number, or after hours: "30s", "1h 15m". */
function isBareLetter(unit: string, raw: string): boolean {
  return /^[ms]$/i.test(unit) && !new RegExp(`\\d${unit}$`, "i").test(raw);
}

/** No time is stated in a text without one of these: most lines need no closer look. */
const HINT =
  /\d\s?[hms](?!\p{L})|sec|min|hour|hr|\bmn\b|day|week|wk|month|sek|stund|std|tag|woche|monat|seg|heure|jour|semaine|mois|hora|d[ií]a|semana|mes|\bor[ae]\b|giorn|settiman/iu;

function readStated(text: string): Found[] {
  const found: Found[] = [];
  if (!HINT.test(text)) return found;
  for (const match of text.matchAll(STATED)) {
    const [raw, numeral, word, separator, numeral2, word2, unitName = "", clockMinutes, andPart] = match;
    const unit = MINUTES_OF.get(unitName.toLowerCase());
    const first = valueOf(numeral, word);
    if (unit === undefined || first === null || isBareLetter(unitName, raw)) continue;
    const second = separator === undefined ? null : valueOf(numeral2, word2);
    const extra =
      clockMinutes !== undefined
        ? Number(clockMinutes) / 60
        : andPart === undefined
          ? 0
          : /half/i.test(andPart)
            ? 0.5
            : 0.25;
    let start = match.index;
    let low = first;
    let high = second;
    const joined =
      separator !== undefined &&
      /^\s*(?:and|a|o)\s*$/i.test(separator) &&
      !/\b(?:between|zwischen|entre|tra|fra|da|de)\s*$/i.test(text.slice(0, start));
    if (second !== null && (joined || second <= first)) {
      // "2 and 3 minutes", "step 9 - 5 minutes": not a range; the number beside the unit is the time.
      start += raw.length - raw.slice(raw.indexOf(separator ?? "") + (separator ?? "").length).length;
      low = second;
      high = null;
    }
    let end = match.index + raw.length;
    const orTwo = low === 1 && high === null && extra === 0 ? OR_TWO.exec(text.slice(end, end + 24)) : null;
    if (orTwo !== null) {
      high = valueOf(undefined, orTwo[1]);
      end += orTwo[0].length;
    }
    found.push({
      start,
      end,
      low: (low + extra) * unit,
      high: high === null ? null : (high + extra) * unit,
      unit,
      worded: numeral === undefined,
    });
  }
  return found;
}

/** Joins "1 hour" + "15 minutes" to one time and "45 minutes" + "1 hour" to one range. */
function join(text: string, found: readonly Found[]): Found[] {
  const sums: Found[] = [];
  for (const next of found) {
    const last = sums[sums.length - 1];
    const gap = last === undefined ? null : text.slice(last.end, next.start);
    if (
      last !== undefined &&
      gap !== null &&
      SUM_GAP.test(gap) &&
      next.unit < last.unit &&
      last.high === null &&
      next.low < last.unit &&
      last.unit <= 1440 &&
      !(next.worded && gap.trim() === "")
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
      RANGE_GAP.test(text.slice(last.end, next.start)) &&
      !/and/i.test(text.slice(last.end, next.start))
    )
      ranges[ranges.length - 1] = { ...last, end: next.end, high: next.low };
    else ranges.push(next);
  }
  return ranges;
}

const rounded = (minutes: number) => Math.round(minutes * 1000) / 1000;

/** All times stated in `text`, in order, in minutes. Linear in the length of the text; never throws. */
export function findDurations(text: string): Duration[] {
  return join(text, readStated(text)).map((found) => ({
    start: found.start,
    end: found.end,
    minutes: rounded(found.low),
    minutesMax: found.high === null ? null : rounded(found.high),
    isTimer: isTimerContext(text, found.start, found.end, found.low),
  }));
}
