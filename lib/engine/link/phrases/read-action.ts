/** An action as the linker reads it: its words, the places that name food with the lines they may mean, and the words for several lines. */
import { isForWorkOn, isForetold } from "@/lib/engine/link/words/no-use";
import { keepBack, passCollected, passLeftOut } from "./kept-back";
import {
  dropPieces,
  dropWorked,
  isLeftOut,
  isTakenOff,
  passOilOf,
  dropOtherPart,
  isComeTo,
  isOfAnother,
} from "./parts-of-foods";
import { classesOfCollective, type Food } from "@/lib/engine/language/food/lexicon";
import { isBrought, wordsOf, type Word } from "@/lib/engine/link/words/words";
import { LINKING } from "@/lib/engine/language/linking";
import { tokenize } from "@/lib/engine/language/tokens";
import { convert } from "@/lib/engine/link/amounts/exact";
import { compare, rational } from "@/lib/engine/recipe/rational";
import type { Action } from "@/lib/engine/recipe/stages";
import { isOfKind } from "@/lib/engine/link/lines/collective-lines";
import { collectivesOf, mixesThem } from "@/lib/engine/link/words/collectives";
import type { Collective } from "@/lib/engine/link/words/all-ingredients";
import { isState, isVerb } from "@/lib/engine/link/words/context";
import {
  toldInBrackets,
  isByTurns,
  isPerPiece,
  isToEach,
  portionBehind,
  skimmedBefore,
  toEachFrom,
} from "./portion-behind";
import { isMeanwhile, isOnlySpokenOf, isToFit, isPraised } from "@/lib/engine/link/phrases/nothing-goes-in";
import { isOneOfSeveral, kindPhrases, kinOf, meanSeveral, dropSpices, dropVegetables } from "./kinds";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { candidatesOf, SYNONYM_SCORE, synonymsOf, type Synonyms } from "./mentions";
import { amountFit, phrasesOf, takenAt, type Phrase } from "./phrases";
import { asManyAsBoth, ofPieces, oneOfUnit, isOwnMeasure } from "./pieces";
import { portionBefore } from "@/lib/engine/link/amounts/portion";
import { dropShared, sharedHeads, sharedPortion, shareLeft } from "./shared-words";
import type { Token } from "@/lib/engine/language/characters";

export type ReadAction = {
  text: string;
  part: string | undefined;
  instruction: number;
  opensSentence: boolean;
  preparation: boolean;
  words: readonly Word[];
  phrases: Phrase[];
  collectives: Collective[];
};

/** Lines that share one word and are tried for it: more than any recipe has, and a bound for adversarial lists. */
const MOST_LINES_PER_WORD = 16;
/** As many of one kind of food. */
const MOST_LINES_OF_KIND = 32;

/** Which lines may be named by a word: the index that keeps linking linear in the size of the recipe. */
export class LineIndex {
  private readonly byWord = new Map<string, LineModel[]>();
  private readonly byKind = new Map<string, LineModel[]>();
  /** Other names of the lines' foods, the longest first. */
  readonly synonyms: Synonyms;

  constructor(readonly lines: readonly LineModel[]) {
    const byFood = new Map<Food, LineModel[]>();
    for (const line of lines) {
      for (const word of line.naming) this.note(this.byWord, word, line);
      if (line.food !== null) this.note(byFood, line.food, line);
    }
    const synonyms = new Map<string, { words: readonly string[]; lines: LineModel[] }[]>();
    for (const [food, ofFood] of byFood) {
      for (const words of food.words) {
        const [first = ""] = words;
        const known = synonyms.get(first);
        if (known === undefined) synonyms.set(first, [{ words, lines: ofFood }]);
        else known.push({ words, lines: ofFood });
      }
    }
    for (const names of synonyms.values()) names.sort((a, b) => b.words.length - a.words.length);
    this.synonyms = synonyms;
  }

  private note<Key>(map: Map<Key, LineModel[]>, key: Key, line: LineModel): void {
    const list = map.get(key);
    if (list === undefined) map.set(key, [line]);
    else if (list.length < MOST_LINES_PER_WORD) list.push(line);
  }

  /** The lines whose food is of the kind that a word names, in the order of the list. */
  ofKind(lemma: string): readonly LineModel[] {
    const known = this.byKind.get(lemma);
    if (known !== undefined) return known;
    // "The liquid" is no fat for the tin; "the fat" may be.
    const isFat = classesOfCollective(lemma)?.every((name) => LINKING.stapleClasses.includes(name)) === true;
    const found = this.lines
      .filter((line) => isOfKind(lemma, line) && (isFat || !line.forGreasing))
      .slice(0, MOST_LINES_OF_KIND);
    this.byKind.set(lemma, found);
    return found;
  }

