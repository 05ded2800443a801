/** The words behind a food of the list, in pieces: "peeled and cut into batons" is two ways of making ready. */
import { LINKING } from "@/lib/engine/language/linking";
import { APPROXIMATELY } from "@/lib/engine/language/line-words";
import { unitOf, unitWritten } from "@/lib/engine/language/units";
import type { IngredientLine } from "@/lib/engine/lines/ingredient-line";
import { LIST_WORK } from "@/lib/engine/language/cooking-words";

const {
  cut: CUT,
  fruitParts: FRUIT_PARTS,
  handWork: HAND_WORK,
  how: HOW,
  howContinues: HOW_CONTINUES,
  kept: KEPT,
  toldApart: TOLD_APART,
  manages: MANAGES,
  ofEach: OF_EACH,
  onlyAfterOthers: ONLY_AFTER_OTHERS,
  butchered: BUTCHERED,
  parts: PARTS,
  partWords: PART_WORDS,
  removed: PARTS_REMOVED,
  saying: SAYING,
  separators: SEPARATORS,
} = LIST_WORK;

/** One way of making ready: "finely" "chop", "cut" "into chunks"; `part` for "casings removed". */
export type Piece = { verb: string; how: string; rest: string; part: string | null };

const LONGEST_PART_WORDS = 7;
/** "leaves separated" is work; "white and green parts separated" says how it is cut. */
const MOST_WORDS_APART = 3;
const COMMA = new RegExp(`,\\s*(?:${SAYING.and}\\s+)?`, "g");
export const clean = (word: string): string => word.toLowerCase().replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, "");
const isSeparator = (word = ""): boolean => SEPARATORS.has(word) || SEPARATORS.has(clean(word));
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

export type Segment = { text: string; start: number; bracketed: boolean };

/** "sliced thin *", which a line below the list explains. */
const FOOTNOTE_STAR = /\s?[*†]{1,3}$/u;

/** The text behind the food in pieces, cut at commas, semicolons, colons and dashes; a bracket is one piece. */
export function segmentsOf(text: string, from: number): Segment[] {
  const segments: Segment[] = [];
  let start = from;
  let bracketed = false;
  const close = (end: number): void => {
    const piece = text.slice(start, end).trim().replace(FOOTNOTE_STAR, "");
    if (piece !== "") segments.push({ text: piece, start, bracketed });
    start = end + 1;
  };
  for (let at = from; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === "(" || char === ")") {
      close(at);
      bracketed = char === "(";
    } else if (!bracketed && parts(text, at)) close(at);
  }
  close(text.length);
  return segments.flatMap((segment, index): Segment[] => {
    const [before, after] = [segments[index - 1], segments[index + 1]];
    // "cut into ½-inch (1 cm) wedges": a measure in brackets stands inside one piece.
    if (segment.bracketed) {
      if (before && after && goesOnBehind(text, after)) return [];
      if (isAnotherFood(segment.text) || namesItAgain(text.slice(0, segment.start), segment.text)) return [];
      return segment.text.split(",").map((part) => ({ ...segment, text: part.trim() }));
    }
    if (before?.bracketed && segments[index - 2] && goesOnBehind(text, segment)) return [];
    const behind = segments[index + 2];
    return after?.bracketed && behind && goesOnBehind(text, behind)
      ? [{ ...segment, text: `${segment.text} ${behind.text}` }]
      : [segment];
  });
}

/** "veggie: 400g lentils, drained", "or 1 Japanese eggplant, sliced", "or canned tomatoes, blended": another food, and no work on the line's. */
function isAnotherFood(bracket: string): boolean {
  const joint = /^(\p{L}{1,8})\s/u.exec(bracket)?.[1]?.toLowerCase() ?? "";
  if (LINKING.alternatives.has(joint)) return true;
  const measure = /^[^:]{1,30}:\s*\p{N}{1,5}\s?(\p{L}{1,12})\s/u.exec(bracket)?.[1];
  return measure !== undefined && unitOf(measure) !== null;
}

/** "1 tbsp chili powder (ground dried chili powder)": what it is, and no work on it. */
function namesItAgain(before: string, bracket: string): boolean {
  const given = wordsOf(bracket).map(clean);
  if (given.length < 2 || IMPERATIVES.has(given[0] ?? "")) return false;
  const named = wordsOf(before).map(clean);
  return named.includes(given.at(-1) ?? "");
}

/** The piece stands right behind a bracket, without a comma. */
const goesOnBehind = (text: string, piece: Segment): boolean =>
  text.charAt(piece.start - 1) === ")" && /^\s+\p{L}/u.test(text.slice(piece.start, piece.start + 3));

/** A comma, semicolon or colon that is no part of a number, or a dash between blanks. */
function parts(text: string, at: number): boolean {
  const char = text.charAt(at);
  const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
  if (char === ",") return !(/\d/.test(before) && /\d/.test(after));
  return char === ";" || char === ":" || (/[-–—]/.test(char) && before === " " && after === " ");
}

