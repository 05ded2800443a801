/**
 * Rows as scanners, messengers and pages leave them, put right before lines are read: misread letters, the frame of a chat, counts without
 * a point or in two figures.
 */
import { FRACTION_SIGNS } from "@/lib/engine/language/characters";
import { COOKING_VERBS, STEP_OPENERS } from "@/lib/engine/language/cooking-words";
import { foodOfWords } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { headingOf } from "@/lib/engine/language/headings";
import { namesPreparation } from "@/lib/engine/language/part-names";
import { MEASURES } from "@/lib/engine/language/shapes";
import { findDurations } from "@/lib/engine/language/times/durations";
import { unitWritten } from "@/lib/engine/language/units";

// Letters and digits that scanners take for each other, corrected only where nothing else can be meant.

const LETTER_ONE = /^([lI|])\s(?=(\p{L}{1,12})\b)/u;
const LETTER_ONE_INSIDE = /(\s)l(?=\s(\p{L}{1,12})(?!\p{L}))/gu;
const LETTER_ONE_NUMBER = /(^|[\s(])[lI|](?=\s?\d\/\d)/g;
const LETTER_ONE_FRACTION = /(^|\s)[lI|](?=\/[2348]\b)/g;
/** "l80", "l2-l5", "lO ml": a letter before digits or noughts, in front of nothing else; the Italian "lo" is a word. */
const LETTER_BEFORE_DIGITS = new RegExp(
  `(^|[\\s(/–-])[lI|](?=[Oo]{0,2}\\d[\\dOo]{0,2}(?![\\p{L}\\d])|(?:[Oo]{0,2}\\d[\\dOo]{0,2}\\s?|[Oo]{1,3}\\s)(?:°|(?:${MEASURES})(?!\\p{L})))`,
  "gu",
);
const LETTER_NOUGHT = /\b(\d+)([Oo]+)(?=\d|\b|°)/g;
/** Not behind the sign of a tin's sides: "a 15x10x1-inch pan", "20 x10cm". */
const DIGIT_IN_WORD = /(?!(?<!\p{L})[xX]\d)(\p{L})([01|]{1,2})(?=\p{Ll})/gu;
const NOUGHT_IN_CAPITALS = /(\p{Lu})0(?=\p{Lu}{2})/gu;
const LETTER_IN_CAPITALS = /(\p{Lu})l(?=\p{Lu})/gu;
/** "oIive"; "McIntosh" is a name. */
const CAPITAL_IN_WORD = /(?<!(?<!\p{L})[M]a?)(\p{Ll})I(?=\p{Ll})/gu;
const DIGIT_AT_END = /(?<![\p{L}\d])(\p{L}{2,})([01]{1,2})(?![\p{L}\d])/gu;
const CAPITAL_AT_END = /(?<!\p{L})(\p{Lu}?\p{Ll}{1,})(l?)I(?!\p{L})/gu;
const DIGIT_BEFORE_WORD = /(?<![\p{L}\d.,/])1(\p{Ll}[\p{Ll}1]{1,14})(?![\p{L}\d])/gu;
const WORD_WITH_M = /(?<!\p{L})\p{Lu}?\p{Ll}{1,14}m\p{Ll}{0,2}(?!\p{L})/gu;
const POUND = /(\p{N}\s?)1b(?![\p{L}\d])/gu;
/** "21⁄2 tbsp": a number and a fraction that was set small behind it. */
const GLUED_FRACTION = /(?<![\d⁄.,])(\d{1,2})([1-7])⁄([2-9])(?!\d)/g;
const NOUGHT_WORD = /\b0(?=[nfr]\b)/g;

const VOWEL = /[aeiouyäöüéèáíóú]/iu;

const isKnown = (word: string): boolean =>
  foodOfWords([singular(word)]) !== null || unitWritten(word) !== null || COOKING_VERBS.has(word);

/** The letters that digits or bars between letters stand for: an "i" where two consonants need a vowel ("topp1ng"), else an "l". */
function lettersOf(digits: string, before: string, after: string): string {
  const needsVowel =
    digits.length === 1 && !VOWEL.test(before) && !VOWEL.test(after) && before !== "l" && after !== "l";
  return [...digits].map((digit) => (digit === "0" ? "o" : needsVowel ? "i" : "l")).join("");
}

/** "1ift" is "lift" where that is a word; "1egg" keeps its number. */
function wordOf(whole: string, rest: string): string {
  const letters = rest.replace(/1/g, "l");
  if (isKnown(letters) || unitWritten(letters) !== null) return letters === rest ? whole : `1${letters}`;
  return isKnown(`l${letters}`) ? `l${letters}` : whole;
}

/** True when the text was scanned badly: several words with digits inside them. What is doubtful in one line is certain there. */
export function isScan(text: string): boolean {
  return (text.match(/\p{Ll}[01|]\p{Ll}/gu) ?? []).length >= FEWEST_MISREAD;
}
const FEWEST_MISREAD = 3;

/**
 * `text` with misread amounts and words put right: "l tbsp" → "1 tbsp", "2OO g" → "200 g", "p1ain f1our" → "plain flour".
 * `scanned`: the text around it is a bad scan, so that a word that begins with a digit is one too ("1arge").
 */
export function correctMisread(text: string, scanned = false): string {
  if (!/[\dlI|]/.test(text)) return text;
  return withAmounts(withWords(text, scanned));
}

/** A digit, bar or capital beside a letter: without one no word is misread, and the patterns above need not look. */
const MIXED = /[^\s\d.,/([–-][01|]|1[^\s\d.,/–\])-]|[^\s(]I|[^\s]l[^a-z\s.,;:)'’-]/;

/** Words with digits, bars and capitals in them. */
function withWords(text: string, scanned: boolean): string {
  if (!MIXED.test(text) && !scanned) return text;
  const read = text
    .replace(DIGIT_IN_WORD, (_, before: string, digits: string, offset: number, whole: string) => {
      const after = whole.charAt(offset + before.length + digits.length);
      return before + lettersOf(digits, before, after);
    })
    .replace(NOUGHT_IN_CAPITALS, "$1O")
    .replace(LETTER_IN_CAPITALS, "$1I")
    .replace(CAPITAL_IN_WORD, "$1l")
    .replace(DIGIT_AT_END, (whole, word: string, digits: string) => {
      const letters = word + [...digits].map((digit) => (digit === "0" ? "o" : "l")).join("");
      return isKnown(letters.toLowerCase()) || (scanned && /\p{Ll}$/u.test(word)) ? letters : whole;
    })
    .replace(CAPITAL_AT_END, (whole, word: string, l: string) =>
      isKnown(`${word}${l}l`.toLowerCase()) ? `${word}${l}l` : whole,
    )
    .replace(DIGIT_BEFORE_WORD, (whole, rest: string) => {
      const letters = wordOf(whole, rest);
      return letters === whole && scanned && unitWritten(rest) === null
        ? `l${rest.replace(/1/g, "l")}`
        : letters;
    });
  return scanned ? read.replace(WORD_WITH_M, (word) => withoutJoinedLetters(word)) : read;
}

/** "peppercoms" is "peppercorns": r and n run together where only then it is a word. */
function withoutJoinedLetters(word: string): string {
  if (isKnown(word.toLowerCase())) return word;
  const parted = word.replace(/m(?=\p{Ll}?$)|m(?=\p{Ll}{0,2}$)/u, "rn");
  return parted !== word && isKnown(parted.toLowerCase()) ? parted : word;
}

/** Numbers with letters in them, and letters that stand for a number. */
function withAmounts(text: string): string {
  const read = text
    .replace(LETTER_ONE, (whole, letter: string, word: string) => {
      const counts =
        unitWritten(word) !== null ||
        (letter !== "I" && foodOfWords([singular(word.toLowerCase())]) !== null);
      // "I can" talks, "I cup" counts.
      return counts && !(letter === "I" && COOKING_VERBS.has(word)) ? "1 " : whole;
    })
    .replace(LETTER_ONE_NUMBER, "$11")
    .replace(LETTER_ONE_FRACTION, "$11")
    .replace(LETTER_BEFORE_DIGITS, "$11")
    .replace(LETTER_ONE_INSIDE, (whole, before: string, word: string) =>
      unitWritten(word) !== null || findDurations(`1 ${word}`).length > 0 ? `${before}1` : whole,
    )
    .replace(LETTER_NOUGHT, (_, digits: string, noughts: string) => digits + "0".repeat(noughts.length))
    .replace(GLUED_FRACTION, (whole, number: string, above: string, below: string) =>
      above < below ? `${number} ${above}⁄${below}` : whole,
    )
    .replace(NOUGHT_WORD, "o");
  return read.includes("1b") ? read.replace(POUND, "$1lb") : read;
}

// A chat that was copied: what a messenger sets before every message, on its line or above it, and the names of who speaks.

/** "[14/02, 17:46] Nadia: ", "[19:31, 12/05/2023] Ben: " */
const MESSAGE_STAMP =
  /^\s{0,4}\[?(?:\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?,?\s\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?|\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?,\s\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?)\]?\s?(?:[-–]\s)?[^:\n]{1,40}:\s/iu;
/** "Sofia, [12 May 2023 at 19:20]", "14:02", "Jo — Today at 4:12 PM": a line above a message. */
const MESSAGE_HEAD =
  /^\s{0,4}(?:(?:[^[\]\n]{1,40},\s)?\[[^[\]\n]{0,24}\d{1,2}[:.]\d{2}[^[\]\n]{0,12}\]|\d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)?|\p{Lu}[^\n—–]{0,30}\s[—–]\s[^\n]{0,20}\d{1,2}:\d{2}(?:\s?[ap]m)?)\s*$/iu;
/** "Jo: slice the halloumi": a speaker's name before a message. */
const SPEAKER = /^\s{0,4}(\p{Lu}[\p{L}’'-]{0,19}(?:\s\p{Lu}[\p{L}.’'-]{0,19})?):\s+(?=\S)/u;
const FEWEST_STAMPS = 2;
const FEWEST_SPOKEN = 4;
const FEWEST_BY_ONE = 3;