  /** Lines that have a word of the step in their names, in the order of the list. */
  near(words: readonly Word[]): LineModel[] {
    const found = new Set<LineModel>();
    words.forEach((word, at) => {
      for (const line of this.byWord.get(word.lemma) ?? []) found.add(line);
      const pair = words[at + 1];
      if (pair !== undefined)
        for (const line of this.byWord.get(word.lemma + pair.lemma) ?? []) found.add(line);
    });
    return [...found].sort((a, b) => a.index - b.index);
  }
}

/** Longest text of one action that is read: longer ones are no action. */
const READ_CHARS = 4000;

/** A half of a line that has no amount. */
const PART_OF_OPEN = 0.5;

const isOfThe = (words: readonly Word[], { from }: Phrase): boolean =>
  LINKING.definite.has(words[from - 1]?.form ?? "") && LINKING.genitive.has(words[from - 2]?.form ?? "");

/** "2 tbsp of the oil" rather is a part of a line of 4 tbsp than all of a line of 2: where there is a larger one, the other fits no better. */
function fitLarger({ options, fits, portion }: Phrase, lines: readonly LineModel[]): void {
  const amount = portion?.kind === "part" ? portion.amount : null;
  if (amount === null || portion?.but === true) return;
  const isLarger = ({ line }: Phrase["options"][number]): boolean => {
    const [pool] = lines[line]?.amounts.pools ?? [];
    const value = pool === undefined ? null : convert(amount.low, amount.unit, pool.unit);
    return pool !== undefined && value !== null && compare(value, pool.low) < 0;
  };
  if (options.some((option) => !option.weak && isLarger(option)))
    for (const [line, fit] of fits) if (fit > 0) fits.set(line, 0);
}

/** What the words around each phrase say of its amount; the second of two coordinated foods shares "the remaining". */
function readAmounts(
  tokens: readonly Token[],
  words: readonly Word[],
  phrases: readonly Phrase[],
  lines: readonly LineModel[],
): void {
  phrases.forEach((phrase, index) => {
    const [first, last] = [words[phrase.from], words[phrase.to - 1]];
    if (first === undefined || last === undefined) return;
    const before = portionBefore(tokens, first.start);
    const behind = before === null || before.kind === "whole" ? portionBehind(tokens, last.end) : null;
    // "all of the oil but a spoonful"
    phrase.portion = before === null || behind?.but === true ? behind : before;
    // "1 lemon half", and not "1 lemon, half the oil".
    const half = words
      .slice(phrase.to - 1, phrase.to + 1)
      .some((word, at) => LINKING.halves.has(word.lemma) && (at === 0 || !/[,;]/.test(word.gap)));
    const { portion } = phrase;
    if (half && portion?.amount?.unit === null && portion.fraction === null && portion.amount.low.d === 1)
      phrase.portion = { ...portion, amount: { ...portion.amount, low: rational(portion.amount.low.n, 2) } };
    phrase.taken = takenAt(words, phrase.from, phrase.to);
    phrase.portion = ofPieces(words, phrase, asManyAsBoth(words, phrase, phrase.portion), lines);
    const skimmed = phrase.portion === null ? skimmedBefore(words, phrase.from) : null;
    if (skimmed !== null) phrase.taken = null;
    phrase.portion ??= skimmed ?? sharedPortion(words, phrases, index) ?? oneOfUnit(words, phrase, lines);
    // "the remaining chillies and herbs": several of the kind, as "the remaining herbs".
    if (phrase.kind === "one" && phrase.portion !== null && first.form !== first.lemma) phrase.kind = "all";
    // "Dip half of the biscuits, one at a time" takes half of them.
    const isAllByTurns = phrase.portion?.fraction == null && isByTurns(words, phrase);
    if (phrase.portion !== null && (isPerPiece(words, phrase) || isAllByTurns)) phrase.portion = null;
    if (phrase.portion !== null && isToEach(words, phrase)) phrase.portion = toEachFrom(phrase.portion);
    const parted = (phrase.portion?.fraction ?? null) !== null;
    for (const option of phrase.options) {
      const { line } = option;
      // "half of the water" rather is one of half a litre than one of "a little water".
      if (parted && lines[line]?.amounts.pools.length === 0) option.score -= PART_OF_OPEN;
      const model = lines[line];
      if (model !== undefined)
        phrase.fits.set(line, isOwnMeasure(words, phrase, model) ? 1 : amountFit(phrase.portion, model));
    }
    if (isOfThe(words, phrase)) fitLarger(phrase, lines);
    if (parted) phrase.options.sort((a, b) => b.score - a.score);
  });
}

/** The words are all of a line's name. */
const isWholeName = ({ options }: Phrase, lines: readonly LineModel[]): boolean =>
  options.some(({ line }) => lines[line]?.naming.size === 1);