/** The imperative of a way of making ready: "chopped" → "chop", "well-rinsed" → "rinse". */
function verbOf(word: string): string | undefined {
  const found = HAND_WORK[word];
  const dash = word.indexOf("-");
  if (found !== undefined || dash < 0 || !HOW.has(word.slice(0, dash))) return found;
  return HAND_WORK[word.slice(dash + 1)];
}

/** The ways of making ready that `segment` begins with; null when it says anything else. */
export function piecesOf(segment: string, continued: boolean): Piece[] | null {
  const given = wordsOf(segment.replace(COMMA, ` ${SAYING.and} `));
  const pieces: Piece[] = [];
  let at = 0;
  if (MANAGES.has(clean(given[0] ?? "")) && isSeparator(given[1])) at = 2;
  while (at < given.length && (isSeparator(given[at]) || OF_EACH.has(clean(given[at] ?? "")))) at += 1;
  // "boned and diced": the butcher does the first.
  while (BUTCHERED.has(clean(given[at] ?? "")) && (at + 1 === given.length || isSeparator(given[at + 1])))
    at += 2;
  while (at < given.length) {
    const how: string[] = [];
    while (HOW.has(clean(given[at] ?? ""))) {
      how.push((given[at] ?? "").toLowerCase());
      at += 1;
    }
    const word = clean(given[at] ?? "");
    const verb = verbOf(word);
    if (verb === undefined) {
      if (how.length > 0) break;
      const part = partOf(given, at);
      if (part === null && pieces.length > 0) break;
      if (part === null) return null;
      const behind = restAt(given, part.end);
      pieces.push({ ...part.piece, rest: behind.rest });
      at = behind.end;
    } else {
      at += 1;
      // "dried and pitted": the first says how it is bought.
      if (
        ONLY_AFTER_OTHERS.has(word) &&
        pieces.length === 0 &&
        !continued &&
        (at === given.length || isSeparator(given[at]))
      ) {
        at += 1;
        continue;
      }
      const { rest, end } = restAt(given, at);
      const stops = end === given.length || startsPiece(given, end) || isVerbAt(given, end);
      const managed = isSeparator(given[end]) ? end + 1 : end;
      if (!stops && !MANAGES.has(clean(given[managed] ?? ""))) return pieces.length > 0 ? pieces : null;
      at = end;
      pieces.push({ verb, how: how.join(" "), rest, part: null });
    }
    if (!isSeparator(given[at]) && !isVerbAt(given, at)) break;
    if (isSeparator(given[at])) at += 1;
  }
  return pieces.length > 0 ? pieces : null;
}

/** "into chunks": what goes on behind a way of making ready, up to the next one; nothing where other words stand there. */
function restAt(given: readonly string[], from: number): { rest: string; end: number } {
  let end = from;
  if (
    HOW_CONTINUES.has(clean(given[from] ?? "")) ||
    /^\p{N}/u.test(given[from] ?? "") ||
    isSizeAt(given, from)
  )
    while (end < given.length && !startsPiece(given, end)) end += 1;
  return { rest: given.slice(from, end).join(" "), end };
}

/** Words from a number to the size that it tells: "1 cm thick". */
const SIZE_REACH = 4;

/** "about 1 cm thick"; not "about 2 cups" */
const isSizeAt = (given: readonly string[], at: number): boolean =>
  APPROXIMATELY.has(clean(given[at] ?? "")) &&
  /^\p{N}/u.test(given[at + 1] ?? "") &&
  given.slice(at + 2, at + 1 + SIZE_REACH).some((word) => CUT.sizes.has(clean(word)));

/** "peeled cored and chopped": a further way of making ready, whose comma is left out. */
function isVerbAt(given: readonly string[], at: number): boolean {
  let verb = at;
  while (HOW.has(clean(given[verb] ?? ""))) verb += 1;
  return verbOf(clean(given[verb] ?? "")) !== undefined;
}

/** "and sliced": a joining word with a further way of making ready behind it. */
function startsPiece(given: readonly string[], at: number): boolean {
  if (!isSeparator(given[at])) return false;
  let next = at + 1;
  while (HOW.has(clean(given[next] ?? "")) || isSeparator(given[next])) next += 1;
  return isVerbAt(given, next) || partOf(given, next) !== null;
}

/** "casings removed", "leaves picked": a part of the food and what is done to it. */
function partOf(given: readonly string[], from: number): { piece: Piece; end: number } | null {
  for (let at = from + 1; at <= from + LONGEST_PART_WORDS && at < given.length; at += 1) {
    const verb = verbOf(clean(given[at] ?? ""));
    if (verb === undefined) continue;
    if (at - from > MOST_WORDS_APART && TOLD_APART.has(clean(given[at] ?? ""))) return null;
    const named = given.slice(from, at);
    const how: string[] = [];
    while (named.length > 1 && HOW.has(clean(named.at(-1) ?? "")))
      how.unshift((named.pop() ?? "").toLowerCase());
    const part = named.join(" ").toLowerCase();
    const isPart = named.every((word) => PARTS.has(clean(word)) || PART_WORDS.has(word.toLowerCase()));
    if (!isPart || !PARTS.has(clean(named.at(-1) ?? ""))) return null;
    return { piece: { verb, how: how.join(" "), rest: "", part }, end: at + 1 };
  }
  return null;
}

