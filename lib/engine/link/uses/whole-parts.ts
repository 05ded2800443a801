/**
 * Lines that go in together or by the work alone: work that is announced as a whole, "these ingredients", shares of several lines,
 * "marinate", "season".
 */
import { LIST_WORK } from "@/lib/engine/language/cooking-words";
import { LINKING } from "@/lib/engine/language/linking";
import { tokenize } from "@/lib/engine/language/tokens";
import { portionBefore } from "@/lib/engine/link/amounts/portion";
import { COLLECTIVE, type Ledger, type Spot } from "@/lib/engine/link/choose/ledger";
import type { Group } from "@/lib/engine/link/choose/part-votes";
import type { Parts } from "@/lib/engine/link/choose/parts";
import { CLEAR, type Places } from "@/lib/engine/link/choose/places";
import type { Sweep } from "@/lib/engine/link/choose/weigh";
import { isOfKind } from "@/lib/engine/link/lines/collective-lines";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { isForbidden } from "@/lib/engine/link/phrases/nothing-goes-in";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import type { Collective } from "@/lib/engine/link/words/all-ingredients";
import { isAdded, isReadied, isState } from "@/lib/engine/link/words/context";
import type { Word } from "@/lib/engine/link/words/words";
import { isSalting, isSeasoning, saysWith, speaksOfPan } from "./line-meant";

// Work that is announced as a whole and then told in its parts: "Make a dough from the ingredients. Sift the flour, …".

/** Words before which the order stands: "Meanwhile make". */
const OPENING_WORDS = 3;
/** Actions in which the work is told. */
const TOLD_REACH = 12;
/** So many lines of the part are named by them. */
const FEWEST_TOLD = 3;

/**
 * "Make a dough from the ingredients", where the actions behind it name the lines of its part, or those of the list, one by one: nothing goes in
 * yet.
 */
export function isAnnounced(
  { actions, lines }: Ledger,
  { groups, groupOfLine }: Parts,
  group: number,
  index: number,
  { kind }: Collective,
): boolean {
  const action = actions[index];
  if (action === undefined || (kind !== "section" && kind !== "all")) return false;
  const makes = action.words
    .slice(0, OPENING_WORDS)
    .some(({ form }) => LINKING.partOpeners.has(form) && !LINKING.functionWords.has(form));
  // "Make a yeast dough" of a part of that name puts no yeast in.
  const name = groups[group]?.words;
  const names = action.phrases.filter(
    ({ from, to, passing }) =>
      !passing && !action.words.slice(from, to).every(({ lemma }) => name?.has(lemma) === true),
  );
  if (!makes || names.length > 0) return false;
  const told = actions
    .slice(index + 1, index + 1 + TOLD_REACH)
    .flatMap(({ phrases }) => phrases)
    .filter(({ passing }) => !passing)
    .flatMap(({ options }) => options.map(({ line }) => line))
    .filter((line) => group < 0 || groupOfLine[line] === group);
  return new Set(told).size >= Math.min(FEWEST_TOLD, lines.length);
}

/** "Prepare the meatballs first", "First, to make the dressing": what follows says how. */
export const announces = (words: readonly Word[]): boolean =>
  words.some(({ form }) => LINKING.announcing.has(form)) ||
  words
    .slice(0, 2)
    .some(
      ({ form }, at) => LINKING.beforePurpose.has(form) && LINKING.combining.has(words[at + 1]?.form ?? ""),
    );

// Words for several lines that mean what is in the bowl already: "mix these ingredients", "knead the ingredients" right behind their names.

/** Actions before the words that name what they mean. */
const NAMED_BEFORE = 4;
/** So many lines that one paragraph puts in are "the ingredients" of its next order. */
const SEVERAL = 3;

/** How many lines the actions `[from, to)` put in by their names. */
function putIn(ledger: Ledger, from: number, to: number): number {
  let count = 0;
  for (let at = ledger.uses.length - 1; at >= 0; at -= 1) {
    const use = ledger.uses[at];
    if (use === undefined || use.action < from) break;
    if (use.action >= to || use.readied || use.aside || use.start < 0) continue;
    const words = ledger.actions[use.action]?.words ?? [];
    if (
      isAdded(
        words,
        words.findIndex(({ end }) => end > use.start),
      )
    )
      count += 1;
  }
  return count;
}

