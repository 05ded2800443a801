/**
 * Steps for a tired brain: one action, at most two, per step. Paragraphs are cut at sentences and, where a sentence is long, between instructions that
 * stand by themselves; fragments go to their neighbour. Every word of the source stays, in its order; only numbering is taken off.
 */
import type { SourceLine } from "@/lib/engine/recipe/source";
import { countActions, safeCuts } from "./clauses";
import { splitSentences } from "@/lib/engine/language/sentences";

/** Aim and ceiling of words in a sentence, of actions and of words in a step (design rule R3). */
const SENTENCE_WORDS = 20;
const STEP_ACTIONS = 2;
const STEP_WORDS = 50;
const SHORT_WORDS = 5;
const JOINED_WORDS = 24;

type Unit = { text: string; actions: number; words: number; leadTime: boolean };

const NUMBERING =
  /^\s*(?:(?:step|schritt|étape|etape|paso|passo)\s*#?\d{1,2}(?!\d)\s*[:.)–—-]*\s*|\(?\d{1,2}[.)]\s+(?=\D)|\d{1,2}\)\s*(?=\p{L})|#\d{1,2}\s*[:.)]?\s+)(?=\S)/iu;

/** Things to begin long before the rest, and waits: they must be seen as steps of their own (design rule R4). */
const LEAD_TIME =
  /^(?:[\p{L}\s]{0,30},\s+)?(?:(?:and|then|now|next|meanwhile|first|,|to begin|to start|cover and|cover|loosely|tightly|wrap and|place in the \p{L}+ and|position \P{L}?[\p{L}\s]{0,40} and|arrange [\p{L}\s]{0,40} and|adjust [\p{L}\s-]{0,50} and|heat the oven to)\s*)*(?:pre-?heat|heat (?:the |your )?(?:oven|grill|broiler|barbecue)|soak\b|marinate|refrigerate|chill\b|freeze\b|thaw|defrost|brine\b|proof\b|prove\b|let\b[^.;]{0,60}?\b(?:rest|rise|stand|sit|cool|soak|marinate|chill|set|steep|proof|prove|thaw)\b|allow\b[^.;]{0,60}?\bto (?:rest|rise|stand|sit|cool|soak|marinate|chill|set|steep|proof|prove|thaw)\b|leave\b[^.;]{0,60}?\b(?:to (?:rest|rise|stand|cool|soak|marinate|set|infuse|prove)|overnight)\b)|^(?:(?:den |dann den )?(?:backofen|ofen)\b[^.;]{0,80}\bvorheizen|préchauffe[rz]\b|precal(?:entar|ienta)\b|preriscald(?:are|ate|a)\b)|\bovernight\b/iu;

const wordCount = (text: string): number => (text === "" ? 0 : text.split(/\s+/).length);

/** Words so common in English, and so rare elsewhere, that their share tells the language. */
const ENGLISH = /\b(?:the|and|with|until|of|into|to|for|then|add|about|over|it|at)\b/gi;

function isEnglish(lines: readonly SourceLine[]): boolean {
  const sample = lines
    .map((line) => line.text)
    .join(" ")
    .slice(0, 4000);
  return (sample.match(ENGLISH)?.length ?? 0) >= 0.06 * wordCount(sample);
}

/** Cuts one sentence at the most natural place, then its halves, until they are short enough or nothing safe is left. */
function cutSentence(sentence: string, english: boolean): string[] {
  if (!english || sentence.length > 2000) return [sentence];
  const words = wordCount(sentence);
  const actions = countActions(sentence);
  if (words <= SENTENCE_WORDS && actions <= STEP_ACTIONS) return [sentence];
  const long = words > SENTENCE_WORDS + 4 || actions > STEP_ACTIONS + 1;
  const cuts = safeCuts(sentence).filter(
    (cut) =>
      (cut.weight > 1 || long) &&
      wordCount(sentence.slice(0, cut.index).trim()) >= 3 &&
      wordCount(sentence.slice(cut.index)) >= 3,
  );
  const middle = sentence.length / 2;
  const best = cuts.reduce<(typeof cuts)[number] | null>((chosen, cut) => {
    const rank = (one: (typeof cuts)[number]): number =>
      one.weight * middle * 0.6 - Math.abs(one.index - middle);
    return chosen === null || rank(cut) > rank(chosen) ? cut : chosen;
  }, null);
  if (best === null) return [sentence];
  return [
    ...cutSentence(closed(sentence.slice(0, best.index)), english),
    ...cutSentence(opened(sentence.slice(best.index)), english),
  ];
}

/** A first half ends like a sentence: its comma or semicolon becomes a full stop. */
function closed(text: string): string {
  return text
    .trim()
    .replace(/[,;]$/, "")
    .replace(/([^.!?])$/, "$1.");
}

function opened(text: string): string {
  const trimmed = text.trim();
  return trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
}

function unitsOf(text: string, english: boolean): Unit[] {
  return splitSentences(text)
    .flatMap((sentence) => cutSentence(sentence, english))
    .map((one) => ({
      text: one,
      actions: english ? countActions(one) : wordCount(one) > 3 ? STEP_ACTIONS : 1,
      words: wordCount(one),
      leadTime: LEAD_TIME.test(one.slice(0, 400)),
    }));
}

/** True when `unit` should stand in the same step as what precedes it. */
function belongsTo(step: readonly Unit[], unit: Unit): boolean {
  const words = step.reduce((sum, one) => sum + one.words, 0) + unit.words;
  const actions = step.reduce((sum, one) => sum + one.actions, 0) + unit.actions;
  if (words > STEP_WORDS) return false;
  if (unit.actions === 0 && !unit.leadTime) return true;
  if (actions > STEP_ACTIONS + (unit.words <= 2 ? 1 : 0)) return false;
  if (unit.leadTime || step.some((one) => one.leadTime)) return false;
  const short = unit.words <= SHORT_WORDS || step.every((one) => one.words <= 2);
  return short && words <= JOINED_WORDS;
}

/** Groups the units of one source step; an opening remark without an action goes to the action that follows. */
function groupUnits(units: readonly Unit[]): Unit[][] {
  const steps: Unit[][] = [];
  for (const unit of units) {
    const last = steps.at(-1);
    const onlyRemarks = last !== undefined && last.every((one) => one.actions === 0);
    const lastWords = last?.reduce((sum, one) => sum + one.words, 0) ?? 0;
    if (
      last &&
      (belongsTo(last, unit) ||
        (onlyRemarks && !unit.leadTime && lastWords <= 12 && lastWords + unit.words <= STEP_WORDS))
    )
      last.push(unit);
    else steps.push([unit]);
  }
  return steps;
}

/** A source step that cannot stand alone: one word, or a few words that tell nothing to do. */
function isFragment(text: string, english: boolean): boolean {
  const words = wordCount(text);
  return words === 1 || (english && words <= 3 && countActions(text) === 0);
}

/**
 * The instructions as small steps in the source's order and words: the words of the result, joined, are the words of `instructions` without their numbering.
 * Each step keeps the section of the instruction it came from. Long waits and oven heating become steps of their own, in place.
 */
export function splitSteps(instructions: SourceLine[]): SourceLine[] {
  const english = isEnglish(instructions);
  const steps: SourceLine[] = [];
  for (const instruction of instructions) {
    const text = instruction.text.replace(NUMBERING, "").replace(/\s+/g, " ").trim();
    if (text === "") continue;
    const last = steps.at(-1);
    if (
      last &&
      last.section === instruction.section &&
      isFragment(text, english) &&
      wordCount(last.text) < SENTENCE_WORDS
    ) {
      last.text = `${last.text.replace(/([^.!?:;,])$/, "$1.")} ${text}`;
      continue;
    }
    for (const group of groupUnits(unitsOf(text, english)))
      steps.push({ ...instruction, text: group.map((unit) => unit.text).join(" ") });
  }
  return steps;
}
