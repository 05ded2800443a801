/**
 * Work that a list hides behind a comma ("1 onion, finely chopped"), read as single things to do: "Finely chop 1 onion."
 * Reads the line's own words only; the food is named as the line names it, with its amount.
 */
import {
  HAND_WORK,
  HOW,
  HOW_CONTINUES,
  LIST_ENDS,
  LIST_MANAGEMENT,
  ONLY_AFTER_OTHERS,
  PARTS_REMOVED,
  SEPARATORS,
  WAITING_STATES,
  zestAndJuice,
} from "@/lib/engine/language/en/preparation";
import { singular } from "@/lib/engine/language/food/singular";
import type { IngredientLine } from "@/lib/engine/lines/ingredient-line";

/** One thing to do to a line's food before cooking. */
export type ListWork = {
  /** "Finely chop 1 onion." */
  text: string;
  /** How much of the line it is done to: "all", or "2 cloves" where the line says so. */
  amount: "all" | (string & {});
  /** The verbs, as imperatives in small letters: a method that says one of them says the work itself. */
  verbs: string[];
};

/** One way of making ready: "finely" "chop", "cut" "into chunks"; `part` for "casings removed". */
type Piece = { verb: string; how: string; rest: string; part: string | null };

const LONGEST_LINE = 400;
const LONGEST_PART_WORDS = 3;
const clean = (word: string): string => word.toLowerCase().replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, "");
const isSeparator = (word = ""): boolean => SEPARATORS.has(word) || SEPARATORS.has(clean(word));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

type Segment = { text: string; start: number; bracketed: boolean };

