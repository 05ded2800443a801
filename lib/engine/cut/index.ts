/** Cuts a source's instructions into single things to do. */
import { CUTTING_LANGUAGES, cuttingWordsOf } from "@/lib/engine/language/cooking-words";
import { languageOf } from "@/lib/engine/language/detect";
import { languageIn, type Languages } from "@/lib/engine/language/gloss/languages";
import { glossOf } from "@/lib/engine/language/gloss";
import { LINKING } from "@/lib/engine/language/linking";
import { findDurations } from "@/lib/engine/language/times/durations";
import { elidedMinutesIn } from "@/lib/engine/language/times/minutes";
import { ordersOf } from "@/lib/engine/language/orders";
import { splitSentences } from "@/lib/engine/language/sentences";
import type { SourceLine, Action } from "@/lib/engine/recipe/stages";
import {
  groupClauses,
  partLong,
  textOf,
  asLine,
  withoutCounting,
  withoutNumbering,
  withoutShouting,
} from "./group";
import {
  alternativeApart,
  isOtherWay,
  opensAlternative,
  withAlternative,
  bareHeading,
  boldLabel,
  colonLabel,
  foodOfHeading,
  ledHeading,
  nameAlone,
  namedWork,
  settled,
  withFood,
} from "./labels";
import { withStopsForCommas, withTimesBehind, withoutShortStops } from "./punctuation";
import { clausesOf } from "./joints";
import { markPreparation } from "./preparation";
import { cuttingBy, verbLastClauses } from "./other-languages";
import { isSameWait } from "./waits";
import { isListed, readBy } from "./verbs";
import type { CuttingWords } from "@/lib/engine/language/pack/steps";

/** So much of the text tells its language. */
const SAMPLE_LINES = 100;
const SAMPLE_CHARS = 4000;
/** Short messages hold few common words: then the verbs tell, when so many lines open with one. */
const VERB_LINES = 0.25;

/** The words of the language that `texts` are written in; null when there is no pack for it. */
function packOf(texts: readonly string[], told: string | undefined): CuttingWords | null {
  const sample = texts
    .slice(0, SAMPLE_LINES)
    .map((text) => text.slice(0, SAMPLE_CHARS))
    .join("\n")
    .slice(0, SAMPLE_CHARS);
  const language = told ?? languageOf(sample);
  const gloss = glossOf(language);
  const known = gloss === null ? cuttingWordsOf(language) : cuttingBy(gloss);
  if (known !== null) return known;
  const openings = sample.split(/[.!;,\n]+\s*/).filter((opening) => /\p{L}/u.test(opening));
  for (const other of CUTTING_LANGUAGES) {
    const words = cuttingWordsOf(other);
    const verbal = openings.filter((opening) => {
      const first = firstWord(opening);
      return words?.verbs.has(first) || words?.doubtfulVerbs.has(first);
    });
    if (words !== null && verbal.length >= VERB_LINES * openings.length) return words;
  }
  return null;
}

const firstWord = (text: string): string => /\p{L}+/u.exec(text.slice(0, 40))?.[0].toLowerCase() ?? "";

/** Nothing longer than this is a sentence. */
const LONGEST = 4000;

/** The parts of `sentence`, each one verb with its own words; joining words and the marks between are left out. Linear; never throws. */
function cutSentence(sentence: string, words: CuttingWords | null, foods?: ReadonlySet<string>): string[] {
  const text = withOrders(withoutBrackets(sentence), words);
  if (words === null) return text.split(/;\s+/);
  if (text.length > LONGEST) return [text];
  const told = { text, tokens: readBy(text, words), words, ...(foods === undefined ? {} : { foods }) };
  const last = words.gloss?.endsWithOrder(text) === true;
  const clauses = last ? verbLastClauses(told) : clausesOf(told);
  return groupClauses(told, clauses).flatMap((group) => partLong(textOf(told, clauses, group)));
}

