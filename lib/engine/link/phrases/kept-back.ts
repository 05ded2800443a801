/**
 * What is kept back of a food, or left out of all that goes in: "keep a little of the cheese for the top", "everything but the berries".
 */
import { BESIDE } from "@/lib/engine/language/gloss";
import { LINKING } from "@/lib/engine/language/linking";
import type { Token } from "@/lib/engine/language/characters";
import type { Portion } from "@/lib/engine/link/amounts/portion";
import type { Collective } from "@/lib/engine/link/words/all-ingredients";
import { verbBefore } from "@/lib/engine/link/words/context";
import { isAway, isSetAside } from "@/lib/engine/link/words/no-use";
import { ends, type Word } from "@/lib/engine/link/words/words";
import type { Phrase } from "./phrases";
import { allBut, EACH_REACH, keptBehind } from "./portion-behind";

// What is kept back of a food that was put in right before: "Add the beans and the cheese, but keep a little of the cheese for the top."

/** Words behind "keep" in which it is said how much. */
const PORTION_REACH = 7;

/** Opens with "keep", "reserve", "hold back", "set … aside". */
const opensKeeping = (words: readonly Word[]): boolean => {
  const [first, next] = words;
  if (first === undefined) return false;
  if (LINKING.kept.has(first.form) && !LINKING.keptAway.has(next?.form ?? "")) return true;
  return isSetAside(words);
};

/** "Keep a little for the top", "hold back a splash of it": an open part without its food. */
function openPart(words: readonly Word[]): Portion | null {
  const at = words.slice(1, PORTION_REACH).findIndex(({ form }) => LINKING.openWords.has(form)) + 1;
  if (at < 1) return null;
  const isOf = LINKING.genitive.has(words[at + 1]?.form ?? "");
  const latter = isOf && LINKING.latter.has(words[at + 3]?.form ?? "");
  const ofIt = isOf && (latter || LINKING.objectPronouns.has(words[at + 2]?.form ?? ""));
  // "een scheutje" is "a splash of", whatever follows.
  const behind = words[latter ? at + 4 : ofIt ? at + 3 : isOf ? at + 2 : at + 1];
  return ends(behind) || LINKING.keptAway.has(behind?.form ?? "")
    ? { kind: "open", fraction: null, amount: null, start: words[at]?.start ?? 0 }
    : null;
}

const isShare = ({ portion }: Phrase): boolean => portion?.kind === "open" || portion?.kind === "part";
const isPart = (phrase: Phrase): boolean => !phrase.passing && isShare(phrase);

type Said = { phrase: Phrase; words: readonly Word[] };
const lastOf = ({ phrase, words }: Said): string => words[phrase.to - 1]?.lemma ?? "";

/** Both are the same line by the same word: "drain the tomatoes, keeping 2 tbsp of the oil" of tomatoes in oil keeps no tomatoes. */
const isSame = (one: Said, other: Said): boolean =>
  one.phrase.options[0] !== undefined &&
  one.phrase.options[0].line === other.phrase.options[0]?.line &&
  lastOf(one) === lastOf(other);

type Told = { instruction: number; words: readonly Word[]; phrases: readonly Phrase[] };

/** "Knead in half of the butter. Reserve the rest of the butter": nothing more goes in where it is only kept. */
function keepRest(actions: readonly Told[]): void {
  const parted = new Set<number>();
  for (const { words, phrases } of actions) {
    const keeps = opensKeeping(words);
    for (const phrase of phrases) {
      const line = phrase.options[0]?.line ?? -1;
      // "Keep warm while you cook the rest in the remaining oil" uses it.
      const verb = verbBefore(words, phrase.from) ?? words[0]?.form;
      const isKept = keeps && verb === words[0]?.form;
      if (isKept && phrase.portion?.kind === "rest" && phrase.portion.amount === null && parted.has(line))
        phrase.passing = true;
      else if (isPart(phrase)) parted.add(line);
    }
  }
}

/** Takes what an action keeps back from what the action before it puts in. Linear. */
export function keepBackAfter(actions: readonly Told[]): void {
  keepRest(actions);
  actions.forEach((action, index) => {
    const before = actions[index - 1];
    if (before === undefined || before.instruction !== action.instruction || !opensKeeping(action.words))
      return;
    const put = before.phrases.filter(
      ({ from, passing, portion }) =>
        !passing && portion === null && LINKING.putsIn.has(verbBefore(before.words, from) ?? ""),
    );
    const named = action.phrases.filter(isPart);
    for (const phrase of named) {
      const of = put.find((each) =>
        isSame({ phrase: each, words: before.words }, { phrase, words: action.words }),
      );
      if (of === undefined || phrase.portion === null) continue;
      of.portion = allBut(phrase.portion);
      phrase.passing = true;
    }
    const last = put.at(-1);
    const part = action.phrases.every(({ passing }) => passing) ? openPart(action.words) : null;
    if (named.length === 0 && part !== null && last !== undefined) last.portion = allBut(part);
  });
}

