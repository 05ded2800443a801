/** Where lines go in that nothing names: with their part, as their kind, beside their neighbour, by the work or by what counts them. */
import { classesOfCollective } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import { tokenize } from "@/lib/engine/language/tokens";
import { type Portion, portionBefore } from "@/lib/engine/link/amounts/portion";
import { COLLECTIVE, type Ledger, NAMED, type Spot } from "@/lib/engine/link/choose/ledger";
import type { Parts } from "@/lib/engine/link/choose/parts";
import type { Choice } from "@/lib/engine/link/choose/weigh";
import { isOfKind } from "@/lib/engine/link/lines/collective-lines";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { isExcluded, isState } from "@/lib/engine/link/words/context";
import { isForBrushing, type Word } from "@/lib/engine/link/words/words";

// Lines that no words name at all: those of a part that is named as a whole, and the one food of a kind.

/** Words between "the" and the last word of a part's name: "the spice rub". */
const PART_NAME_REACH = 3;

/** "Coat the ribs with the rub", of a part that no words mix: all of it goes in where it is named first. */
export function adoptParts(ledger: Ledger, { groups, groupOfLine }: Parts): void {
  if (groups.length < 2) return;
  const own = groups.map((_group, at) => ledger.lines.filter(({ index }) => groupOfLine[index] === at));
  groups.forEach(({ head, words: name }, at) => {
    const lines = (own[at] ?? []).filter((line) => ledger.of(line.index).length === 0);
    if (lines.length < 2 || 2 * lines.length < (own[at] ?? []).length) return;
    const isProduct = LINKING.products.has(head);
    const places = ledger.actions.map(({ words }) =>
      words.findIndex(
        ({ lemma, form }, place) =>
          lemma === head &&
          form === lemma &&
          (isProduct || isWholeName(words, place, name)) &&
          !isExcluded(words, place) &&
          !isState(words, place, place + 1) &&
          nameBegin(words, place, name) >= 0,
      ),
    );
    const action = places.findIndex((place) => place >= 0);
    if (action < 0) return;
    const spotAt = (index: number): Spot | null =>
      partTaken(ledger.actions[index], places[index] ?? -1, name);
    const first = spotAt(action);
    for (const line of lines) ledger.add(action, line, first, COLLECTIVE);
    if (first === null) return;
    places.forEach((_place, index) => {
      const later = index > action ? spotAt(index) : null;
      if (later?.portion?.kind === "rest")
        for (const line of lines) ledger.add(index, line, later, COLLECTIVE);
    });
  });
}

/** "Egg wash": all of a name of several words ends at word `at`. */
const isWholeName = (words: readonly Word[], at: number, name: ReadonlySet<string>): boolean =>
  name.size > 1 &&
  words.slice(Math.max(0, at + 1 - name.size), at + 1).filter(({ lemma }) => name.has(lemma)).length ===
    name.size;

/** "Two thirds of the rub": so much of every line of it; of "3 tbsp of the rub" nobody can say how much of each. Null for all of it. */
function partTaken(action: ReadAction | undefined, at: number, name: ReadonlySet<string>): Spot | null {
  const begin = action === undefined || at < 0 ? -1 : nameBegin(action.words, at, name);
  const start = action?.words[begin]?.start;
  if (action === undefined || start === undefined) return null;
  const portion = portionBefore(tokenize(action.text), start);
  if (portion === null || portion.kind === "whole" || portion.kind === "more") return null;
  const shared: Portion =
    portion.amount !== null && portion.fraction === null
      ? { kind: "open", fraction: null, amount: null, start: portion.start }
      : portion;
  return { from: at, to: at + 1, portion: shared, taken: null };
}

/** First word of the part's name that ends at word `at`, where "the", "your" or a place behind a verb stands before it; else -1. */
function nameBegin(words: readonly Word[], at: number, name: ReadonlySet<string>): number {
  for (let before = at - 1; before >= Math.max(0, at - PART_NAME_REACH); before -= 1) {
    const { form = "", lemma = "" } = words[before] ?? {};
    const opens = LINKING.determiners.has(form)
      ? !LINKING.indefinite.has(form)
      : LINKING.withWords.has(form) || LINKING.enclosing.has(form);
    if (LINKING.determiners.has(form) || !name.has(lemma)) return opens ? before + 1 : -1;
  }
  return -1;
}

