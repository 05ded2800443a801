/** Reads what a line states around a recipe: for how many, how much comes out of it, how long it takes; one fact or a row of them. */
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { TIME_KINDS } from "@/lib/engine/language/shapes";
import { keepingRecent } from "@/lib/engine/language/memory";
import {
  ADDED,
  ANY_LABEL,
  BARE_PIECES,
  BETWEEN,
  COUNT,
  EATERS_INSIDE,
  FOR_COUNT,
  FOR_LABEL,
  forPeopleIn,
  HAS_EATERS,
  HELPINGS,
  isForWeight,
  isOrder,
  isSized,
  isYieldLabel,
  LABEL,
  mayState,
  OPEN_ENDED,
  OTHER_TIME,
  PEOPLE,
  PEOPLE_INSIDE,
  SIZED_VESSEL,
  withoutAboutStops,
  YIELD_LEAD,
  yieldText,
} from "./fact-patterns";
import { countsNobody, LONGEST_ROW } from "./recipe-card";
import {
  addedMinutes,
  addTimes,
  commaParts,
  countsThings,
  isPieces,
  minutesAt,
  noteTime,
  ownTimeAt,
  timeAt,
  wordCount,
  withoutNeeded,
  yieldAndTime,
  type Times,
} from "./fact-times";
export { isCardLine } from "./recipe-card";
export { dividedInto, totalMinutesIn } from "./fact-times";

export type StatedFacts = {
  /** People, as stated: "4", "4-6 servings". */
  servings?: string;
  /** What comes out, where that is no number of people: "24 cookies", "1 loaf". */
  makes?: string;
  /** Minutes, ranges by their lower end; 0 for a time without a number ("overnight"). */
  times: Times;
  /** A time that stands without a label: "30 mins". */
  plain?: number;
  /** True when a sentence leads up to the yield: "This should make 24". */
  isLed?: boolean;
  /** True when the line says these facts and nothing of the recipe itself. */
  isRow: boolean;
  /** Sentences of the line that state none of it ("Serves 8. Good hot or cold."). */
  rest: string[];
};

const LONGEST_ROW_WORDS = 18;
/** Part of a row's words that its facts must be made of, when it does not begin with one. */
const ROW_SHARE = 0.5;

/** One stated yield, by what it counts: people or pieces. A number alone counts people. */
function partYield(stated: string): { servings?: string; makes?: string } {
  const text = yieldText(stated);
  const count = COUNT.exec(text);
  if (count === null) return {};
  const counted = text.slice(count[0].length).trim();
  return counted === "" || HAS_EATERS.test(counted) ? { servings: text } : { makes: text };
}

/** For how many a sentence about something else says the dish is: "feeds 6 easily", "a supper dish for four."; null when it does not. */
export function eatersIn(text: string): string | null {
  const found = EATERS_INSIDE.exec(text);
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? null;
}

/** A yield as a page's data states it, label and all: "12", "Serves 4", "Makes 24 cookies"; words without a number count people. */
export function statedYield(text: string): { servings?: string; makes?: string } {
  const { servings, makes } = factsIn(text);
  if (servings !== undefined || makes !== undefined)
    return { ...(servings === undefined ? {} : { servings }), ...(makes === undefined ? {} : { makes }) };
  const parted = partYield(text);
  return parted.servings === undefined && parted.makes === undefined ? { servings: text } : parted;
}

type Draft = Omit<StatedFacts, "isRow" | "rest">;

/** "Für ca. 30 min in den Ofen": how long, and not for how many; "4 u 6" is a range, though a letter may be an hour. */
function saysHowLong(value: string): boolean {
  const time = timeAt(value);
  // "2 u 3" is a range of eaters in Spanish and "1 h 30" a time: minutes have two digits.
  return time !== null && !/^\s?\d/.test(value.slice(time.end)) && !/^\s?\d+\s\p{L}\s\d(?!\d)/u.test(value);
}