/** "Start by heating the oven and buttering and lining the tin": what is joined to the first is an order like any other. */
function withOrders(text: string, words: CuttingWords | null): string {
  if (words?.gloss !== undefined || words === null) return text;
  const said = text
    .slice(0, OPENING)
    .toLowerCase()
    .split(/[\s,]+/);
  // "First, start by heating …"
  const [first = "", second = "", third = ""] = said.slice(words.leads.has(said[0] ?? "") ? 1 : 0);
  const opens = words.namingVerbs.has(first) && words.namingWords.has(second);
  if (!opens || !third.endsWith(words.gerund)) return text;
  let before = "";
  return text.replace(/\p{L}+|,/gu, (word, at: number) => {
    const isJoined = words.and.has(before) || words.then.has(before) || (before === "," && at > OPENING / 4);
    before = word.toLowerCase();
    const order = isJoined ? ordersOf(before, words.gerund).find((verb) => isListed(words, verb)) : undefined;
    return order ?? word;
  });
}

/** Letters of a sentence that its first three words stand in. */
const OPENING = 60;

/** A sentence that stands in brackets as a whole: "(You can freeze them now.)" */
function withoutBrackets(sentence: string): string {
  const inner = /^\(([^()]*)\)[.!]?$/u.exec(sentence)?.[1];
  return inner !== undefined && inner.split(/\s+/).length >= 4 ? inner : sentence;
}

/** In seconds, in the order of the text; ranges by their lower end. `goesOn`: minutes were told in the same sentence before, "and knead another 10". */
export function waitsOf(text: string, goesOn = false): number[] {
  const stated = findDurations(text).filter((time) => time.isTimer);
  const elided = goesOn ? elidedMinutesIn(text, stated, true) : [];
  return [...stated, ...elided.map(({ start, low }) => ({ start, minutes: low }))]
    .sort((a, b) => a.start - b.start)
    .map(({ minutes }) => Math.round(minutes * 60));
}

type Piece = {
  text: string;
  opensSentence: boolean;
  label: string | null;
  /** All of the text, where it is another way to do what the instruction before it orders. */
  instead?: string;
};

const wordCount = (text: string): number => text.split(/\s+/).length;

/** One word, or two that forbid something: no line of its own. "Repeat" is work of several lines, and has one. */
function isFragment(text: string, words: CuttingWords | null): boolean {
  const count = wordCount(text);
  const said = words?.gloss?.say(text) ?? text;
  const bare = said.toLowerCase().replace(/(?<![.!])[.!]+$/, "");
  if (count <= 3 && words?.fragments.has(bare)) return true;
  if (count === 1) return !LINKING.repeating.has(bare);
  const first = /^[\p{L}'’]+/u.exec(said)?.[0].toLowerCase() ?? "";
  return count <= 3 && words !== null && words.negations.has(first);
}

function piecesOf(text: string, words: CuttingWords | null, foods?: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let label: string | null = null;
  let setting: string | null = null;
  const sentences = withTimesBehind(
    withoutShortStops(splitSentences(withStopsForCommas(withoutCounting(text), words)), words),
  ).flatMap((sentence) => alternativeApart(sentence, words));
  for (const [place, sentence] of sentences.entries()) {
    const bare = withoutBrackets(sentence);
    const isOther = opensAlternative(bare, words);
    const before = isOther ? pieces.at(-1) : undefined;
    const both = before === undefined ? null : withAlternative(before.text, bare);
    if (before !== undefined && both !== null) {
      pieces[pieces.length - 1] = { ...before, text: both };
      continue;
    }
    const opens = place === 0 && sentences.length > 1;
    const led = words === null ? null : ledHeading(sentence, words);
    const heading =
      words === null
        ? null
        : (led ?? bareHeading(sentence, words) ?? (opens ? nameAlone(sentence, words) : null));
    const named = words !== null && heading === null && opens ? namedWork(sentence, words) : null;
    if (words !== null && (heading !== null || named !== null)) {
      const food = foodOfHeading(heading ?? named?.label ?? "", foods, words);
      const behind = sentences[place + 1];
      const next = food === null || behind === undefined ? null : withFood(behind, food, words);
      // "Next the cheese." is an order without its verb.
      if (led === null || next !== null || (food === null && isLed(led, words))) {
        if (next !== null) sentences[place + 1] = next;
        label = heading ?? named?.label ?? label;
        setting = named?.setting ?? setting;
        continue;
      }
    }
    const labelled =
      words === null ? { label: null, text: sentence } : colonLabel(settled(setting, sentence), words);
    label = labelled.label ?? label;
    setting = null;
    const whole = withoutBrackets(labelled.text);
    const isWhole = (isOther && place === 0) || isOtherWay(whole, words);
    const parts = isWhole ? [whole] : cutSentence(labelled.text, words, foods);
    parts
      .map((part) => asLine(part, words))
      .filter((line) => /\p{L}/u.test(line) || (place === 0 && BARE_HEAT.test(line)))
      .forEach((line, index) => {
        const instead = isOther && place === 0 ? { instead: sentence } : {};
        pieces.push({ text: line, opensSentence: index === 0, label, ...instead });
      });
  }
  return joinFragments(pieces, words);
}

/** "375." before the first order of a card: how hot the oven is. It stands with what is told behind it. */
const BARE_HEAT = /^[1-5]\d[05]\.?$/;

/** "Now for the dressing": it can only head the work behind it. */
const isLed = (heading: string, words: CuttingWords): boolean =>
  readBy(heading, words)
    .slice(0, 3)
    .some(({ text }) => words.partOpeners.has(text));

/** One-word sentences join the line before them, or the one behind when they come first. */
function joinFragments(pieces: readonly Piece[], words: CuttingWords | null): Piece[] {
  const joined: Piece[] = [];
  let ahead: Piece | null = null;
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (ahead !== null) {
      joined.push({ ...ahead, text: `${ahead.text} ${piece.text}` });
      ahead = null;
    } else if (!piece.opensSentence || !isFragment(piece.text, words)) joined.push(piece);
    else if (last !== undefined) joined[joined.length - 1] = { ...last, text: `${last.text} ${piece.text}` };
    else ahead = piece;
  }
  if (ahead !== null) joined.push(ahead);
  return joined;
}

