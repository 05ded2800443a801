/**
 * Joins clauses to actions: a verb without words of its own stays with its neighbour; what is too long for one line is parted where its writer
 * paused. An action is written as a sentence of its own.
 */
import type { Clause } from "./joints";
import { ownWords, wordAt, type Sentence } from "./verbs";
import { STEP_WORDS } from "@/lib/engine/language/cooking-words";
import type { CuttingWords } from "@/lib/engine/language/pack/steps";
import { neverEnds } from "@/lib/engine/language/sentences";

/** The words of an action, as far as cuts allow. */
const MOST_WORDS = 26;

/** Two last verbs without words of their own ("trim and crimp") stand with so short a neighbour, else by themselves. */
const SHORT_WORDS = 5;

/** A run of clauses `[first, last]` that is one action. */
type Group = { first: number; last: number };

function isBare(sentence: Sentence, clause: Clause): boolean {
  const { words } = sentence;
  if (clause.verb < 0) return false;
  const verb = wordAt(sentence, clause.verb);
  if (words.wholeVerbs.has(verb) || sentence.tokens[clause.verb]?.whole === true) return false;
  if (words.negations.has(verb)) return ownWords(sentence, clause.verb + 1, clause.to) <= 1;
  return (
    ownWords(sentence, clause.verb + 1, clause.to) === 0 && ownWords(sentence, clause.from, clause.verb) === 0
  );
}

/** "With oiled hands, stretch and fold the dough": what is folded is what was stretched. Where a verb stands last, its object is before it. */
const sharesObject = (sentence: Sentence, { verb, to }: Clause, next: Clause | undefined): boolean =>
  verb >= 0 &&
  sentence.words.gloss?.endsWithOrder(sentence.text) !== true &&
  next?.joint === "and" &&
  !sentence.words.wholeVerbs.has(wordAt(sentence, verb)) &&
  ownWords(sentence, verb + 1, to) === 0 &&
  ownWords(sentence, next.verb + 1, next.to) > 0;

const wordCount = (clauses: readonly Clause[], { first, last }: Group): number =>
  (clauses[last]?.to ?? 0) - (clauses[first]?.from ?? 0);

/** Whether a verb without words of its own goes on with the clause behind it: "cover and simmer", "cover, and chill". */
function leads(sentence: Sentence, clause: Clause, next: Clause | undefined): boolean {
  if (next === undefined || isLoose(next)) return false;
  return next.joint === "and" || sentence.words.leadingVerbs.has(wordAt(sentence, clause.verb));
}

/** "then" and ";" part what "and" and a comma join. */
const isLoose = ({ joint }: Clause): boolean => joint === "then" || joint === "stop";

/** "…, salez, poivrez et ajoutez un peu de muscade": salt and pepper alone go with the order that "and" joins to them. */
function seasonsAhead(
  sentence: Sentence,
  clauses: readonly Clause[],
  bare: readonly boolean[],
  index: number,
): boolean {
  const { words } = sentence;
  if (words.gloss === undefined || words.gloss.endsWithOrder(sentence.text)) return false;
  const seasons = (verb: number): boolean =>
    [verb, verb + 1].some((at) => words.seasonings?.has(wordAt(sentence, at)));
  let at = index;
  while (bare[at] && seasons(clauses[at]?.verb ?? -1) && clauses[at + 1]?.joint === "comma") at += 1;
  return (
    at > index &&
    bare[at] === true &&
    seasons(clauses[at]?.verb ?? -1) &&
    joinsOwn(clauses[at + 1], bare[at + 1])
  );
}

const joinsOwn = (clause: Clause | undefined, isBare: boolean | undefined): boolean =>
  clause?.joint === "and" && isBare === false;

/** The actions of a sentence as runs of its clauses. */
export function groupClauses(sentence: Sentence, clauses: readonly Clause[]): Group[] {
  const groups: Group[] = [];
  const bare = clauses.map(
    (clause, index) => isBare(sentence, clause) || sharesObject(sentence, clause, clauses[index + 1]),
  );
  const lastOwn = bare.lastIndexOf(false);
  /** The last group holds verbs that wait for words of their own. */
  let waiting = false;
  clauses.forEach((clause, index) => {
    const last = groups.at(-1);
    const next = clauses[index + 1];
    const start = (): void => {
      groups.push({ first: index, last: index });
    };
    if (!bare[index]) {
      // "Flip, press, cover with a lid": two verbs are a pair already.
      const paired = clause.joint === "comma" && last !== undefined && last.last > last.first;
      if (waiting && last && !isLoose(clause) && !paired) last.last = index;
      else start();
      waiting = false;
    } else if (waiting && last && !isLoose(clause)) last.last = index;
    else if (last === undefined || isLoose(clause)) {
      start();
      // "Knock it back, …" stands by itself; "Drain, …" does not.
      waiting = next !== undefined && !(next.joint === "comma" && clause.to - clause.verb >= 3);
    } else if (seasonsAhead(sentence, clauses, bare, index)) {
      start();
      waiting = true;
    } else if (
      leads(sentence, clause, next) &&
      // "Add the meat, salt, pepper and braise it for 2 hours": verbs alone that follow each other stay together.
      !(bare[index - 1] === true && last.first < index - 1) &&
      (index < lastOwn ||
        // "salt, pepper and take out" goes on from what was begun.
        (index === clauses.length - 2 && bare[index - 1] !== true && wordCount(clauses, last) > SHORT_WORDS))
    ) {
      start();
      waiting = true;
    } else last.last = index;
  });
  return groups.flatMap((group) => (wordCount(clauses, group) > MOST_WORDS + 8 ? apart(group) : [group]));
}

