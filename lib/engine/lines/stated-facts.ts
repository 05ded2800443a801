/** Yields and total times that a text states in a line or beside other facts ("Prep: 10 min   Cook: 25 min   Serves: 2"). */

import { findDurations } from "@/lib/engine/language/durations";

const YIELD_PATTERNS: readonly RegExp[] = [
  /\b(?:servings?|portions?|portionen|personen|serves|yields?|makes|porciones|raciones|porzioni|persone|personnes|comensales|rendimiento|rendement|ergibt)\b(?:\s{0,3}(?:size|about|for|fur|für|per|pour|para|:|-|–|=|~|≈|ca\.?|environ|circa|approximately|approx\.?|around|up to))*\s{0,3}((?:~\s{0,2})?(?:\d{1,3}|[½¼¾⅓⅔]|one|two|three|four|five|six|eight|ten|twelve|a\b|an\b|ein)[^\n|;]{0,60})/i,
  /\b((?:\d{1,3}(?:\s{0,2}(?:-|–|to|bis|à|a|o|oder)\s{0,2}\d{1,3})?))\s{0,2}(?:generous |large |small |big |hearty )?(?:servings?|portions?|portionen|personen|people|persons?|personnes|parts|personas|raciones|porciones|porzioni|persone)\b/i,
  /\b(?:serves|feeds|für|pour|para|per)\s{1,2}((?:\d{1,3}|two|three|four|five|six|eight|ten)(?:\s{0,2}(?:-|–|to|bis|à)\s{0,2}\d{1,3})?)\b/i,
];

/** Where the stated yield ends: at the next fact of the same line. */
const YIELD_END =
  /(?:(?<!\s)\s+)?(?:\||;|\t| {2}|\.(?=\s|$)|,?\s(?:prep|cook|total|adjust|time|difficulty|course|cuisine|calories|hydration)\b|(?<!\d)\d+x\b)[^]*$/i;

const NUMBER_WORDS: Readonly<Record<string, string>> = {
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  eight: "8",
  ten: "10",
  twelve: "12",
};

/** The yield as the line states it ("4-6 servings", "12 muffins"), or null. */
export function yieldIn(text: string): string | null {
  if (text.length > 400) return null;
  for (const pattern of YIELD_PATTERNS) {
    const found = pattern.exec(text);
    if (!found?.[1]) continue;
    const stated = (pattern === YIELD_PATTERNS[1] ? found[0] : found[1]).replace(YIELD_END, "").trim();
    const digits = /^[a-z]+/i.exec(stated)?.[0].toLowerCase();
    if (/\d|[½¼¾⅓⅔]/.test(stated)) return stated;
    if (digits && NUMBER_WORDS[digits]) return NUMBER_WORDS[digits] + stated.slice(digits.length);
  }
  return null;
}

const TOTAL_LABEL =
  /\b(?:total(?: time| cooking time)?|ready in|gesamtzeit|gesamt|temps total|tiempo total|tempo totale|duration|takes?)\b\s{0,3}[:–-]?\s{0,3}(?:about |approx\.? |ca\.? |~)?/i;
/** The stated total time in minutes ("Total Time: 1 hour 15 minutes" is 75), the upper end of a range; null when none is stated. */
export function totalMinutesIn(text: string): number | null {
  if (text.length > 400) return null;
  const label = TOTAL_LABEL.exec(text);
  if (!label) return null;
  const from = label.index + label[0].length;
  const rest = text.slice(from, from + 40).split(/[|;]/)[0] ?? "";
  const [stated, more] = findDurations(rest);
  if (!stated) return null;
  // "1 Std. 30 Min.": the full stop of the hours parts one time in two.
  const joined =
    more && /^[.\s]*$/.test(rest.slice(stated.end, more.start)) && more.minutes < stated.minutes
      ? more.minutes
      : 0;
  return Math.round((stated.minutesMax ?? stated.minutes) + joined);
}

const META_LABEL =
  /^(?:[^\p{L}\d]{0,4})(?:prep(?:aration)?(?: time)?|cook(?:ing)?(?: time)?|bak(?:e|ing)(?: time)?|total(?: time)?|active(?: time)?|hands-on(?: time)?|rest(?:ing)?(?: time)?|chill(?:ing)?(?: time)?|cool(?:ing)?(?: time)?|ris(?:e|ing)(?: time)?|marinat(?:e|ing)(?: time)?|refrigeration(?: time)?|fermentation(?: time)?|soak(?:ing)?(?: time)?|freez(?:e|ing)(?: time)?|additional(?: time)?|inactive(?: time)?|ready in|time|duration|takes|yields?|servings?|serves|makes|portions?|serving size|course|cuisine|category|categories|keywords?|difficulty|skill level|level|calories|diet|author|by|cost|method|equipment|tags|rating|source|title|date|draft|slug|image|layout|(?:arbeits|koch|back|gesamt|zubereitungs|vorbereitungs|ruhe)zeit|schwierigkeit(?:sgrad)?|portionen|personen|für|temps(?: de [\p{L}]{3,12}| total)?|préparation|cuisson|repos|difficulté|pour|tiempo(?: de [\p{L}]{3,12}| total)?|dificultad|porciones|raciones|para|tempo(?: di [\p{L}]{3,12}| totale)?|difficoltà|dosi(?: per)?|porzioni|preparazione|cottura)\s{0,3}(?::|=|\s(?=~?\d|about|approx|ca\.|for))/iu;

/** True when the line states facts about the recipe (time, yield, course) and no part of it. */
export function isMetaLine(text: string): boolean {
  if (text.length > 240) return false;
  if (META_LABEL.test(text)) return true;
  const key = text.trim();
  if (key.length > 60) return false;
  if (
    /^(?:about |~|ca\.? |approx\.? )?\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s{0,2}(?:minutes?|mins?|hours?|hrs?|servings?|portions?|people|portionen|personen|min|std|personnes|personas|persone)\.?$/i.test(
      key,
    )
  )
    return true;
  return /^(?:serves|feeds|makes|yields?)\s(?:about |around |approx\.? |up to |~)?(?:\d|one|two|three|four|five|six|eight|ten|a dozen|twelve)/i.test(
    key,
  );
}
