/** Lines that no words name at all: those of a part that is named as a whole, and the one food of a kind. */
import { classesOfCollective } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import { isOfKind } from "@/lib/engine/link/lines/collective-lines";
import { isExcluded, isState } from "@/lib/engine/link/words/context";
import { tokenize } from "@/lib/engine/language/tokens";
import { COLLECTIVE, type Ledger, type Spot } from "@/lib/engine/link/choose/ledger";
import type { Parts } from "@/lib/engine/link/choose/parts";
import { portionBefore, type Portion } from "@/lib/engine/link/amounts/portion";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import type { Word } from "@/lib/engine/link/words/words";

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