/**
 * The actions of all instructions, in the source's order and words: each one verb with what belongs to it, a capital first and a full stop last. Never throws;
 * linear in the text.
 * @param foods last words of the shopping list's names, in small letters: some of them could be verbs
 */
export function cutActions(
  instructions: readonly SourceLine[],
  languages?: Languages,
  foods?: ReadonlySet<string>,
): Action[] {
  const main = packOf(
    instructions.map((line) => line.text),
    languages?.[0],
  );
  const wordsOf = (text: string): CuttingWords | null => {
    const language = languages === undefined ? undefined : languageIn(text, languages);
    return language === undefined || language === languages?.[0] ? main : packOf([text], language);
  };
  // A line that is a heading as a whole heads the lines below it, as far as its own section goes.
  let above: { name: string; section: string | undefined } | null = null;
  const actions: Action[] = [];
  for (const [instruction, line] of instructions.entries()) {
    const words = wordsOf(line.text);
    const capitals = words?.gloss?.capitals;
    const bold = boldLabel(withoutNumbering(line.text, capitals));
    const text = withoutShouting(withoutNumbering(bold.text, capitals));
    const heading = words === null ? null : bareHeading(text, words);
    if (heading !== null) above = { name: heading, section: line.section };
    else if (above !== null && above.section !== line.section) above = null;
    let waits = false;
    for (const piece of piecesOf(text, words, words?.gloss === undefined ? foods : undefined)) {
      const before = actions.at(-1);
      const isNext =
        before?.instruction === instruction - 1 && instructions[instruction - 1]?.section === line.section;
      const both = isNext && piece.instead !== undefined ? withAlternative(before.text, piece.instead) : null;
      if (before !== undefined && both !== null) {
        actions[actions.length - 1] = { ...before, text: both, seconds: waitsOf(both) };
        continue;
      }
      const told = waitsOf(piece.text, waits && !piece.opensSentence);
      const seconds = words !== null && isSameWait(piece.text, words, before, told) ? [] : told;
      waits = seconds.length > 0 || (waits && !piece.opensSentence);
      const part = piece.label ?? bold.label ?? above?.name ?? line.section;
      actions.push({
        text: piece.text,
        ...(part === undefined ? {} : { part }),
        instruction,
        opensSentence: piece.opensSentence,
        preparation: false,
        seconds,
      });
    }
  }
  const said = actions.map((action) => {
    const words = wordsOf(instructions[action.instruction]?.text ?? "");
    return { ...action, text: words?.gloss?.say(action.text) ?? action.text };
  });
  const marked = markPreparation(said, main?.gloss === undefined);
  return actions.map((action, at) => ({ ...action, preparation: marked[at]?.preparation ?? false }));
}