/** The text behind the food in pieces, cut at commas, semicolons, colons and dashes; a bracket is one piece. */
function segmentsOf(text: string, from: number): Segment[] {
  const segments: Segment[] = [];
  let start = from;
  let bracketed = false;
  const close = (end: number): void => {
    const piece = text.slice(start, end).trim();
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
  return segments;
}

/** A comma, semicolon or colon that is no part of a number, or a dash between blanks. */
function parts(text: string, at: number): boolean {
  const char = text.charAt(at);
  const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
  if (char === ",") return !(/\d/.test(before) && /\d/.test(after));
  return char === ";" || char === ":" || (/[-–—]/.test(char) && before === " " && after === " ");
}

/** The ways of making ready that `segment` begins with; null when it says anything else. */
function piecesOf(segment: string, continued: boolean): Piece[] | null {
  const given = wordsOf(segment.replace(/,\s*(?:and\s+)?/g, " and "));
  const pieces: Piece[] = [];
  let at = 0;
  while (at < given.length && isSeparator(given[at])) at += 1;
  while (at < given.length) {
    const how: string[] = [];
    while (HOW.has(clean(given[at] ?? ""))) {
      how.push((given[at] ?? "").toLowerCase());
      at += 1;
    }
    const word = clean(given[at] ?? "");
    const verb = HAND_WORK[word];
    if (verb === undefined) {
      if (how.length > 0 || pieces.length > 0) break;
      const part = partOf(given, at);
      if (part === null) return null;
      pieces.push(part.piece);
      at = part.end;
    } else {
      if (ONLY_AFTER_OTHERS.has(word) && pieces.length === 0 && !continued && given.length === 1) return null;
      at += 1;
      const rest: string[] = [];
      while (at < given.length && !startsPiece(given, at)) {
        if (rest.length === 0 && !HOW_CONTINUES.has(clean(given[at] ?? ""))) {
          if (LIST_MANAGEMENT.has(clean(given[at] ?? ""))) break;
          return pieces.length > 0 ? pieces : null;
        }
        rest.push(given[at] ?? "");
        at += 1;
      }
      pieces.push({ verb, how: how.join(" "), rest: rest.join(" "), part: null });
    }
    if (!isSeparator(given[at])) break;
    at += 1;
  }
  return pieces.length > 0 ? pieces : null;
}

/** "and sliced": a joining word with a further way of making ready behind it. */
function startsPiece(given: readonly string[], at: number): boolean {
  if (!isSeparator(given[at])) return false;
  let next = at + 1;
  while (HOW.has(clean(given[next] ?? "")) || isSeparator(given[next])) next += 1;
  return HAND_WORK[clean(given[next] ?? "")] !== undefined;
}

/** "casings removed", "leaves picked": a part of the food and what is done to it. */
function partOf(given: readonly string[], from: number): { piece: Piece; end: number } | null {
  for (let at = from + 1; at <= from + LONGEST_PART_WORDS && at < given.length; at += 1) {
    const verb = HAND_WORK[clean(given[at] ?? "")];
    if (verb === undefined) continue;
    const named = given.slice(from, at);
    const how: string[] = [];
    while (named.length > 1 && HOW.has(clean(named.at(-1) ?? "")))
      how.unshift((named.pop() ?? "").toLowerCase());
    const part = named.join(" ").toLowerCase();
    if (!/^[\p{L}'’ &-]+$/u.test(part)) return null;
    return { piece: { verb, how: how.join(" "), rest: "", part }, end: at + 1 };
  }
  return null;
}

const saying = (piece: Piece): string => `${piece.how === "" ? "" : `${piece.how} `}${piece.verb}`;

/** "Peel 900 g potatoes and cut into chunks." of the pieces that are done to the food itself. */
function sentenceOf(pieces: readonly Piece[], food: string): string {
  const first: string[] = [];
  const later: string[] = [];
  let object = "";
  for (const piece of pieces) {
    const dry = piece.verb === "pat" && piece.rest.startsWith("dry");
    const verb = dry ? `${saying(piece)} dry` : saying(piece);
    const rest = dry ? piece.rest.slice("dry".length).trim() : piece.rest;
    if (object === "") {
      if (rest !== "" && first.length > 0) {
        object = food;
        later.push(`${verb} ${rest}`);
      } else {
        first.push(verb);
        if (rest !== "") object = `${food} ${rest}`;
      }
    } else later.push(rest === "" ? verb : `${verb} ${rest}`);
  }
  if (object === "") object = food;
  const verbs =
    first.length > 1 ? `${first.slice(0, -1).join(", ")} and ${first.at(-1) ?? ""}` : (first[0] ?? "");
  const end = later.length > 0 ? ` and ${later.join(" and ")}` : "";
  return `${capital(verbs)} ${object}${end}.`;
}

/** The food as a sentence names it: without marks at its ends, a small letter where a word begins it. */
function foodIn(text: string): string {
  const food = text
    .replace(/\((?:or|about|approx\.?|see|each|such)\s[^()]*\)/gi, "")
    .replace(/^[\s•*-]+|[\s,;:(–—-]+$/gu, "")
    .replace(/\s+/g, " ");
  return /^\p{Lu}\p{Ll}/u.test(food) ? food.charAt(0).toLowerCase() + food.slice(1) : food;
}

/** "2 crushed" of "4 cloves garlic": the number, and the food with it. */
function counted(
  segment: string,
  line: IngredientLine,
): { food: string; amount: string; rest: string } | null {
  const count = /^(\d{1,2})\s+(?=\p{L})/u.exec(segment);
  if (count === null || line.quantity === null) return null;
  const number = count[1] ?? "";
  if (Number(number) >= line.quantity) return null;
  const unit = line.unit === null ? "" : (wordsOf(line.text.slice(0, line.nameStart)).at(-1) ?? "");
  const one = Number(number) === 1;
  const unitWord = one ? singular(unit) : unit;
  const name = one && unit === "" ? singular(line.name) : line.name;
  return {
    food: `${number} ${unitWord === "" ? "" : `${unitWord} `}${name}`,
    amount: unitWord === "" ? `${number} ${name}` : `${number} ${unitWord}`,
    rest: segment.slice(count[0].length),
  };
}

/** "Zest and juice 2 lemons." of "juice and zest of 2 lemons". */
function fromFruit(text: string): ListWork | null {
  const low = text.toLowerCase().replace(/\s*[&+]\s*/g, " and ");
  const found = zestAndJuice.opens.find(({ before }) => low.startsWith(`${before} `));
  if (found === undefined) return null;
  const fruit = (low.slice(found.before.length).split(/[,(;]/)[0] ?? "").trim();
  if (fruit === "" || fruit.length > 60) return null;
  return {
    text: `${found.verb} ${fruit}.`,
    amount: "all",
    verbs: found.verb.toLowerCase().split(" and "),
  };
}

/** The things to do that one line of the list states, in its order; none when it states none. Never throws. */
export function listWork(line: IngredientLine): ListWork[] {
  if (line.text.length > LONGEST_LINE) return [];
  const fruit = fromFruit(line.text);
  if (fruit !== null) return [fruit];
  const work: ListWork[] = [];
  const segments = segmentsOf(line.text, line.nameEnd);
  let food = "";
  let own: Piece[] = [];
  const flush = (): void => {
    if (own.length === 0) return;
    work.push({ text: sentenceOf(own, food), amount: amountOf(line), verbs: own.map(({ verb }) => verb) });
    own = [];
  };
  for (const segment of segments) {
    const state = segment.text.toLowerCase();
    const count = counted(segment.text, line);
    const opening = clean(wordsOf(state)[0] ?? "");
    if (!segment.bracketed && LIST_ENDS.has(opening) && !isState(state)) break;
    if (LIST_MANAGEMENT.has(opening) && !isState(state)) continue;
    if (food === "") food = foodIn(line.text.slice(0, segment.start));
    if (food === "") return [];
    const waiting = isState(state);
    if (waiting !== undefined) {
      flush();
      work.push({ text: waiting.say(food), amount: amountOf(line), verbs: [] });
      continue;
    }
    const pieces = piecesOf(count?.rest ?? segment.text, own.length > 0);
    if (pieces === null) {
      // "white part only" belongs to the food; behind the work nothing more is read.
      if (own.length > 0) break;
      if (work.length === 0) food = "";
      continue;
    }
    if (count !== null) {
      work.push({
        text: sentenceOf(pieces, count.food),
        amount: count.amount,
        verbs: pieces.map(({ verb }) => verb),
      });
      continue;
    }
    for (const piece of pieces) {
      if (piece.part === null) own.push(piece);
      else {
        flush();
        const joint = piece.verb === HAND_WORK[PARTS_REMOVED] ? "from" : "of";
        const rest = pieces.filter((other) => other !== piece && other.part === null);
        const verbs = [piece.verb, ...rest.map(({ verb }) => verb)];
        work.push({
          text: `${capital([saying(piece), ...rest.map(saying)].join(" and "))} the ${piece.part} ${joint} ${food}.`,
          amount: amountOf(line),
          verbs,
        });
        break;
      }
    }
  }
  flush();
  return work;
}

const isState = (text: string) => WAITING_STATES.find(({ state }) => state.includes(text.trim()));

/** "1 chipotle, minced, plus 1 tbsp sauce": only the first of two amounts is worked on. */
function amountOf(line: IngredientLine): string {
  const more = /,\s*plus\s+(?:\d|[½¼¾⅓⅔⅛])/.exec(line.text);
  if (more === null || line.quantity === null) return "all";
  const measure = line.text.slice(0, line.nameStart).trim();
  return line.unit === null ? `${measure} ${line.name.split(" ")[0] ?? ""}`.trim() : measure;
}
