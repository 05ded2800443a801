/** What is left of a line of which stated shares went in: a plain mention takes it, where nothing asks for it by words. */
import { isRepeating, LAYER } from "@/lib/engine/link/words/layers";
import { LINKING } from "@/lib/engine/language/linking";
import { verbBefore } from "@/lib/engine/link/words/context";
import type { Ledger, Spot, Use } from "@/lib/engine/link/choose/ledger";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { wentInWith } from "./more-of-it";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { areAll } from "@/lib/engine/link/amounts/reckon";
import { isPlace } from "@/lib/engine/link/words/turns";
import type { Word } from "@/lib/engine/link/words/words";

/**
 * "Cover with half the cream … a second layer with the ladyfingers and cream": stated shares went in before, so what goes in now without one is
 * what is left, where no later words ask for it.
 */
export function isLeftOver(
  line: LineModel,
  spending: readonly Use[],
  { from: at }: Spot,
  action: ReadAction,
  ledger: Ledger,
): boolean {
  const isShare = ({ portion, taken }: Use): boolean =>
    taken === null && portion?.kind === "part" && (portion.fraction !== null || portion.amount !== null);
  const { order, asked } = sharesAsked(ledger.actions);
  return (
    spending.length > 0 &&
    spending.every(isShare) &&
    !isPlace(action.words, at) &&
    (LINKING.laysOn.has(verbBefore(action.words, at) ?? "") ||
      action.words.some(({ lemma }) => LINKING.layering.has(lemma))) &&
    !areAll(
      spending.map((use) => use.portion),
      line.amounts,
    ) &&
    (asked.get(line.index) ?? 0) <= (order.get(action) ?? 0)
  );
}

type Asked = { order: Map<ReadAction, number>; asked: Map<number, number> };
const ASKED = new WeakMap<readonly ReadAction[], Asked>();
/** Where each action stands, and for each line the last action that asks for a share of it. */
function sharesAsked(actions: readonly ReadAction[]): Asked {
  const known = ASKED.get(actions);
  if (known !== undefined) return known;
  const found: Asked = { order: new Map(), asked: new Map() };
  actions.forEach((action, index) => {
    found.order.set(action, index);
    for (const { portion, options } of action.phrases)
      if (portion !== null) for (const { line } of options) found.asked.set(line, index);
  });
  ASKED.set(actions, found);
  return found;
}

/** Nothing of the line has gone in, or only parts of it have and the words speak of the rest: "the remaining herbs". */
export function hasRest(line: number, { portion }: Phrase, ledger: Ledger): boolean {
  // "Soak the beans … add the beans" of two kinds: so far they were only made ready.
  if (!ledger.isSpent(line) || (portion === null && ledger.isReadied(line))) return true;
  const spending = ledger.of(line).filter((use) => !use.aside && (!use.readied || wentInWith(use, ledger)));
  return portion?.kind === "rest" && spending.every((use) => use.portion !== null);
}

/** "Cover the last sheet with the sauce", of sheets that are being laid: it lies there already. */
export const isLastLaid = (
  words: readonly Word[],
  { from, to }: { from: number; to: number },
  spending: readonly Use[],
): boolean =>
  spending.length > 0 &&
  LINKING.lastWords.has(words[from - 1]?.form ?? "") &&
  LINKING.withWords.has(words[to]?.form ?? "") &&
  LINKING.covering.has(verbBefore(words, from) ?? "");

/** What goes in at action `index` is laid again soon: "Repeat the layers". */
export const isLaidAgain = (actions: readonly { words: readonly Word[] }[], index: number): boolean =>
  actions.slice(index, index + LAYER).some(({ words }) => isRepeating(words));