/** Reads one action. */
export function readAction(action: Action, index: LineIndex): ReadAction {
  const text = action.text.slice(0, READ_CHARS);
  const words = wordsOf(text);
  const { part, instruction, opensSentence, preparation } = action;
  const read = { text, part, instruction, opensSentence, preparation, words };
  if (isPraised(words)) return { ...read, words: [], phrases: [], collectives: [] };
  const near = isForetold(words) ? [] : index.near(words);
  const inFull = near.flatMap((line) => candidatesOf(words, line));
  const shared = sharedHeads(words, near, inFull);
  const own = [...inFull, ...shared];
  const place = (line: number, at: number) => line * words.length + at;
  const taken = new Set<number>();
  for (const { line, from, to } of own) for (let at = from; at < to; at += 1) taken.add(place(line, at));
  /** Places that a line's own name fills: "sweet chilli sauce" is the line that is called so, and no sriracha. */
  const called = new Set(
    own.flatMap(({ from, to, head, score }) => (head && score > SYNONYM_SCORE ? [place(from, to)] : [])),
  );
  const others = synonymsOf(words, index.synonyms).filter(({ line, from, to }) => {
    if (called.has(place(from, to))) return false;
    for (let at = from; at < to; at += 1) if (taken.has(place(line, at))) return false;
    return !isOneOfSeveral(line, words[to - 1]?.lemma ?? "", index.lines);
  });
  const phrases = phrasesOf(words, [...own, ...others], index.lines);
  for (const phrase of phrases) dropShared(phrase, shared);
  const ofKind = (lemma: string) => index.ofKind(lemma);
  for (const phrase of phrases) phrase.options.push(...kinOf(words, phrase, index.lines, ofKind));
  for (const phrase of phrases) {
    dropVegetables(words, phrase, index.lines);
    dropSpices(words, phrase, index.lines);
    dropPieces(words, phrase, index.lines);
    dropWorked(words, phrase, index.lines);
    dropOtherPart(words, phrase, index.lines);
    meanSeveral(words, phrase, index.lines, ofKind);
  }
  const covered = new Set<number>();
  // "Rice not done yet?" puts none in.
  const asks = /\?["'”’)]*\s*$/u.test(text);
  for (const phrase of phrases) {
    const { from, to } = phrase;
    phrase.passing =
      asks ||
      isState(words, from, to) ||
      (isVerb(words, from, to) && !isBrought(words, to)) ||
      isLeftOut(words, from, to) ||
      (to - from === 1 && isTakenOff(words, from) && !isWholeName(phrase, index.lines)) ||
      isForWorkOn(words, from) ||
      isOnlySpokenOf(words, from);
    // "the seeds" of two kinds: a word that names no line by itself may stand for several.
    if (phrase.options.every(({ weak }) => weak)) continue;
    for (let at = from; at < to; at += 1) covered.add(at);
  }
  const tokens = tokenize(text, READ_CHARS);
  const ofKinds = kindPhrases(words, covered, ofKind, ({ start }) => portionBefore(tokens, start));
  for (const { from, kind, options } of ofKinds)
    if (kind === "all" || options.length === 1) covered.add(from);
  for (const phrase of ofKinds)
    phrase.passing ||=
      isLeftOut(words, phrase.to - 1) ||
      isTakenOff(words, phrase.to - 1) ||
      isOfAnother(words, phrase, phrases) ||
      isComeTo(words, phrase.from);
  phrases.push(...ofKinds);
  phrases.sort((a, b) => a.from - b.from);
  readAmounts(tokens, words, phrases, index.lines);
  passOilOf(words, phrases, index.lines);
  shareLeft(words, phrases);
  keepBack(tokens, words, phrases);
  toldInBrackets(words, phrases);
  // "Keep warm while you cook the rest in the remaining oil": what is said to be left goes in then.
  for (const phrase of phrases)
    if (phrase.passing && phrase.portion?.kind === "rest" && isMeanwhile(words, phrase.from))
      phrase.passing = false;
  // "all but 1 tbsp of the oil" names what goes in.
  for (const phrase of phrases)
    if (phrase.portion?.but === true) phrase.passing = isState(words, phrase.from, phrase.to);
  /** "the remaining ingredients (salt, oil and vinegar)": the brackets say which. */
  const listed = (to: number) => {
    if (!/[(:]/.test(words[to]?.gap ?? "")) return false;
    return (
      phrases.filter((phrase) => phrase.from >= to && phrase.from < to + 16 && !phrase.passing).length >= 2
    );
  };
  const collectives = collectivesOf(words).filter(
    ({ kind, from, to }) =>
      (!isState(words, from, to) || mixesThem(words, to)) &&
      !listed(to) &&
      !isToFit(words, from) &&
      !(kind === "class" && (covered.has(to - 1) || isLeftOut(words, to - 1) || isTakenOff(words, to - 1))),
  );
  passLeftOut(words, phrases, collectives);
  passCollected(phrases, collectives);
  return { ...read, phrases, collectives };
}
