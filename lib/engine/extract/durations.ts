/** Total times as pages state them: ISO 8601 ("PT1H30M") and words ("1 hr 30 min"), in minutes. */

const ISO =
  /^\s*[-+]?P(?:(\d+(?:[.,]\d+)?)Y)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)W)?(?:(\d+(?:[.,]\d+)?)D)?(?:T(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)S)?)?\s*$/i;
const WORDS =
  /(\d+(?:[.,]\d+)?|\d*\s*[½¼¾])\s*(?:-|–|to)?\s*(days?|d|hours?|hrs?|hr|h|minutes?|mins?|min|m)\b/gi;
const MINUTES_OF: Record<string, number> = { d: 24 * 60, h: 60, m: 1 };
const HALVES: Record<string, number> = { "½": 0.5, "¼": 0.25, "¾": 0.75 };
/** Longer than two months is a mistake of the page, not a time. */
const LONGEST_MINUTES = 60 * 24 * 60;

const number = (text: string | undefined) => (text ? Number(text.replace(",", ".")) : 0);

function amount(text: string): number {
  const glyph = text.trim().slice(-1);
  const half = HALVES[glyph];
  return half === undefined ? number(text.trim()) : number(text.trim().slice(0, -1).trim()) + half;
}

/** Minutes of a stated duration, null when there is none, or it is nought or absurd. */
export function minutesOf(text: string | null): number | null {
  if (!text || text.length > 200) return null;
  let minutes = 0;
  const iso = ISO.exec(text);
  if (iso) {
    const [, , , weeks, days, hours, mins, seconds] = iso;
    minutes =
      number(weeks) * 7 * 1440 +
      number(days) * 1440 +
      number(hours) * 60 +
      number(mins) +
      number(seconds) / 60;
  } else {
    for (const [, count = "", unit = ""] of text.matchAll(WORDS))
      minutes += amount(count) * (MINUTES_OF[unit.charAt(0).toLowerCase()] ?? 0);
  }
  const rounded = Math.round(minutes);
  return rounded > 0 && rounded <= LONGEST_MINUTES ? rounded : null;
}
