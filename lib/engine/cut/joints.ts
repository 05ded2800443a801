/** The places of a sentence where one instruction ends and the next begins. */
import { isCutShort, neverEnds } from "@/lib/engine/language/sentences";
import { DASHES, endsCondition, opensCondition, intoOven, behindFirstComma, isPlaced } from "./openings";
import { isAim, isHowLong, isIdiom, isReason, ordersBetween, skipJoiners } from "./no-joints";
import {
  nextInRun,
  type Joint,
  addedBehind,
  afterLeads,
  isListed,
  isShortened,
  isSure,
  isVerb,
  type Sentence,
  wordAt,
} from "./verbs";

/** `verb`: index of its verb, -1 for a clause without one. The tokens `[from, to)` are the clause, joining words left out. */
export type Clause = { from: number; to: number; verb: number; joint: Joint };

/** A setting in the middle of a sentence has its verb within so many words. */
const SETTING_WORDS = 14;
/** A time or a place that opens a sentence has its comma within so many words: "The day before, …". */
const TIME_WORDS = 8;

type Head = { verb: number; conditional: boolean; statement: boolean };
const isMark = (word: string): boolean => word === "," || word === ";" || word === "." || word === ":";

/** The verb of the clause that begins at `from`, behind its setting ("In a bowl, …", "When hot …"); -1 when it has none. */
export function headOf(sentence: Sentence, from: number, to: number): Head {
  const { words, tokens } = sentence;
  const remark = words.remarks.has(wordAt(sentence, from)) && wordAt(sentence, from + 1) === ":";
  const start = afterLeads(sentence, remark ? from + 2 : from);
  const none = { verb: -1, conditional: false, statement: false };
  if (isVerb(sentence, start, true)) return { ...none, verb: start };
  const opener = wordAt(sentence, start);
  const conditional = words.conditions.has(opener);
  const subordinate = words.subordinators.has(opener);
  const gerund = opener.endsWith(words.gerund) && !words.statements.has(wordAt(sentence, start + 1));
  if (subordinate || gerund || words.settings.has(opener))
    return { ...none, verb: verbBehind(sentence, start + 1, to, subordinate), conditional };
  const near = verbBehind(sentence, start + 1, Math.min(to, start + TIME_WORDS), false);
  const opensTime =
    words.timeSettings.has(opener) || words.dayWords.has(opener) || tokens[start]?.kind === "number";
  const first = opensTime && near < 0 ? behindFirstComma(sentence, start + 1, start + SETTING_WORDS) : near;
  if (opensTime && first >= 0) return { ...none, verb: first };
  return { ...none, statement: states(sentence, start, to) };
}

/** True when the words up to the first mark say what is, and nothing to do: "The dough will be sticky". */
function states(sentence: Sentence, from: number, to: number): boolean {
  for (let index = from; index < Math.min(to, from + SETTING_WORDS); index += 1) {
    const word = wordAt(sentence, index);
    if (isMark(word)) return false;
    if (sentence.words.statements.has(word)) return true;
  }
  return false;
}

/** The verb behind a setting: after its comma ("In a bowl, whisk") or without one ("In a jug beat the oil"); -1 when there is none. */
function verbBehind(sentence: Sentence, from: number, to: number, subordinate: boolean): number {
  let plain = -1;
  for (let index = from; index < to; index += 1) {
    const word = wordAt(sentence, index);
    if (sentence.tokens[index]?.bracketed) continue;
    if (word === ",") {
      if (plain >= 0) return plain;
      const next = afterLeads(sentence, index + 1);
      if (isVerb(sentence, next, subordinate || index - from < TIME_WORDS)) return next;
    } else if (isMark(word) && !isShortened(sentence, index)) return plain;
    else if (
      plain < 0 &&
      ((isVerb(sentence, index, false) && isPlainVerb(sentence, index, subordinate)) ||
        isPlaced(sentence, index))
    )
      plain = index;
  }
  return plain;
}

/** A verb behind a setting without a comma: "In a jug beat the oil"; not "once the onions start to brown". */
function isPlainVerb(sentence: Sentence, index: number, subordinate: boolean): boolean {
  const { words } = sentence;
  const before = wordAt(sentence, index - 1);
  if (words.subjects.has(before) || words.purpose.has(before) || words.determiners.has(before)) return false;
  if (words.prepositions.has(before) || words.and.has(before) || words.levels.has(before)) return false;
  // "when cool enough to handle, slip off the skins": a quality that is waited for.
  if (subordinate && words.qualifiers?.has(wordAt(sentence, index + 1))) return false;
  if (sentence.tokens[index + 1]?.kind === "mark") return false;
  if (!isSure(sentence, index) && !words.determiners.has(wordAt(sentence, index + 1))) return false;
  const followed =
    words.determiners.has(wordAt(sentence, index + 1)) || sentence.tokens[index + 1]?.kind === "word";
  return !(
    subordinate &&
    (words.happenings.has(wordAt(sentence, index)) || (before.endsWith(words.manyEnding) && !followed))
  );
}