/** "Add flour, sugar and salt. Knead the ingredients" takes nothing of what is left on the list; nor do "these ingredients". */
function speaksOfThese(index: number, { from, to, kind, bare }: Collective, ledger: Ledger): boolean {
  const words = ledger.actions[index]?.words ?? [];
  const isPlain = kind === "all" || kind === "section";
  if (!isPlain || !LINKING.plainIngredients.has(words[to - 1]?.lemma ?? "")) return false;
  if (words.slice(Math.max(0, from - 1), to).some(({ form }) => LINKING.theseOnes.has(form)))
    return putIn(ledger, index - NAMED_BEFORE, index) > 0;
  if (kind !== "all" || bare !== true) return false;
  const instruction = ledger.actions[index]?.instruction;
  let first = index;
  while (first > Math.max(0, index - NAMED_BEFORE) && ledger.actions[first - 1]?.instruction === instruction)
    first -= 1;
  return putIn(ledger, first, index) >= SEVERAL;
}

/** "Chop the carrot, onion and peppers. … Add the chopped vegetables": those, and no more of their kind. */
function speaksOfCut(index: number, { kind, noun, from, to }: Collective, ledger: Ledger): boolean {
  const { words: said = [] } = ledger.actions[index] ?? {};
  const behind = /^\s*$/.test(said[to]?.gap ?? ".") ? said[to] : undefined;
  const isDone = [said[from - 1], said[from], behind].some(
    (word) => (word?.form ?? "") in LIST_WORK.handWork,
  );
  if (kind !== "class" || !isDone) return false;
  const cut = ledger.uses.filter(({ action, line, start, readied: isAgain }) => {
    if (action >= index || action < index - NAMED_BEFORE || start < 0 || isAgain) return false;
    const words = ledger.actions[action]?.words ?? [];
    const model = ledger.lines[line];
    const at = words.findIndex(({ end }) => end > start);
    return model !== undefined && isOfKind(noun, model) && isReadied(words, at);
  });
  return new Set(cut.map(({ line }) => line)).size > 1;
}

/** What the words mean is in the pan or the bowl already. */
export const isInAlready = (index: number, collective: Collective, ledger: Ledger): boolean =>
  speaksOfPan(index, collective, ledger) ||
  speaksOfThese(index, collective, ledger) ||
  speaksOfCut(index, collective, ledger);

// Words for several lines of which a share is said: "sift in half of the dry ingredients … fold in the rest of the dry ingredients".

/** Kinds of words whose lines are shared out by each of them: half of the dry ingredients is half of each. */
const isShared = ({ kind }: Collective): boolean =>
  kind === "dry" || kind === "wet" || kind === "section" || kind === "class";

const nameOf = ({ kind, noun }: Collective): string => `${kind} ${noun}`;

export class SharedWholes {
  private readonly parted = new Map<string, readonly LineModel[]>();

  /** How much of each of its lines a word for several takes: "half of the dry ingredients"; null where nothing is said. */
  spotOf(action: ReadAction | undefined, collective: Collective): Spot | null {
    if (action === undefined || !isShared(collective)) return null;
    const { from, to } = collective;
    const first = action.words
      .slice(from, to)
      .find(
        ({ form }) =>
          !LINKING.genitive.has(form) && !LINKING.determiners.has(form) && !LINKING.restWords.has(form),
      );
    const portion = first === undefined ? null : portionBefore(tokenize(action.text), first.start);
    if (portion === null || (portion.fraction === null && portion.kind !== "rest")) return null;
    return { from, to, portion, taken: null };
  }

  /** Remembers of which lines `collective` took a share. */
  note(collective: Collective, lines: readonly LineModel[]): void {
    if (!this.parted.has(nameOf(collective))) this.parted.set(nameOf(collective), lines);
  }

  /** The lines of which the same words took a share before. */
  leftOf(collective: Collective): readonly LineModel[] {
    return this.parted.get(nameOf(collective)) ?? [];
  }
}

// A part of the list that a verb uses by itself: "marinate the chicken" of "Marinade".

/** Words before the verb: "Now you". */
const VERB_REACH = 3;

/** The group that the action's verb uses, where it names one food at most; -1 where none is. */
function groupUsedBy(action: ReadAction, groups: readonly Group[]): number {
  const verb = action.words.slice(0, VERB_REACH).find(({ form }) => form in LINKING.usesPart);
  const named = action.phrases.filter(({ passing }) => !passing);
  if (verb === undefined || named.length > 1 || action.collectives.length > 0) return -1;
  return groups.findIndex(({ words }) => words.has(LINKING.usesPart[verb.form] ?? ""));
}