/** Reads one label with the words behind it into `facts`; false when no value follows the label. */
function readLabel(
  groups: Readonly<Record<string, string | undefined>>,
  value: string,
  facts: Draft,
): boolean {
  for (const kind of TIME_KINDS) {
    if (groups[kind] === undefined) continue;
    const time = timeAt(value);
    if (time === null) return false;
    if (kind === "total") facts.times.total ??= time.minutes + addedMinutes(value.slice(time.end));
    else {
      facts.times[kind] = (facts.times[kind] ?? 0) + time.minutes;
      addTimes(value.slice(time.end), facts.times);
    }
    return true;
  }
  if (countsNobody(groups.serves ?? "", value) || saysHowLong(value)) return false;
  const text = yieldText(value);
  if (groups.serves !== undefined) {
    // "Serves: 12 brownies" counts brownies, as "Porciones: 24 alfajores chicos" does, and "Serves 4 bowls" people.
    const pieces =
      [text, text.replace(/\s\p{L}+$/u, "")].some((named) => BARE_PIECES.test(named)) ||
      (FOR_LABEL.test(groups.serves) && isPieces(text));
    if ((pieces && !HELPINGS.test(text)) || isSized(text)) facts.makes ??= text;
    else facts.servings ??= text;
    return true;
  }
  const part = partYield(text);
  if (part.servings !== undefined && OPEN_ENDED.test(groups.makes ?? "") && !HAS_EATERS.test(text))
    facts.makes ??= text;
  else if (part.makes !== undefined) facts.makes ??= part.makes;
  else facts.servings ??= text;
  return true;
}

/** Inside a sentence only a label with a colon and a capital opens a fact ("By Ann Total Time: 1 hour"), never "Serve: …", which orders. */
const opensInside = ({ 0: label, groups }: RegExpMatchArray): boolean =>
  /^\p{Lu}/u.test(label) && label.includes(":") && !COOKING_VERBS.has((groups?.serves ?? "").toLowerCase());

/** Reads one piece of a row; true when it states a fact from its beginning. */
function readPiece(piece: string, facts: Draft, bare: boolean): boolean {
  const words = piece.replace(/^[^\p{L}\p{N}~≈+]+/u, "");
  if (words === "") return true;
  const lead = YIELD_LEAD.exec(words)?.[0].length ?? 0;
  const isLed = lead > 0 && isYieldLabel(words.slice(lead));
  const opening = isLed ? words.slice(lead) : words;
  if (isLed) facts.isLed = true;
  const count = bare ? FOR_COUNT.exec(opening) : null;
  if (count !== null) {
    facts.servings ??= yieldText(count[1] ?? opening);
    return true;
  }
  const people = (timeAt(opening) === null ? PEOPLE.exec(opening) : null) ?? forPeopleIn(opening);
  if (people !== null) {
    facts.servings ??= yieldText(people[1] ?? opening);
    return true;
  }
  let leads = false;
  let open: { groups: Record<string, string | undefined>; from: number } | null = null;
  const close = (end: number): void => {
    if (open && readLabel(open.groups, opening.slice(open.from, end), facts)) leads = true;
  };
  for (const found of LABEL.all(opening)) {
    // A label without a value before the next one is a word of the sentence.
    const first = open === null;
    if (first && found.index > 0 && !opensInside(found)) continue;
    const value = opening.slice(found.index + found[0].length);
    if (isOrder(found, value)) continue;
    if (!first && (isForWeight(found, value) || (minutesAt(value) === null && !COUNT.test(value)))) continue;
    close(found.index);
    open = { groups: found.groups ?? {}, from: found.index + found[0].length };
  }
  close(opening.length);
  if (leads) return true;
  const added = ADDED.exec(opening);
  if (added !== null && (Object.keys(facts.times).length > 0 || facts.plain !== undefined)) {
    addTimes(opening, facts.times);
    return true;
  }
  const time = ownTimeAt(opening);
  if (time !== null) {
    const behind = opening.slice(time.end);
    if (OTHER_TIME.test(behind)) return false;
    noteTime(time.minutes, behind, facts);
    const eaters = PEOPLE.exec(behind.trim())?.[0]; // "35 min 4 pers. easy"
    if (eaters !== undefined) facts.servings ??= yieldText(eaters);
    return true;
  }
  const label = bare || Object.keys(facts.times).length > 0 ? ANY_LABEL.exec(opening)?.[0] : undefined;
  const labelled = label === undefined || OTHER_TIME.test(label) ? null : timeAt(opening.slice(label.length));
  if (
    label !== undefined &&
    labelled !== null &&
    wordCount(opening.slice(label.length + labelled.end)) <= MOST_BEHIND
  ) {
    facts.times.cooking = (facts.times.cooking ?? 0) + labelled.minutes;
    addTimes(opening.slice(label.length + labelled.end), facts.times);
    return true;
  }
  if (bare && (BARE_PIECES.test(opening) || SIZED_VESSEL.test(opening))) {
    if (facts.makes === undefined || SIZED_VESSEL.test(facts.makes)) facts.makes = yieldText(opening);
    return true;
  }
  return false;
}

/** More words behind a time under a label that no list knows tell what to do. */
const MOST_BEHIND = 6;