/**
 * Whether what is being said before `index` is a description that "and" may only go on with ("until golden and crisp"), or tells what happens
 * by itself ("let it rise and double"); null where it is neither.
 */
function describes(sentence: Sentence, from: number, index: number): "description" | "happening" | null {
  for (let at = index - 1; at >= from; at -= 1) {
    const word = wordAt(sentence, at);
    if (isMark(word)) return null;
    if (sentence.words.descriptions.has(word)) return "description";
    if (sentence.words.wholeVerbs.has(word)) return "happening";
  }
  return null;
}

/** The joining words at `index`, and where the clause behind them begins; null where nothing is joined. */
export function jointAt(
  sentence: Sentence,
  index: number,
): { joint: Joint; next: number; but: boolean } | null {
  const { words, tokens, text } = sentence;
  let at = index;
  let joint: Joint | null = null;
  const word = wordAt(sentence, at);
  if (isIdiom(sentence, at)) return null;
  // "Boil a test dumpling – if it is too soft, knead in crumbs": what is to be done then is an order of its own.
  if (DASHES.has(word) && opensCondition(sentence, at + 1))
    return { joint: "stop", next: at + 1, but: false };
  // "Stir again; so the seeds do not clump": a reason, and no order.
  if (word === ";" && (isReason(sentence, at + 1) || isHowLong(sentence, at + 1))) return null;
  if (word === ";") return { joint: "stop", next: skipJoiners(sentence, at + 1), but: false };
  if (word === ".") {
    const gap = text.slice(tokens[at]?.end ?? 0, tokens[at + 1]?.start ?? 0);
    // "Fry over med. heat", "Test w. skewer"; "Mix 5 ingred. Stir in the milk" are two.
    const [short, next] = [wordAt(sentence, at - 1), text.charAt(tokens[at + 1]?.start ?? 0)];
    if (neverEnds(short) && !/\p{Lu}/u.test(next)) return null;
    if (words.levels.has(short) && isShortened(sentence, at)) return null;
    return gap === "" ? null : { joint: "stop", next: at + 1, but: false };
  }
  if (word === ",") {
    joint = "comma";
    at += 1;
  }
  if (joint === "comma" && words.but.has(wordAt(sentence, at)))
    return { joint: "comma-and", next: at + 1, but: true };
  if (words.and.has(wordAt(sentence, at))) {
    joint = joint === "comma" ? "comma-and" : "and";
    at += 1;
    if (wordAt(sentence, at) === ",") at += 1;
  }
  if (words.then.has(wordAt(sentence, at))) {
    joint = "then";
    at += 1;
    if (wordAt(sentence, at) === ",") at += 1;
  }
  return joint === null ? null : { joint, next: at, but: false };
}

/** The clauses of a sentence, in order. The first is the sentence itself where nothing may be cut. Linear; never throws. */
export function clausesOf(sentence: Sentence): Clause[] {
  const { tokens, words } = sentence;
  const end = tokens.length;
  const clauses: Clause[] = [];
  let head = headOf(sentence, 0, end);
  let from = 0;
  let joint: Joint = "stop";
  let index = Math.max(1, head.verb + 1);
  const close = (to: number): void => {
    clauses.push({ from, to, verb: head.verb, joint });
  };
  while (index < end) {
    const token = tokens[index];
    const found = token === undefined || token.bracketed ? null : jointAt(sentence, index);
    if (found === null) {
      index += 1;
      continue;
    }
    const verb = nextInRun(sentence, from, index, found, head.verb);
    if (verb >= 0) {
      head = opened(verb);
      index = verb + 1;
      continue;
    }
    const next = cutBehind(sentence, from, index, found, head);
    if (next === null) {
      index = Math.max(index + 1, found.next);
      continue;
    }
    close(index);
    from = found.next;
    joint = found.joint;
    head = next;
    index = Math.max(from + 1, head.verb + 1);
  }
  close(end);
  return words.conditions.size === 0 ? clauses.slice(0, 1) : clauses;
}