/** "Marinate the chicken overnight" of a list with a part "Marinade" that no words of its method make or name: all of that part. */
export function useByVerb(index: number, ledger: Ledger, parts: Parts, places: Places): void {
  const action = ledger.actions[index];
  const group = action === undefined ? -1 : groupUsedBy(action, parts.groups);
  if (action === undefined || group < 0) return;
  const named = new Set(action.phrases.flatMap(({ options }) => options.map(({ line }) => line)));
  const others = ledger.lines.filter(
    (line) => parts.groupOfLine[line.index] === group && !named.has(line.index),
  );
  const isOpen = (line: LineModel): boolean =>
    ledger.unused.has(line) &&
    places.mayName(line.index).every((place) => (parts.of[place.action] ?? group) !== group);
  if (others.length > 1 && others.every(isOpen))
    for (const line of others) ledger.add(index, line, null, COLLECTIVE);
}

// "Season", "taste for salt", "salt the water": seasonings that go in by the work alone.

/** "Shake the vinegar, oil & seasoning": salt and pepper among what goes in; not "adjust the seasoning", nor a seasoning with a name. */
const isSeasoningBeside = (words: readonly Word[], at: number): boolean =>
  LINKING.seasoningNoun.has(words[at]?.form ?? "") &&
  (LINKING.conjunctions.has(words[at - 1]?.form ?? "") || /[,&+]/.test(words[at]?.gap ?? "")) &&
  !/[.;:!?(]/.test(words[at]?.gap ?? "");

/** Notes the salt and pepper of the list whose amount is left to the cook, where action `index` seasons. */
export function seasonAt(index: number, ledger: Ledger, parts: Parts): void {
  const words = ledger.actions[index]?.words ?? [];
  const at = words.findIndex(
    (word, place) =>
      LINKING.seasoning.has(word.form) ||
      (LINKING.seasonings.has(word.form) &&
        LINKING.tastedFor.has(words[place - 1]?.form ?? "") &&
        LINKING.tasting.has(words[place - 2]?.form ?? "")) ||
      isSalting(words, place) ||
      isSeasoningBeside(words, place),
  );
  if (at < 0 || isState(words, at, at + 1) || isForbidden(words, at, at + 1)) return;
  // "salt the water" takes salt; "season" takes all seasonings, but where the words say with what.
  const verb = words[at];
  const only = verb !== undefined && LINKING.seasonings.has(verb.form) ? verb.lemma : null;
  if (saysWith(words, at)) return;
  const group = parts.of[index] ?? -1;
  const fitting = ledger.lines.filter(
    (line) => isSeasoning(line) && (only === null || line.naming.has(only)),
  );
  // Where the part has its own salt, the other part's is not meant.
  const own = fitting.filter((line) => parts.groupOfLine[line.index] === group);
  // "Salt and pepper" of no part are meant rather than the pinch of salt that another part asks for.
  const unmeasured = fitting.filter(({ amounts }) => amounts.pools.length === 0);
  for (const line of [own, unmeasured, fitting].find((lines) => lines.length > 0) ?? [])
    ledger.add(index, line, { from: at, to: at + 1, portion: null, taken: null }, COLLECTIVE);
}

// "Whisk the soy sauce through the gochujang": from one line of the list to another one, and all between them.

/** Lines from the first to the last: a longer run is no list that somebody has in view. */
const LONGEST_RUN = 15;

/** The line that the words name before all others; undefined where two fit alike. */
function onlyLine({ options, passing }: Phrase): number | undefined {
  const [first, second] = options;
  if (passing || first === undefined) return undefined;
  return second === undefined || first.score - second.score > CLEAR ? first.line : undefined;
}

/** The lines between two that stand around "through" in an action's words; none of them is named anywhere: "stir the peas through the rice" lists nothing. */
export function runsThrough(actions: readonly ReadAction[], lines: readonly LineModel[]): Sweep[] {
  if (!actions.some(({ words }) => words.some(({ form }) => LINKING.throughWords.has(form)))) return [];
  const named = new Set(actions.flatMap(({ phrases }) => phrases.map(onlyLine)));
  return actions.flatMap(({ words, phrases }, action) =>
    words.flatMap(({ form }, at): Sweep[] => {
      if (!LINKING.throughWords.has(form)) return [];
      const behind = LINKING.definite.has(words[at + 1]?.form ?? "") ? at + 2 : at + 1;
      const from = phrases.find(({ to }) => to === at);
      const last = phrases.find((phrase) => phrase.from === behind);
      const first = from === undefined ? undefined : onlyLine(from);
      const end = last === undefined ? undefined : onlyLine(last);
      if (first === undefined || end === undefined || end - first < 2 || end - first > LONGEST_RUN) return [];
      const run = lines.slice(first + 1, end);
      if (run.some(({ index, section }) => named.has(index) || section !== lines[first]?.section)) return [];
      return [{ action, lines: run.map(({ index }) => index), sure: true }];
    }),
  );
}
