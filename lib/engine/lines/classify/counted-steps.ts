/** Numbers without a point before the steps of a method: "1 Heat the oil in a pan". */
import { COOKING_VERBS, STEP_OPENERS } from "@/lib/engine/language/cooking-words";

/** "1 Heat the oil in a pan", "- 1Heat the oil": a step's number without a point, and without a blank where a page had them apart. */
const COUNTED = /^\s{0,8}(?:[-–•*·]\s{1,3})?(\d{1,2})\s?(?=\p{Lu}\p{Ll})/u;
/** "6 10 Minuten abkühlen lassen", behind step 5. */
const COUNTED_TIME = /^\s{0,8}(\d{1,2})\s(?=\d)/u;
const FEWEST_COUNTED = 3;
const COUNTED_WORDS = 5;
const MOST_STRIDE = 2;

/**
 * Lines that count up from one without a point, a number missing at most between two of them, when at least half of them open like an
 * instruction or all of them end in a full stop, as no list does: those are numbered steps.
 */
export function countedSteps(rows: readonly string[]): ReadonlySet<number> {
  let found: number[] = [];
  let opening = 0;
  let ended = 0;
  let last = 0;
  rows.forEach((row, source) => {
    const timed = found.length > 0 ? Number(COUNTED_TIME.exec(row)?.[1] ?? 0) : 0;
    const number = Number(COUNTED.exec(row)?.[1] ?? (timed === last + 1 ? timed : 0));
    if (number === 1 && found.length < FEWEST_COUNTED) {
      found = [];
      opening = 0;
      ended = 0;
      last = 0;
    }
    // A reader of photos loses a lone figure here and there.
    if (number <= last || number > last + (found.length > 0 ? MOST_STRIDE : 1)) return;
    const words = row
      .slice(COUNTED.exec(row)?.[0].length ?? 0)
      .trim()
      .split(/\s+/)
      .slice(timed > 0 ? 1 : 0);
    const first = (words[0] ?? "").toLowerCase().replace(/[^\p{L}]/gu, "");
    const opens = COOKING_VERBS.has(first) || STEP_OPENERS.has(first);
    const isEnded = /[.!]["”’)]?\s*$/u.test(row);
    if (words.length < COUNTED_WORDS && !((opens || isEnded) && words.length > 1)) return;
    found.push(source);
    last = number;
    if (opens) opening += 1;
    if (isEnded) ended += 1;
  });
  const isMethod = opening * 2 >= found.length || ended === found.length;
  return new Set(found.length >= FEWEST_COUNTED && isMethod ? found : []);
}

/** The row with a point behind its number, and no other mark before it. */
export const withPoint = (row: string): string =>
  row.replace(/^(\s*)(?:[-–•*·]\s{1,3})?(\d{1,2})\s?/u, "$1$2. ");