/** The names of who speaks, where the text is a talk of two or more; none otherwise. */
function speakersIn(rows: readonly string[]): ReadonlySet<string> {
  const said = new Map<string, number>();
  for (const row of rows) {
    const name = SPEAKER.exec(row)?.[1];
    if (name !== undefined) said.set(name, (said.get(name) ?? 0) + 1);
  }
  const first = SPEAKER.exec(rows.find((row) => row.trim() !== "") ?? "")?.[1];
  const names = [...said.keys()];
  const counts = [...said.values()];
  const isTalk =
    first !== undefined &&
    names.length >= 2 &&
    counts.reduce((sum, count) => sum + count, 0) >= FEWEST_SPOKEN &&
    Math.max(...counts) >= FEWEST_BY_ONE &&
    names.every((name) => headingOf(name) === null && !namesPreparation(name));
  return new Set(isTalk ? names : []);
}

/** The rows of a chat without its frame, and which of them open a message; as they are where the text is none. Linear in the length of the text. */
export function withoutChat(rows: readonly string[]): { rows: string[]; opens: ReadonlySet<number> } {
  const opens = new Set<number>();
  const stamped = rows.filter((row) => MESSAGE_STAMP.test(row)).length >= FEWEST_STAMPS;
  const headed = !stamped && rows.filter((row) => MESSAGE_HEAD.test(row)).length >= FEWEST_STAMPS;
  const speakers = stamped || headed ? new Set<string>() : speakersIn(rows);
  const bare = rows.map((row, at) => {
    const mark = stamped ? MESSAGE_STAMP.exec(row) : speakers.size > 0 ? SPEAKER.exec(row) : null;
    if (mark !== null && (stamped || speakers.has(mark[1] ?? ""))) {
      opens.add(at);
      return row.slice(mark[0].length);
    }
    return headed && MESSAGE_HEAD.test(row) ? "" : row;
  });
  return { rows: bare, opens };
}