/** True when `row` states facts and nothing beside them. */
export function stateFact(row: string): boolean {
  const { isRow, rest } = factsIn(row);
  return isRow && rest.length === 0;
}

/**
 * The facts that `text` states. `bare`: a number of pieces counts without a label ("12 muffins"), as it does above a recipe and in brackets.
 * Linear in the length of the text; a text that is too long for a row states none.
 */
export const factsIn = (text: string, bare = false): StatedFacts =>
  bare ? readBareFacts(text) : readFacts(text);

const readBareFacts = keepingRecent((text) => dashedFact(text) ?? readRow(text, true));
const readFacts = keepingRecent((text) => dashedFact(text) ?? readRow(text, false));

/** "Servings - 8 to 10", "Total cook time – 2 hours": a dash in the place of the colon. */
const DASHED = /^(\p{L}[\p{L} ]{3,30}?)\s[-–—]\s(?=\d)/u;

/** What such a row states, where it states nothing else; null for any other row. "Bake - 30 minutes" is an order. */
function dashedFact(text: string): StatedFacts | null {
  const label = text.length > LONGEST_ROW ? undefined : DASHED.exec(text)?.[1];
  if (label === undefined || COOKING_VERBS.has(label.toLowerCase())) return null;
  const stated = readRow(text.replace(DASHED, "$1: "), false);
  return stated.isRow && stated.rest.length === 0 ? stated : null;
}

/** "Feeds a crowd (10-12)": the one number of a row, in brackets. */
const ONLY_NUMBER = /^(\D{2,30})\((\d{1,3}(?:\s?[-–]\s?\d{1,3})?)\)(\D*)$/u;

/** "Original recipe (1X) yields 6 servings": how many times the recipe is shown. */
const TIMES_SHOWN = /\s\(\d{1,2}x\)(?=\s)/iu;

function readRow(row: string, bare: boolean): StatedFacts {
  const text = row.length > LONGEST_ROW ? row : row.replace(TIMES_SHOWN, "");
  const facts: Draft = { times: {} };
  const rest: string[] = [];
  if (text.length > LONGEST_ROW || !mayState(text)) return { ...facts, isRow: false, rest: [text] };
  let begins = false;
  let covered = 0;
  const plain = withoutNeeded(text.replace(/[*_]{1,3}|\[\s?[-–−+]\s?\]/g, "").trim());
  const bracketed = /^\(.*\)$/.test(plain) ? plain.slice(1, -1) : plain.replace(ONLY_NUMBER, "$1$2$3");
  withoutAboutStops(bracketed)
    .split(BETWEEN)
    .flatMap((piece) => (piece === undefined ? [] : yieldAndTime(piece)))
    .forEach((piece, index) => {
      if (piece.trim() === "") return;
      let found = false;
      const inner = /\(([^()]{2,60})\)/.exec(piece); // "one 9-inch pie (8 servings)"
      const outside = inner === null ? piece : piece.replace(inner[0], " ");
      const feeds = PEOPLE.test(inner?.[1] ?? "") && !HAS_EATERS.test(outside);
      const parts = commaParts(feeds ? outside : piece);
      const counts = bare && countsThings(piece, parts);
      for (const part of parts) if (readPiece(part, facts, counts)) found = true;
      if (found && (feeds || facts.servings !== undefined)) readPiece(inner?.[1] ?? "", facts, true);
      if (index === 0) begins = found;
      if (found) covered += wordCount(piece);
      else rest.push(piece.trim());
    });
  const words = wordCount(text);
  const some =
    facts.servings !== undefined ||
    facts.makes !== undefined ||
    facts.plain !== undefined ||
    Object.keys(facts.times).length > 0;
  const isRow = some && words <= LONGEST_ROW_WORDS && (begins || covered >= ROW_SHARE * words);
  return { ...facts, isRow, rest: isRow ? rest : [text] };
}

/** The yield that a line states anywhere in it, in its own words ("4-6", "12 muffins"); null when it states none. */
export function yieldIn(text: string): string | null {
  const { servings, makes } = factsIn(text);
  const stated = servings ?? makes;
  if (stated !== undefined || text.length > LONGEST_ROW) return stated ?? null;
  for (const found of LABEL.all(text)) {
    if (found.groups?.serves === undefined && found.groups?.makes === undefined) continue;
    const value = text.slice(found.index + found[0].length);
    if (COUNT.test(value) && opensInside(found)) return yieldText(value.split(BETWEEN)[0] ?? value);
  }
  return PEOPLE_INSIDE.exec(text)?.[0] ?? null;
}