/** What begins behind a joint, when the sentence may be cut there; null when it may not. */
function cutBehind(
  sentence: Sentence,
  from: number,
  index: number,
  { joint, next, but }: { joint: Joint; next: number; but: boolean },
  head: Head,
): Head | null {
  const { words, tokens } = sentence;
  const verb = afterLeads(sentence, next);
  const end = tokens.length;
  if (next >= end) return null;
  if (but) return isSure(sentence, verb) || words.negations.has(wordAt(sentence, verb)) ? opened(verb) : null;
  if (wordAt(sentence, index) === ".") {
    const abbreviated = tokens[index - 1]?.kind === "word" && isCutShort(wordAt(sentence, index - 1));
    if (isVerb(sentence, verb, !abbreviated)) return opened(verb);
    // Who writes without capitals begins sentences so.
    return !abbreviated && /^\p{Ll}/u.test(sentence.text)
      ? headOf(sentence, next, clauseEnd(sentence, next))
      : null;
  }
  if (joint === "stop") {
    const behind = headOf(sentence, next, clauseEnd(sentence, next));
    return DASHES.has(wordAt(sentence, index)) && behind.verb < 0 ? null : behind;
  }
  // "Core, seed and slice the pepper": a verb alone goes on with another.
  const runs = index - 1 === head.verb && isListed(words, wordAt(sentence, verb));
  const verbal = runs || isVerb(sentence, verb, joint === "then");
  if (joint === "then") {
    // "Only then add the potatoes": it says when.
    if (head.verb < 0 && index === from + 1) return null;
    // "Make then a ball", as some languages word it: nothing stands between the order and "then".
    if (!verbal && index === head.verb + 1 && words.then.has(wordAt(sentence, index))) return null;
    if (verbal) return opened(verb);
    if (head.verb < 0 && index - from >= 3 && !head.statement)
      return headOf(sentence, next, clauseEnd(sentence, next));
    return settingHead(sentence, next) ?? openedAt(intoOven(sentence, next));
  }
  if (head.conditional || head.statement || (joint === "comma" && endsCondition(sentence, from, index)))
    return null;
  if (words.negations.has(wordAt(sentence, head.verb))) return null;
  // "Blus af met water, laurierblad erbij": an order that stands for itself.
  const added =
    verbal || words.gloss === undefined
      ? -1
      : addedBehind(sentence, next, tokens[head.verb]?.standsIn === true);
  if (added >= 0) return opened(added);
  if (!verbal)
    return (joint === "comma" ? null : settingHead(sentence, next)) ?? openedAt(intoOven(sentence, next));
  if (head.verb < 0 && index - from < (joint === "comma" ? 3 : 2)) return null;
  if (joint === "and" || joint === "comma-and") {
    if (isAim(sentence, index, head.verb)) return null;
    const told = joint === "and" ? describes(sentence, Math.max(from, head.verb), index) : null;
    if (told !== null) {
      if (words.happenings.has(wordAt(sentence, verb)) && !isOrder(sentence, verb)) return null;
      if (
        told === "description" &&
        !isSure(sentence, verb) &&
        !words.determiners.has(wordAt(sentence, verb + 1)) &&
        !isOrder(sentence, verb)
      )
        return null;
    }
  }
  return opened(verb);
}

/**
 * A happening that takes an object, a place or a time is an order after all: "until soft and cook in the oven". A quality needs more than a place:
 * "until soft and brown on the outside".
 */
function isOrder(sentence: Sentence, verb: number): boolean {
  const { words, tokens } = sentence;
  const [next = "", the = "", side = ""] = [1, 2, 3].map((place) => wordAt(sentence, verb + place));
  // "until the edges are brown and pull from the sides"
  if (words.determiners.has(the) && words.sides?.has(side) === true) return false;
  // "until the onions are soft and begin to brown"
  if (words.begins?.has(wordAt(sentence, verb)) === true && words.purpose.has(next)) return false;
  if (words.determiners.has(next) || words.pronouns.has(next) || tokens[verb + 1]?.kind === "number")
    return true;
  return words.prepositions.has(next) && (isSure(sentence, verb) || words.lasting.has(next));
}

const opened = (verb: number): Head => ({ verb, conditional: false, statement: false });
const openedAt = (verb: number): Head | null => (verb < 0 ? null : opened(verb));

function clauseEnd(sentence: Sentence, from: number): number {
  return Math.min(sentence.tokens.length, from + 60);
}

/** "…, and when it is hot, add the eggs": a setting that brings its own verb. */
function settingHead(sentence: Sentence, from: number): Head | null {
  const { words } = sentence;
  const word = wordAt(sentence, from);
  if (!words.subordinators.has(word) && !words.settings.has(word)) return null;
  const head = headOf(sentence, from, Math.min(sentence.tokens.length, from + SETTING_WORDS));
  const behindComma = wordAt(sentence, head.verb - 1) === ",";
  if (!words.subordinators.has(word) && ordersBetween(sentence, from + 1, head.verb - 1)) return null;
  return head.verb > from && (behindComma || isSure(sentence, head.verb)) ? head : null;
}