/** "Stir the juices and the honey", of an orange and a lemon juice that nothing else names. */
export function adoptPlurals(ledger: Ledger): void {
  const { unplaced } = ledger;
  const heads = new Set(unplaced.flatMap(({ names }) => names.map(({ head }) => head)));
  for (const head of heads) {
    const lines = unplaced.filter(({ names }) => names.some((name) => name.head === head));
    if (lines.length < 2) continue;
    const meansThem = ({ words }: ReadAction): boolean =>
      words.some(
        ({ lemma, form }, at) =>
          lemma === head && form !== lemma && !isExcluded(words, at) && !isState(words, at, at + 1),
      );
    const action = ledger.actions.findIndex(meansThem);
    if (action >= 0) for (const line of lines) ledger.add(action, line, null, COLLECTIVE);
  }
}

/** "Scatter over the herbs", of mint that nothing else names beside the one line that is called "fresh herbs": it goes in with that. */
export function adoptNamesakes(ledger: Ledger): void {
  const { unplaced } = ledger;
  if (unplaced.length === 0) return;
  const heads = new Set(ledger.lines.flatMap(({ names }) => names.map(({ head }) => head)));
  const told = new Set<string>();
  ledger.actions.forEach(({ words, phrases }, action) => {
    // "Mustard greens" are no greens besides.
    const longer = phrases.filter(({ from, to }) => to - from > 1);
    for (const [at, { lemma, form }] of words.entries()) {
      if (longer.some(({ from, to }) => from <= at && at < to)) continue;
      if (form === lemma || !heads.has(lemma) || classesOfCollective(lemma) === null) continue;
      if (told.has(lemma) || isExcluded(words, at) || isState(words, at, at + 1)) continue;
      told.add(lemma);
      for (const line of unplaced)
        if (
          ledger.of(line.index).length === 0 &&
          !line.names.some(({ head }) => head === lemma) &&
          isOfKind(lemma, line)
        )
          ledger.add(action, line, null, COLLECTIVE);
    }
  });
}

/** "Rub the butter over the bird", of a chicken that nothing else names. */
export function adoptKinds(ledger: Ledger): void {
  for (const kind of LINKING.lastKinds) {
    const [line, other] = ledger.unplaced.filter((each) => isOfKind(kind, each));
    if (line === undefined || other !== undefined) continue;
    const action = ledger.actions.findIndex(({ words }) =>
      words.some(({ lemma }, at) => lemma === kind && !isExcluded(words, at) && !isState(words, at, at + 1)),
    );
    if (action >= 0) ledger.add(action, line, null, COLLECTIVE);
  }
}

// "The vinegar" of cider vinegar and wine vinegar, which stand together in the list: one word for both, where no other words name either.

/** Names that fit the word as well as each other. */
const ALIKE = 0.5;
/** "The cheese" is cheese before it is blue cheese: a name that the word says in full. */
const IN_FULL = 2;

type Place = { action: number; phrase: Phrase };

/** Where words may mean each line. */
function placesOf({ actions }: Ledger): ReadonlyMap<number, readonly Place[]> {
  const places = new Map<number, Place[]>();
  actions.forEach(({ phrases }, action) => {
    for (const phrase of phrases)
      for (const { line, weak } of phrase.passing ? [] : phrase.options) {
        if (weak) continue;
        const own = places.get(line);
        if (own === undefined) places.set(line, [{ action, phrase }]);
        else own.push({ action, phrase });
      }
  });
  return places;
}

/** They differ by what describes them, and each is measured: "1 tsp salt" twice is one food of two places. */
const mayBeOne = (line: LineModel, other: LineModel): boolean =>
  line.section === other.section &&
  line.noun !== other.noun &&
  line.food !== null &&
  [line, other].every(({ compound, open, divided, extra }) => !compound && !open && !divided && !extra);