// Numbers without a point before the steps of a method: "1 Heat the oil in a pan".

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

// Rows that are counted in two figures, as pages print them: "01 - 3.5 lbs potatoes", "02 - 9 oz ham", and names of parts behind an arrow.

/** "01 - ", "12 – " */
const PADDED = /^\s{0,8}(\d{2})\s{0,2}[-–—]\s{1,3}(?=\S)/u;
/** "→ Sauce", without a number. */
const ARROW_NAME = /^\s{0,8}[→⇒➔➜]\s{1,3}(\p{L}[^\d.!?]{1,60})$/u;
/** So many of them are no amounts. */
const FEWEST_PADDED = 3;

/** The rows of `rows` that count on from "01", each run by its own. */
function countedRows(rows: readonly string[]): ReadonlyMap<number, number> {
  const all = new Map<number, number>();
  let run: [row: number, number: number][] = [];
  const close = (): void => {
    if (run.length >= FEWEST_PADDED) for (const [row, number] of run) all.set(row, number);
    run = [];
  };
  rows.forEach((row, at) => {
    const found = PADDED.exec(row)?.[1];
    if (found === undefined) return;
    const number = Number(found);
    if (number === 1) close();
    if (number === run.length + 1) run.push([at, number]);
  });
  close();
  return all;
}

/** `rows` with such numbers as "1.", and with the names between them as headings; as many rows as before. Linear. */
export function withoutPaddedCounts(rows: readonly string[]): readonly string[] {
  const counted = countedRows(rows);
  if (counted.size === 0) return rows;
  return rows.map((row, at) => {
    const number = counted.get(at);
    if (number !== undefined) return row.replace(PADDED, `${number}. `);
    const name = ARROW_NAME.exec(row)?.[1];
    return name === undefined ? row : `### ${name}`;
  });
}

// Marks that stand for others: braces for brackets, a colon without its blank.

const IN_BRACES = /\{([^{}]{2,200})\}/g;
/** "Dressing:1/2 cup buttermilk"; not "spaghetti:400 gr", which says how much. */
const GLUED_COLON = new RegExp(
  `(?<=\\p{L}{3}):(?=[\\d${FRACTION_SIGNS}][\\d./]{0,5}\\s?\\p{L}{1,12}\\.?\\s\\p{L})`,
  "gu",
);

/** "Line 2 pans {I used 3}" with brackets, "Dressing:1/2 cup buttermilk" with a blank. A name's braces are left: "Pasta {dairy free}". */
export function withUsualMarks(text: string): string {
  const spaced = text.includes(":") ? text.replace(GLUED_COLON, ": ") : text;
  const brace = spaced.indexOf("{");
  return /[\d.]/.test(spaced.slice(0, Math.max(0, brace))) ? spaced.replace(IN_BRACES, "($1)") : spaced;
}
