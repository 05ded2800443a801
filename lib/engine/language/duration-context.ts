/** Whether a stated time is one that a cook waits for, or only describes something (decisions §6: "times that are not timers"). */

const SENTENCE_BREAK = /[.;!?\n](?=\s|$)/g;
const STORES =
  /\b(?:keeps?|kept|stor(?:e|es|ed|age)|lasts?|good|stays?|leftovers?|shelf|best|eat(?:en)?|use(?:d)?\s+(?:up\s+)?within|freez(?:e|es|er)|frozen|refrigerat(?:e|ed|or)|fridge|made|make|prepared?)\b/i;
const WAITS =
  /\b(?:chill|refrigerate|stand|rest|cool|marinate|freeze|soak|sit|set|rise|prove|proof|simmer|cook|bake|leave|steep|ferment|brine|dry|thaw|defrost)[^.;]{0,30}$/i;
/** "per 10 minuti" is "for 10 minutes". */
const ITALIAN = /\p{L}*(?:minut[io]|or[ae]|second[io]|giorn[io])$/iu;
const ONE_DAY = 1440;

function sentenceBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 120), start);
  let cut = 0;
  for (const match of before.matchAll(SENTENCE_BREAK)) cut = match.index + 1;
  return before.slice(cut);
}

/**
 * True when the time at `[start, end)` of `text` is to be waited for. False for limits ("within 2 hours"), keeping times ("keeps for 2 weeks",
 * "up to 3 days"), lead times ("2 hours ahead"), rhythms ("every 10 minutes"), parts of another time ("the last 5 minutes") and
 * adjectives ("30-minute meal").
 */
export function isTimerContext(text: string, start: number, end: number, minutes: number): boolean {
  const before = sentenceBefore(text, start);
  const after = text.slice(end, end + 40);
  const stated = text.slice(start, end);
  // "a seconds-thick glaze", "a minute amount", "5 minute steaks", "ready in a minute"
  if (/^[-‐‑]\p{L}/u.test(after) || /^\s+(?:amounts?|quantit(?:y|ies)|specks?|steaks?)\b/i.test(after))
    return false;
  if (/^an?\s/i.test(stated) && /\bin\s+$/i.test(before)) return false;
  if (
    !(ITALIAN.test(stated) && /\bper\s+$/i.test(before)) &&
    /\b(?:within|inside|under|less than|every|each|first|last|final|remaining|per|than)\s+(?:of\s+)?(?:the\s+)?(?:about\s+)?$/i.test(
      before,
    ) &&
    !/\b(?:no|not) less than\s+$/i.test(before)
  )
    return false;
  if (/^\s*(?:per|a|each|for every|for each)\s+(?:pound|lb|kg|kilo|500|100)/i.test(after)) return false;
  if (/^[\s-]*(?:ahead|in advance|beforehand|earlier|old|prior|ago)\b/i.test(after)) return false;
  if (/^\s*(?:before|prior to)\b/i.test(after) && !WAITS.test(before)) return false;
  if (/[-‐‑]\p{L}+$/u.test(stated) && /^\s+\p{L}/u.test(after)) {
    return /^\s+(?:timer|rest|soak|simmer|boil|bake|chill|wait|rise|proof|steep|marinade|marination)\b/i.test(
      after,
    );
  }
  if (/\bup to\s+(?:about\s+)?$/i.test(before)) return minutes < 12 * 60 && !STORES.test(before);
  if (
    /^\s*(?:or\s+)?(?:in|inside)\s+(?:the|an?)\s+(?:fridge|refrigerator|freezer|airtight)/i.test(after) &&
    minutes >= 2 * ONE_DAY
  )
    return false;
  if (
    minutes > ONE_DAY &&
    STORES.test(before) &&
    !/\b(?:at least|ferment|marinate|brine|cure|soak)\b/i.test(before)
  )
    return false;
  return !/\b(?:keeps?|lasts?|stays? fresh|(?<!\ba\s)good)\s+(?:well\s+)?(?:for\s+)?(?:about\s+)?$/i.test(
    before,
  );
}
