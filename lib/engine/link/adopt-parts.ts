/** Lines that no words name at all: those of a part that is named as a whole, and the one food of a kind. */
import { LINKING } from "@/lib/engine/language/linking";
import { isOfKind } from "./collective-lines";
import { isExcluded, isState } from "./context";
import { COLLECTIVE, type Ledger } from "./ledger";
import type { Parts } from "./parts";
import type { Word } from "./words";

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
    const action = ledger.actions.findIndex(({ words }) =>
      words.some(
        ({ lemma, form }, place) =>
          lemma === head &&
          form === lemma &&
          (isProduct || isWholeName(words, place, name)) &&
          !isExcluded(words, place) &&
          !isState(words, place, place + 1) &&
          nameBegins(words, place, name),
      ),
    );
    if (action < 0) return;
    for (const line of lines) ledger.add(action, line, null, COLLECTIVE);
  });
}

/** "Egg wash": all of a name of several words ends at word `at`. */
const isWholeName = (words: readonly Word[], at: number, name: ReadonlySet<string>): boolean =>
  name.size > 1 &&
  words.slice(Math.max(0, at + 1 - name.size), at + 1).filter(({ lemma }) => name.has(lemma)).length ===
    name.size;

/** "The", "your" or a place behind a verb stands before the part's name that ends at word `at`. */
function nameBegins(words: readonly Word[], at: number, name: ReadonlySet<string>): boolean {
  for (let before = at - 1; before >= Math.max(0, at - PART_NAME_REACH); before -= 1) {
    const { form = "", lemma = "" } = words[before] ?? {};
    if (LINKING.determiners.has(form)) return !LINKING.indefinite.has(form);
    if (!name.has(lemma)) return LINKING.withWords.has(form) || LINKING.enclosing.has(form);
  }
  return false;
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
