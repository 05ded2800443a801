/** Reads what a line states around a recipe: for how many, how much comes out of it, how long it takes; one fact or a row of them. */
import { findDurations } from "@/lib/engine/language/durations";
import { factPattern, type TimeKind } from "@/lib/engine/language/facts";

export type StatedFacts = {
  /** People, as stated: "4", "4-6 servings". */
  servings?: string;
  /** What comes out, where that is no number of people: "24 cookies", "1 loaf". */
  makes?: string;
  /** Minutes, ranges by their lower end; 0 for a time without a number ("overnight"). */
  times: Partial<Record<TimeKind, number>>;
  /** A time that stands without a label: "30 mins". */
  plain?: number;
  /** True when the line says these facts and nothing of the recipe itself. */
  isRow: boolean;
  /** Sentences of the line that state none of it ("Serves 8. Good hot or cold."). */
  rest: string[];
};

/** A longer line tells a story. */
const LONGEST_ROW = 240;
const LONGEST_ROW_WORDS = 18;
/** Part of a row's words that its facts must be made of, when it does not begin with one. */
const ROW_SHARE = 0.5;

const KINDS: readonly TimeKind[] = ["preparation", "cooking", "resting", "total"];
const NUMBER = `(?:\\d{1,4}(?:[.,/]\\d{1,2})?|[½¼¾⅓⅔]|(?:${factPattern((words) => words.numbers)})(?!\\p{L}))`;
const ABOUT = `(?:(?:${factPattern((words) => words.about)})(?![\\p{L}])\\s{0,2}|[~≈:=–-]\\s{0,2}){0,3}`;
const RANGE = `(?:\\s{0,2}(?:-|–|—|(?:${factPattern((words) => words.ranges)})(?!\\p{L}))\\s{0,2}${NUMBER})?`;
const EATERS = `(?:${factPattern((words) => words.eaters)})(?!\\p{L})`;
const PIECES = `(?:${factPattern((words) => words.pieces)})(?!\\p{L})`;
const LABEL = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${KINDS.map((kind) => `(?<${kind}>${factPattern((words) => words.times[kind])})`).join("|")}` +
    `|(?<serves>${factPattern((words) => words.serves)})|(?<makes>${factPattern((words) => words.makes)}))(?![\\p{L}-])\\s{0,3}(?::|=|–|-)?\\s{0,3}`,
  "giu",
);
const OPEN_ENDED = new RegExp(`^(?:${factPattern((words) => words.openEnded)})(?!\\p{L})`, "iu");
const COUNT = new RegExp(`^${ABOUT}${NUMBER}${RANGE}`, "iu");
const PEOPLE = new RegExp(`^${ABOUT}${NUMBER}${RANGE}\\s(?:\\p{L}+\\s){0,2}${EATERS}`, "iu");
/** "For 4 people", "Ingredientes para 6 personas": a short phrase that ends with them. */
const FOR_PEOPLE = new RegExp(
  `^(?:\\p{L}+\\s){1,3}(${NUMBER}${RANGE}\\s(?:\\p{L}+\\s){0,1}${EATERS})[\\s:.]*$`,
  "iu",
);
const BARE_PIECES = new RegExp(
  `^${ABOUT}${NUMBER}${RANGE}\\s(?:[\\p{L}\\d"″”×x.-]+\\s){0,3}${PIECES}(?=\\s*(?:$|[(,.;:!]))`,
  "iu",
);
const HAS_EATERS = new RegExp(`(?<!\\p{L})${EATERS}`, "iu");
const DIVIDED = new RegExp(
  `(?<!\\p{L})(?:${factPattern((words) => words.divides)})\\s(${NUMBER}\\s(?:\\p{L}+\\s)?${PIECES})`,
  "iu",
);
const OVERNIGHT = new RegExp(`^(?:${factPattern((words) => words.overnight)})(?!\\p{L})`, "iu");
const BARE_MINUTES = new RegExp(
  `(\\d\\s?(?:${factPattern((words) => words.hours)})\\.?)\\s(\\d{1,2})(?=\\s*(?:$|[|,;.)]))`,
  "iu",
);
/** "30-Minute Meals" is a name and no time. */
const ADJECTIVE = /^\D{0,12}\d{1,3}[-‑]\p{L}{3,}\s\p{L}/u;
const TIME_LEAD = new RegExp(`^${ABOUT}`, "iu");
/** Marks between the facts of a row, and the ends of its sentences; a dash between two numbers is a range. */
const BETWEEN = /(?:(?<!\s)\s+)?[|•·¦;\t]\s*|(?<!\s)\s+\/\s+|(?<!\d)\s[–—-]\s|\s[–—-]\s(?!\d)|(?<=[^\s.][.!])\s+(?=[\p{Lu}(])/u;

/** The minutes that `text` begins with, its lower end; null when it begins with no time. */
function minutesAt(text: string): number | null {
  const value = text.replace(TIME_LEAD, "");
  if (OVERNIGHT.test(value)) return 0;
  const look = value.slice(0, 60).replace(BARE_MINUTES, "$1 $2 min");
  const [first, more] = findDurations(look);
  if (first === undefined || first.start > 1) return null;
  // "1 hr. 15 min.": the full stop of the hours parts one time in two.
  const goesOn =
    more !== undefined &&
    more.minutes < first.minutes &&
    /^[.\s]{1,3}$/.test(look.slice(first.end, more.start));
  return Math.round(first.minutes + (goesOn ? more.minutes : 0));
}

/** A yield ends at the next remark: "2 drinks, with syrup left over" is "2 drinks"; "1 loaf, about 900 g" is whole. */
function yieldText(value: string): string {
  const comma = value.indexOf(", ");
  const measured = comma >= 0 && COUNT.test(value.slice(comma + 2)) && !/^\d/.test(value.slice(comma + 2));
  const kept = comma >= 0 && !measured ? value.slice(0, comma) : value;
  return kept
    .replace(/^[\s:=–-]+/, "")
    .replace(/(?<![\s.!,;:])[\s.!,;:]+$/, "")
    .trim();
}

/** One stated yield, by what it counts: people or pieces. A number alone counts people. */
export function partYield(stated: string): { servings?: string; makes?: string } {
  const text = yieldText(stated);
  const count = COUNT.exec(text);
  if (count === null) return {};
  const counted = text.slice(count[0].length).trim();
  return counted === "" || HAS_EATERS.test(counted) ? { servings: text } : { makes: text };
}

/** What the last words of a method divide the dish into ("… and cut into 24 bars"); null when they do not. */
export const dividedInto = (text: string): string | null => DIVIDED.exec(text)?.[1] ?? null;

/** A yield as a page's data states it, label and all: "12", "Serves 4", "Makes 24 cookies"; words without a number count people. */
export function statedYield(text: string): { servings?: string; makes?: string } {
  const { servings, makes } = factsIn(text);
  if (servings !== undefined || makes !== undefined)
    return { ...(servings === undefined ? {} : { servings }), ...(makes === undefined ? {} : { makes }) };
  const parted = partYield(text);
  return parted.servings === undefined && parted.makes === undefined ? { servings: text } : parted;
}

type Draft = Omit<StatedFacts, "isRow" | "rest">;

/** Reads one label with the words behind it into `facts`; false when no value follows the label. */
function readLabel(
  groups: Readonly<Record<string, string | undefined>>,
  value: string,
  facts: Draft,
): boolean {
  for (const kind of KINDS) {
    if (groups[kind] === undefined) continue;
    const minutes = minutesAt(value);
    if (minutes === null) return false;
    facts.times[kind] =
      kind === "total" ? (facts.times.total ?? minutes) : (facts.times[kind] ?? 0) + minutes;
    return true;
  }
  if (!COUNT.test(value)) return false;
  const text = yieldText(value);
  if (groups.serves !== undefined) {
    facts.servings ??= text;
    return true;
  }
  const part = partYield(text);
  if (part.servings !== undefined && OPEN_ENDED.test(groups.makes ?? "") && !HAS_EATERS.test(text))
    facts.makes ??= text;
  else if (part.makes !== undefined) facts.makes ??= part.makes;
  else facts.servings ??= text;
  return true;
}

/** Inside a sentence only a label with a colon and a capital opens a fact ("By Ann Total Time: 1 hour"), never "to serve: …". */
const opensInside = (label: string): boolean =>
  /^\p{Lu}/u.test(label) && label.includes(":") && !/^serve\W/i.test(label);

/** Reads one piece of a row; true when it states a fact from its beginning. */
function readPiece(piece: string, facts: Draft, bare: boolean): boolean {
  const opening = piece.replace(/^[^\p{L}\p{N}½¼¾⅓⅔~≈]+/u, "");
  if (opening === "") return true;
  const people = PEOPLE.exec(opening) ?? FOR_PEOPLE.exec(opening);
  if (people !== null) {
    facts.servings ??= yieldText(people[1] ?? opening);
    return true;
  }
  let leads = false;
  let open: { groups: Record<string, string | undefined>; from: number } | null = null;
  const close = (end: number): void => {
    if (open && readLabel(open.groups, opening.slice(open.from, end), facts)) leads = true;
  };
  for (const found of opening.matchAll(LABEL)) {
    // A label without a value before the next one is a word of the sentence.
    const first = open === null;
    if (first && found.index > 0 && !opensInside(found[0])) continue;
    const value = opening.slice(found.index + found[0].length);
    if (!first && minutesAt(value) === null && !COUNT.test(value)) continue;
    close(found.index);
    open = { groups: found.groups ?? {}, from: found.index + found[0].length };
  }
  close(opening.length);
  if (leads) return true;
  const minutes = minutesAt(opening);
  if (minutes !== null && minutes > 0 && !ADJECTIVE.test(opening)) {
    const kind = kindBehind(opening);
    if (kind === null) facts.plain ??= minutes;
    else facts.times[kind] = (facts.times[kind] ?? 0) + minutes;
    return true;
  }
  if (bare && BARE_PIECES.test(opening)) {
    facts.makes ??= yieldText(opening);
    return true;
  }
  return false;
}

/** A label this far behind its time is a word of the sentence. */
const LABEL_REACH = 5;

/** The label behind a time: "30 min de préparation", "20 minutes prep". */
function kindBehind(text: string): TimeKind | null {
  const end = findDurations(text)[0]?.end ?? 0;
  for (const found of text.matchAll(LABEL)) {
    if (found.index > end + LABEL_REACH) return null;
    for (const kind of KINDS) if (found.groups?.[kind] !== undefined) return kind;
  }
  return null;
}

/** The parts between commas; a measure of what comes before stays with it ("1 loaf, about 900 g"). */
function commaParts(piece: string): string[] {
  const parts: string[] = [];
  for (const part of piece.split(/,\s+/)) {
    const measures = parts.length > 0 && !/^\d/.test(part) && COUNT.test(part) && minutesAt(part) === null;
    if (measures) parts[parts.length - 1] += `, ${part}`;
    else parts.push(part);
  }
  return parts;
}

const wordCount = (text: string): number => (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;

/**
 * The facts that `text` states. `bare`: a number of pieces counts without a label ("12 muffins"), as it does above a recipe and in brackets.
 * Linear in the length of the text; a text that is too long for a row states none.
 */
export function factsIn(text: string, bare = false): StatedFacts {
  const facts: Draft = { times: {} };
  const rest: string[] = [];
  if (text.length > LONGEST_ROW) return { ...facts, isRow: false, rest: [text] };
  let begins = false;
  let covered = 0;
  const plain = text.replace(/[*_]{1,3}/g, "").trim();
  const bracketed = /^\(.*\)$/.test(plain) ? plain.slice(1, -1) : plain;
  bracketed.split(BETWEEN).forEach((piece, index) => {
    if (piece === undefined || piece.trim() === "") return;
    let found = false;
    const inner = /\(([^()]{2,60})\)/.exec(piece);
    for (const part of commaParts(piece)) if (readPiece(part, facts, bare)) found = true;
    if (found && inner?.[1] !== undefined && facts.servings !== undefined) readPiece(inner[1], facts, true);
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
