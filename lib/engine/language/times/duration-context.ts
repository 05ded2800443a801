/** Whether a stated time is one that a cook waits for, or only describes something. */
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import type { TimeContext } from "@/lib/engine/language/pack";
import { PACKS } from "@/lib/engine/language/registry";

const HOUR = 60;
const DAY = 1440;
const HALF_A_DAY = 720;
/** Words this far before or behind a time still speak of it. */
const BEFORE_CHARS = 120;
const BEHIND_CHARS = 40;
const ENDS = ".;!?\n";

/** What stands before the time in its own sentence. */
function sentenceBefore(text: string, start: number): string {
  const from = Math.max(0, start - BEFORE_CHARS);
  for (let at = start - 1; at >= from; at -= 1) {
    const isEnd = ENDS.includes(text[at] ?? "") && /\s/.test(text[at + 1] ?? " ");
    if (isEnd) return text.slice(at + 1, start);
  }
  return text.slice(from, start);
}

/** The words that join a number to its unit end in a noun: "30-minute meal". "2-hours until tender" is written so for 2 hours. */
const ADJECTIVE = /[-‐‑]\p{L}+(?<!\p{L}s)$/u;
/** "20'", minutes in whichever language. */
const PRIME_ENDS = /['’′]$/u;
const COMPOUND_BEHIND = /^[-‐‑]\p{L}/u;

/** "20 minutes before the end, …", "about an hour before …": nothing but a word for "about" stands before it. */
const OPENS = /^[^\p{L}]*(?:(\p{L}{2,14})\.?\s+)?$/u;
/** "…, simmer for 10 minutes": a number further on in the sentence. */
const OWN_TIME = /^[^.;!?\n]*\d/u;
function opensSentence(before: string): boolean {
  const found = OPENS.exec(before);
  return found !== null && !COOKING_VERBS.has(found[1]?.toLowerCase() ?? "");
}

function waits(
  words: TimeContext,
  {
    before,
    stated,
    after,
    hasOwnTime,
  }: { before: string; stated: string; after: string; hasOwnTime: boolean },
  minutes: number,
): boolean {
  if (words.nounsBehind.test(after)) return false;
  if (words.article.test(stated) && words.soon.test(before)) return false;
  if (words.limitsBefore.test(before) && !words.limitsBeforeNot.test(before)) return false;
  // "5 minutes before the end, add the peas" is to be waited for, but not where the order has a time of its own.
  if (words.endBehind.test(after) && opensSentence(before) && hasOwnTime) return false;
  // "Make it at least a day before serving": by when, and nothing rings.
  if (minutes >= DAY && words.beforeBehind.test(after) && words.madeBefore?.test(before) === true)
    return false;
  if (words.ratesBehind.test(after) || words.leadBehind.test(after)) return false;
  if (ADJECTIVE.test(stated) && /^\s+\p{L}/u.test(after)) return words.waitNouns.test(after);
  if (words.upTo.test(before)) return minutes < HALF_A_DAY && !words.stores.test(before);
  if (words.placesBehind.test(after) && minutes >= 2 * DAY) return false;
  if (minutes > DAY && words.stores.test(before) && !words.storesNot.test(before)) return false;
  // "Lower the flame and keep for 30 minutes" cooks.
  return minutes < HOUR || !words.keepsBefore.test(before);
}

/**
 * True when the time at `[start, end)` of `text` is to be waited for. False for limits ("within 2 hours"), keeping times ("keeps for 2 weeks",
 * "up to 3 days"), lead times ("2 hours ahead"), rhythms ("every 10 minutes") and adjectives ("30-minute meal"). A language whose
 * words for this nobody has written down yet waits for every time.
 */
export function isTimerContext(text: string, start: number, end: number, minutes: number): boolean {
  const after = text.slice(end, end + BEHIND_CHARS);
  // "a seconds-thick glaze"
  if (COMPOUND_BEHIND.test(after)) return false;
  const before = sentenceBefore(text, start);
  const stated = text.slice(start, end);
  const hasOwnTime = OWN_TIME.test(text.slice(end, end + BEFORE_CHARS));
  const around = { before, stated, after, hasOwnTime };
  // "per 10 minuti" is "for 10 minutes": its own language decides over a word that two share.
  const isOwn = (): boolean =>
    PACKS.some(
      ({ durations }) =>
        durations.waitsBefore?.test(before) === true &&
        (durations.ownUnit?.test(stated) === true || PRIME_ENDS.test(stated)),
    );
  return PACKS.every(({ durations: { context } }) => !context || waits(context, around, minutes)) || isOwn();
}

/** "10 minutes" with this behind it says how long before something: " before serving, add the oil". */
export const isBeforeSomething = (behind: string): boolean =>
  PACKS.some(({ durations: { context } }) => context?.beforeBehind.test(behind) === true);