function apart({ first, last }: Group): Group[] {
  return Array.from({ length: last - first + 1 }, (_, offset) => ({
    first: first + offset,
    last: first + offset,
  }));
}

/** The words of an action: those of its clauses, a comma before a verb without words of its own said as "and". */
export function textOf(sentence: Sentence, clauses: readonly Clause[], { first, last }: Group): string {
  const { text, tokens, words } = sentence;
  let said = "";
  let end = 0;
  for (let index = first; index <= last; index += 1) {
    const clause = clauses[index];
    if (clause === undefined) continue;
    const start = index === 0 ? 0 : (tokens[clause.from]?.start ?? 0);
    if (index > first) {
      const lone = index === first + 1 && (clauses[first]?.to ?? 0) - (clauses[first]?.from ?? 0) === 1;
      const joined =
        (clause.joint === "comma" &&
          index === last &&
          (index < clauses.length - 1 || words.gloss === undefined) &&
          isBare(sentence, clause) &&
          !words.negations.has(wordAt(sentence, clause.verb))) ||
        (clause.joint === "comma-and" && lone);
      said += joined ? ` ${words.joining} ` : text.slice(end, start);
    }
    end = index === clauses.length - 1 ? text.length : Math.max(start, tokens[clause.to - 1]?.end ?? start);
    said += text.slice(start, end);
  }
  return said;
}

/** Fewer say nothing by themselves. */
const FEWEST_WORDS = 4;
const DASHES = [" — ", " – ", " - ", " -- "];

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== "").length;

/** The parts of a long line, else the line itself; all its words, in order. */
export function partLong(text: string): string[] {
  if (countWords(text) <= MOST_WORDS) return [text];
  const bracket = text.lastIndexOf(" (");
  const end = /\)\s*(?:[.!]\s*)?$/u.exec(text.slice(-6));
  if (bracket > 0 && end !== null && !text.slice(bracket + 2, -1).includes("(")) {
    const inner = text.slice(bracket + 2, text.lastIndexOf(")"));
    if (
      countWords(inner) >= FEWEST_WORDS &&
      countWords(text.slice(0, bracket)) >= FEWEST_WORDS &&
      !inner.includes(")") &&
      !isList(inner)
    )
      return [text.slice(0, bracket), inner];
  }
  for (const dash of DASHES) {
    const at = text.indexOf(dash);
    const parts = [text.slice(0, at), text.slice(at + dash.length)];
    if (
      at > 0 &&
      text.indexOf(dash, at + 1) < 0 &&
      parts.every((part) => countWords(part) >= FEWEST_WORDS) &&
      !isOpen(parts[0] ?? "")
    )
      return parts;
  }
  return [text];
}

/** "With the remaining ingredients (cumin, chili powder, salt and pepper)": what is meant, and nothing to do by itself. */
const isList = (inner: string): boolean => inner.split(",").length > 2;

/** A bracket is open at the end of `text`. */
const isOpen = (text: string): boolean => text.lastIndexOf("(") > text.lastIndexOf(")");

const BULLET = /^(?:[\s\u2022\u00b7\u25a1\u2610\u2611\u25a2\u25aa\u25ab\u25e6\u2023>•–—-]|\*(?!\*))+(?=\S)/u;
const KEYCAP = /^\s*(?:\d\uFE0F?\u20E3)+\s*/u;
const EMOJI_START = /^(?:\p{Extended_Pictographic}|\uFE0F|\u200D|\s)+/u;
const TRAILING = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\uFE0F\u200D\s,;:–—-])$/u;
const NUMBER = /^\(?(\d{1,2})(?:[.):]+(?=\s|\p{L})|\s?[-–/](?=\s\p{Lu})|\s+(?=\p{Lu}))\s*/u;
const MARKED_NUMBER = /^\(?(\d{1,2})(?:[.):]+(?=\s|\p{L})|\s?[-–/](?=\s\p{Lu}))\s*/u;