/** "Add the stock, keeping back some of the stock": the same food again, of which a part is said among `shares`; else null. */
function keptOfSame(
  words: readonly Word[],
  before: readonly Phrase[],
  [part, other]: readonly Phrase[],
): Portion | null {
  const of = before.find(
    (phrase) =>
      phrase.portion === null && part !== undefined && isSame({ phrase, words }, { phrase: part, words }),
  );
  if (part?.portion == null || other !== undefined || of === undefined) return null;
  of.portion = allBut(part.portion);
  part.passing = true;
  return of.portion;
}

const CLAUSE_END = /[.;:!?]/;
/** Words from "keeping" to the food of which a part is kept. */
const KEPT_REACH = 6;

/** "Add the nuts, saving a handful for the top": all but that goes in here. Said of the food named last, where its own words say nothing. */
export function keepBack(tokens: readonly Token[], words: readonly Word[], phrases: readonly Phrase[]): void {
  words.forEach((word, at) => {
    // "…, dabei etwas zurückbehalten"
    const beside = LINKING.kept.has(word.form) && BESIDE.has(words[at + 1]?.form ?? "");
    // "(set aside 1 cup)"
    const verb = words[at - 1];
    const isAside = verb?.gap.includes("(") === true && isAway(verb.form, word.form);
    const isKept =
      isAside ||
      ((LINKING.keepingBack.has(word.form) || beside) && word.gap.includes(",")) ||
      (LINKING.keptInBrackets.has(word.form) && word.gap.includes("("));
    const behind = phrases.filter(({ from }) => from > at && from <= at + KEPT_REACH);
    // "Add the stock, keeping back some of the stock", "… en gardant une poignée de fromage", "(reserve a little of the stock)"
    const keeps =
      LINKING.keepingBack.has(word.form) || isKept || (LINKING.kept.has(word.form) && word.gap.includes(","));
    // What a bracket keeps was passed over already.
    const shares = behind.filter(isKept ? isShare : isPart);
    const put = phrases.filter(({ to }) => to <= at);
    if (keeps && keptOfSame(words, put, shares)) return;
    if (!isKept) return;
    const inBrackets = isAside || word.gap.includes("(");
    const close = inBrackets ? words.findIndex(({ gap }, place) => place > at && gap.includes(")")) : -1;
    const named = phrases.some(
      ({ from }) => from > at && (close < 0 || from < close) && !CLAUSE_END.test(words[from]?.gap ?? ""),
    );
    const before = phrases.filter(({ to, passing }) => to <= at && !passing);
    // "reserving half of each"
    const each = words.slice(at, at + EACH_REACH).some(({ form }) => LINKING.eachWords.has(form));
    const meant = (each ? before : before.slice(-1)).filter(({ portion }) => portion === null);
    if (named || meant.length === 0) return;
    const kept = keptBehind(
      tokens,
      tokens.findIndex(({ start }) => start >= word.start),
    );
    if (kept !== null) for (const phrase of meant) phrase.portion = allBut(kept);
  });
}

// What "everything but …" leaves out of what goes in.

/**
 * "Everything but the berries" names the berries and does not use them; of "… except 1 tbsp of the oil", "… reserving a little of the cheese"
 * the rest goes in. Linear.
 */
export function passLeftOut(
  words: readonly Word[],
  phrases: readonly Phrase[],
  collectives: readonly Collective[],
): void {
  const except = new Set(collectives.flatMap((collective) => collective.except));
  for (const phrase of phrases) {
    if (!words.slice(phrase.from, phrase.to).some((word) => except.has(word))) continue;
    const { portion } = phrase;
    if (portion === null) phrase.passing = true;
    else if ((portion.kind === "part" || portion.kind === "open") && portion.but !== true) {
      phrase.portion = allBut(portion);
      phrase.passing = false;
    }
  }
}

/** "Sift the dry ingredients into the liquid": the word for all that is wet names no single liquid besides. */
export function passCollected(phrases: readonly Phrase[], collectives: readonly Collective[]): void {
  const wet = collectives.filter(({ kind }) => kind === "wet");
  for (const phrase of phrases)
    if (phrase.kind !== undefined && wet.some(({ from, to }) => from <= phrase.from && phrase.to <= to))
      phrase.passing = true;
}
