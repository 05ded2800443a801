/**
 * "Stir in the zest and the juice": of the one fruit of the list that has them, where no words name it. "Add the leaves": the one line of the
 * list that is leaves.
 */
import { singular } from "@/lib/engine/language/food/singular";
import { LINKING } from "@/lib/engine/language/linking";
import { unitById } from "@/lib/engine/language/units";
import { type Ledger, NAMED } from "@/lib/engine/link/choose/ledger";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { opensPuttingIn } from "@/lib/engine/link/words/clauses";

type Part = { name: string; by: ReadonlySet<string> };

/** What comes out of a fruit of these classes: the zest, the juice. */
const partsOf = ({ food }: LineModel): Part[] =>
  LINKING.made.filter(
    ({ name, from }) => LINKING.takenFrom.has(name) && from.some((each) => food?.classes.has(each)),
  );

/** Something of the list lies in a juice of its own: "1 tin of tuna". */
const isInTin = ({ amounts }: LineModel): boolean =>
  amounts.pools.some(({ unit }) => unitById(unit)?.kind === "container");

/** Where an action names the part, of no other food: not "their juice", "the zest of …", "until the juice runs clear"; -1 where it does not. */
function partAt({ words, phrases }: ReadAction, { name, by }: Part): number {
  const until = words.findIndex(({ form }) => LINKING.untilWords.has(form));
  return words.findIndex(
    ({ form, lemma }, at) =>
      (lemma === name || by.has(form)) &&
      at > 0 &&
      (until < 0 || at < until) &&
      !LINKING.possessives.has(words[at - 1]?.form ?? "") &&
      !LINKING.genitive.has(words[at + 1]?.form ?? "") &&
      !phrases.some(({ from, to, passing }) => !passing && from <= at && at < to),
  );
}

/** Places a fruit that no reading has placed where its parts go in, each part once; of several such fruits none. Linear in the words. */
export function adoptFruit(ledger: Ledger): void {
  const fruits = ledger.lines.filter((line) => partsOf(line).length > 0);
  const [fruit] = fruits;
  if (fruit === undefined || fruits.length > 1 || !ledger.unused.has(fruit)) return;
  for (const part of partsOf(fruit)) {
    const isOthers = ledger.lines.some(({ naming }) => naming.has(part.name));
    if (isOthers || (LINKING.squeezed.out.has(part.name) && ledger.lines.some(isInTin))) continue;
    const action = ledger.actions.findIndex((each) => partAt(each, part) >= 0);
    const at = action < 0 ? -1 : partAt(ledger.actions[action] as ReadAction, part);
    if (at >= 0) ledger.add(action, fruit, { from: at, to: at + 1, portion: null, taken: part.name }, NAMED);
  }
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** The part of a plant that the line is: "leaf" of "4 lime leaves"; null for any other line. */
function plantPartOf({ noun }: LineModel): string | null {
  const last = singular((noun.split(" ").at(-1) ?? "").toLowerCase());
  return LINKING.plantParts.has(last) ? last : null;
}

/** "Add the coconut milk and leaves", not "half of the leaves" or "a few leaves": no word says how many of them. */
function isPlain({ words }: ReadAction, at: number): boolean {
  const first = at - (LINKING.determiners.has(words[at - 1]?.form ?? "") ? 1 : 0);
  const before = words[first - 1]?.form ?? "";
  return (
    first === 1 ||
    words[first]?.gap.includes(",") === true ||
    (LINKING.functionWords.has(before) && !LINKING.genitive.has(before))
  );
}

/** Places leaves that no reading has placed where they go in by that word alone; of two lines of leaves none. Linear in the words. */
export function adoptLeaves(ledger: Ledger): void {
  for (const line of ledger.unused) {
    const name = plantPartOf(line);
    if (name === null || ledger.lines.some((each) => each !== line && plantPartOf(each) === name)) continue;
    const part = { name, by: NO_WORDS };
    const place = ledger.actions.findIndex((each) => opensPuttingIn(each.words) && partAt(each, part) > 0);
    const action = ledger.actions[place];
    const at = action === undefined ? -1 : partAt(action, part);
    if (action !== undefined && isPlain(action, at))
      ledger.add(place, line, { from: at, to: at + 1, portion: null, taken: null }, NAMED);
  }
}