/** Puts a line that no reading has placed where the one beside it goes in by a word for both. Linear in the mentions. */
export function adoptBeside(ledger: Ledger, choices: ReadonlyMap<Phrase, Choice>): void {
  const unplaced = ledger.unplaced;
  if (unplaced.length === 0) return;
  const places = placesOf(ledger);
  for (const line of unplaced) {
    const [place, second] = places.get(line.index) ?? [];
    if (place === undefined || second !== undefined) continue;
    const { action, phrase } = place;
    const [chosen, further] = choices.get(phrase)?.lines ?? [];
    const other = ledger.lines[chosen ?? -1];
    if (other === undefined || further !== undefined || phrase.portion !== null) continue;
    if (Math.abs(other.index - line.index) !== 1 || places.get(other.index)?.length !== 1) continue;
    const scores = [line, other].map(
      ({ index }) => phrase.options.find((option) => option.line === index && option.head)?.score ?? 0,
    );
    const isAlike =
      scores.every((score) => score > 0 && score < IN_FULL) && Math.abs(scores[0]! - scores[1]!) < ALIKE;
    const use = ledger.of(other.index).find((each) => each.action === action && each.start >= 0);
    if (!isAlike || use === undefined || !mayBeOne(line, other)) continue;
    Object.assign(use, COLLECTIVE);
    ledger.add(
      action,
      line,
      { from: phrase.from, to: phrase.to, portion: null, taken: phrase.taken },
      COLLECTIVE,
    );
  }
}

// "Glaze the pies", "brush with egg wash": the egg of the list that nothing names.

const { glazing } = LINKING;

/** "Egg" and "wash" right behind each other. */
const namesWash = ({ words }: ReadAction): boolean =>
  words.some(({ lemma }, at) => lemma === glazing.wash[0] && words[at + 1]?.lemma === glazing.wash[1]);

/** "Glaze the pies", and not "make the glaze", nor "pour over the glaze". */
const isOrdered = ({ words }: ReadAction, verbs: ReadonlySet<string>): boolean =>
  words.some(
    ({ form }, at) => verbs.has(form) && (at === 0 || LINKING.conjunctions.has(words[at - 1]?.form ?? "")),
  );

const isEgg = ({ food }: LineModel): boolean => food?.classes.has(glazing.food) === true;
/** What an egg is thinned with. */
const isThinner = ({ food }: LineModel): boolean =>
  glazing.thinners.some((name) => food?.classes.has(name) === true);

/** Takes the only egg that nothing names where something is glazed with no word for what with; where it is egg wash, what thins it too. */
export function adoptGlaze(ledger: Ledger): void {
  const unplaced = ledger.unplaced;
  if (unplaced.length === 0) return;
  // "Milk, to glaze", "egg for brushing"
  const own = unplaced.filter(({ purposes }) => isForBrushing(purposes));
  const eggs = own.length > 0 ? own : unplaced.filter(isEgg);
  const [egg] = eggs;
  if (egg === undefined || eggs.length > 1) return;
  const verbs = own.length > 0 ? glazing.brushes : glazing.verbs;
  const used = new Set(ledger.uses.map(({ action }) => action));
  const at = ledger.actions.findIndex(
    (action, index) => !used.has(index) && (isOrdered(action, verbs) || namesWash(action)),
  );
  const action = ledger.actions[at];
  if (action === undefined) return;
  ledger.add(at, egg, null, NAMED);
  if (namesWash(action))
    for (const line of unplaced.filter(isThinner)) if (line !== egg) ledger.add(at, line, null, NAMED);
}

// "Put the slices in the milk", of "2 slices bread": the only line that is counted so, which nothing names.

const unitOf = ({ amounts }: { amounts: { pools: readonly { unit: string | null }[] } }): string =>
  amounts.pools[0]?.unit ?? "";

/** Where an action speaks of "the slices" and of nothing that they are of, or -1. */
function saidAt({ words, phrases }: ReadAction, unit: string): number {
  return words.findIndex(
    ({ lemma }, at) =>
      lemma === unit &&
      LINKING.definite.has(words[at - 1]?.form ?? "") &&
      !LINKING.genitive.has(words[at + 1]?.form ?? "") &&
      !phrases.some(({ from, to }) => from <= at && at < to),
  );
}

/** Takes the lines that are told by what counts them alone. */
export function adoptByMeasure(ledger: Ledger): void {
  for (const line of ledger.unplaced) {
    const unit = unitOf(line);
    if (!LINKING.namingUnits.has(unit)) continue;
    if (ledger.lines.some((other) => other !== line && unitOf(other) === unit)) continue;
    const action = ledger.actions.findIndex((each) => saidAt(each, unit) >= 0);
    // "Slice the apples … arrange the slices": they were cut there.
    const isCut = ledger.actions
      .slice(0, action + 1)
      .some(({ words }) => words.some(({ form }) => form === unit || form === `${unit}d`));
    if (action < 0 || isCut) continue;
    const from = saidAt(ledger.actions[action] as ReadAction, unit);
    ledger.add(action, line, { from, to: from + 1, portion: null, taken: null }, NAMED);
  }
}