/**
 * An instruction without bullet, number, "Step 2" or pictures around it; white space folded.
 * @param capitals its language writes nouns with one: "2 Zwiebeln schälen" opens with an amount
 */
export function withoutNumbering(text: string, capitals = false): string {
  let rest = text.replace(/\s+/g, " ").trim();
  for (let turn = 0; turn < 4; turn += 1) {
    const before = rest;
    rest = rest.replace(KEYCAP, "").replace(BULLET, "").replace(EMOJI_START, "");
    const first = /^\p{L}+/u.exec(rest)?.[0] ?? "";
    if (STEP_WORDS.has(first.toLowerCase())) {
      const numbered = /^\p{L}+\s?#?\d{1,2}\s*[:.)–—-]*\s*/u.exec(rest);
      if (numbered !== null && numbered[0].length < rest.length) rest = rest.slice(numbered[0].length);
    } else if (!/^\d{1,2}\.\d/.test(rest)) {
      const numbered = (capitals ? MARKED_NUMBER : NUMBER).exec(rest);
      if (numbered !== null && numbered[0].length < rest.length) rest = rest.slice(numbered[0].length);
    }
    if (rest === before) break;
  }
  return rest;
}

/** Letters and numbers that count the sentences of one instruction: "a) Heat the oil. b) Add the leeks." */
const COUNTING = /(^|[.!?] )(?:\(?[a-hA-H]\)|\d{1,2}(?:[.)/]|\s?[-–])) (?=\p{Lu})/gu;

/** The word before a full stop. */
const LAST_WORD = /(?<!\p{L})\p{L}{1,8}$/u;

/** An instruction whose sentences are not counted; "vel. 7. Add" is a setting and counts none. */
export function withoutCounting(text: string): string {
  return text.replace(COUNTING, (found: string, before: string, at: number) => {
    const word = before.startsWith(".")
      ? LAST_WORD.exec(text.slice(Math.max(0, at - 9), at))?.[0]
      : undefined;
    return word !== undefined && neverEnds(word) ? found : before;
  });
}

/** More than a tenth of the text is small letters, as of nearly every one: told without looking at all of it. */
function isSpoken(text: string): boolean {
  let small = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 97 && code <= 122) small += 1;
    if (small > text.length / 10) return true;
  }
  return false;
}

/** A shouted instruction in plain letters: "BAKE AT 350°F." reads "bake at 350°F." */
export function withoutShouting(text: string): string {
  if (isSpoken(text)) return text;
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase()).length;
  if (letters.length < 12 || capitals < 0.9 * letters.length) return text;
  return text
    .toLowerCase()
    .replace(
      /(\d\s?[°º]?\s?(?:\p{L}{1,10}\s)?)([cf])(?=[\s.,;)]|$)/gu,
      (_, number: string, scale: string) => number + scale.toUpperCase(),
    )
    .replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** Pictures and marks that end nothing are taken off the end. */
export function withoutTrailing(text: string): string {
  let end = text.length;
  while (end > 0) {
    const size = end > 1 && /[\uDC00-\uDFFF]/.test(text.charAt(end - 1)) ? 2 : 1;
    if (!TRAILING.test(text.slice(end - size, end))) break;
    end -= size;
  }
  return text.slice(0, end);
}

/** The words of an action as a line: joining word, stray marks and pictures gone, a capital first and a full stop last. Empty when nothing is left. */
export function asLine(text: string, words: CuttingWords | null): string {
  let line = text.replace(/^[\s,;:.&+–—-]+/u, "").trimEnd();
  for (let turn = 0; turn < 3 && words !== null; turn += 1) {
    const first = /^\p{L}+(?=[\s,])/u.exec(line)?.[0] ?? "";
    if (first === "" || !words.dropped.has(first.toLowerCase())) break;
    // "Depois de cozido": the word opens a longer one.
    if (words.gloss !== undefined && (words.gloss.tokens(line)[0]?.end ?? 0) > first.length + 1) break;
    if (words.gloss?.tellsResult(line) === true) break;
    const rest = line.slice(first.length).replace(/^[\s,]+/u, "");
    if (words.gloss?.opensAlone(rest) === false) break;
    line = rest;
  }
  line = withoutTrailing(line);
  if (line === "" || !/[\p{L}\p{N}]/u.test(line)) return "";
  const opened = line.replace(
    /^(["'“‘([]*)(\p{Ll})/u,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  );
  return /[.!?…]["'”’)\]]*$/u.test(opened) ? opened : `${opened}.`;
}