/** "in 2 cm chunks" is cut in them. */
export function asCut(segment: string): string {
  const [first = "", ...all] = wordsOf(segment.toLowerCase());
  // "in cubes of 3 cm": how large stands behind.
  const of = all.findIndex((word, at) => LINKING.genitive.has(word) && /^[\p{N}~]/u.test(all[at + 1] ?? ""));
  const rest = of < 0 ? all : all.slice(0, of);
  const isShaped =
    CUT.into.has(first) && rest.length <= MOST_SHAPE_WORDS && CUT.shapes.has(clean(rest.at(-1) ?? ""));
  const sizes = [first, ...rest].slice(0, -1);
  const isSized =
    rest.length > 0 && sizes.every((word) => CUT.sizes.has(word)) && CUT.sized.has(clean(rest.at(-1) ?? ""));
  if (isSized) return `${CUT.saidInto} ${segment}`;
  return isShaped ? `${CUT.said} ${segment}` : segment;
}
const MOST_SHAPE_WORDS = 4;

const IMPERATIVES: ReadonlySet<string> = new Set(Object.values(HAND_WORK));

/** What a bracket orders to be done to `food`: "(soak the beans)", "(peel and dice)"; null where it says anything else. */
export function orderIn(
  { text, bracketed }: Segment,
  food: string,
): { said: string; verbs: string[] } | null {
  const given = bracketed ? wordsOf(text.toLowerCase()).map((word) => clean(word) || word) : [];
  const [verb = "", object = ""] = given;
  if (!IMPERATIVES.has(verb) || (given.length === 1 && PARTS.has(verb))) return null;
  if (LINKING.definite.has(object)) return { said: text.replace(/(?<![.\s])[.\s]+$/u, ""), verbs: [verb] };
  const verbs = given.filter((word) => IMPERATIVES.has(word));
  const areAll = given.every((word) => IMPERATIVES.has(word) || isSeparator(word));
  return areAll ? { said: `${given.join(" ")} ${food}`, verbs } : null;
}

/** "Zest and juice" of "finely grated zest and juice only"; null when the piece says anything else. */
export function fruitParts(segment: string): string | null {
  const given = wordsOf(segment.toLowerCase()).map((word) => clean(word) || word);
  const { zest, juice, fill } = FRUIT_PARTS;
  if (verbOf(given.at(-1) ?? "") !== undefined) return null;
  if (!given.every((word) => word === zest || word === juice || fill.has(word))) return null;
  const said = [zest, juice].filter((part) => given.includes(part));
  return said.length === 0 ? null : said.join(` ${SAYING.and} `);
}

/** "fronds reserved", "white and green parts kept separate": a part of the food that nothing is done to yet. */
export function isKeptPart(segment: string): boolean {
  const given = wordsOf(segment.toLowerCase()).map((word) => clean(word) || word);
  const at = given.findIndex((word) => KEPT.has(word));
  return (
    at > 0 &&
    PARTS.has(given[at - 1] ?? "") &&
    given.slice(0, at - 1).every((word) => PARTS.has(word) || PART_WORDS.has(word))
  );
}

/** Two parts of the food are told apart: "whites chopped, greens sliced". */
export function namesParts(segments: readonly Segment[]): boolean {
  const parts = new Set(
    segments.flatMap(({ text }) => {
      const given = wordsOf(text.toLowerCase()).map(clean);
      const at = given.findIndex((word) => !PARTS.has(word) && !PART_WORDS.has(word));
      const part = given.slice(0, Math.max(0, at));
      const removed = given.some((word) => PARTS_REMOVED.has(word));
      return part.some((word) => PARTS.has(word)) && !removed ? [part.join(" ")] : [];
    }),
  );
  return parts.size > 1;
}

/** "100 ml water, room temperature" comes so from the tap, and out of no fridge. */
export const isFromTap = (name: string): boolean =>
  clean(wordsOf(name.toLowerCase()).at(-1) ?? "") === LINKING.water;

/** Where a line's work may begin: behind "garlic cloves" of "3 garlic cloves crushed", whose measure stands behind the food. */
export function nameEndOf({ text, nameEnd, unit }: IngredientLine): number {
  const measure = /^\s+\p{L}{2,14}/u.exec(text.slice(nameEnd, nameEnd + 16))?.[0] ?? "";
  return measure !== "" && unitWritten(measure.trim().toLowerCase())?.id === unit
    ? nameEnd + measure.length
    : nameEnd;
}
