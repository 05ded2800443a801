/** "Repeat the layers", "repeat with the rest": what the layer before left of its foods. */
import { LINKING } from "@/lib/engine/language/linking";
import { COLLECTIVE, type Ledger } from "@/lib/engine/link/choose/ledger";
import type { Places } from "@/lib/engine/link/choose/places";
import type { Choice } from "@/lib/engine/link/choose/weigh";
import { isRepeating, LAYER, layerFrom } from "@/lib/engine/link/words/layers";
import { multiply, rational, type Rational } from "@/lib/engine/recipe/rational";
import { countOf } from "@/lib/engine/link/words/counted-ingredients";
import type { Word } from "@/lib/engine/link/words/words";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import { areAll } from "@/lib/engine/link/amounts/reckon";
import type { Portion } from "@/lib/engine/link/amounts/portion";

const REST: Portion = { kind: "rest", fraction: null, amount: null, start: -1 };

/** How often it is done again: "three more times", once where nothing says so, 0 where nobody knows. */
function timesIn(words: readonly Word[]): number {
  if (!words.some(({ form }) => LINKING.manyTimes.has(form))) return 1;
  const at = words.findIndex(({ form }) => LINKING.times.has(form));
  return (
    words
      .slice(Math.max(0, at - 2), Math.max(0, at))
      .map(({ form }) => countOf(form))
      .find((count) => count > 0) ?? 0
  );
}

/** So much of each of `times` layers. */
function taken(portion: Portion | null, times: number): Portion | null {
  if (portion === null || times === 1) return portion;
  const of = (value: Rational) => multiply(value, rational(times));
  const { amount, fraction } = portion;
  return {
    ...portion,
    fraction: fraction === null ? null : of(fraction),
    amount: amount && { ...amount, low: of(amount.low), high: amount.high && of(amount.high) },
  };
}

/** "The remaining custard", "the rest of the batter"; of "the remaining layers" nothing says what is in them. */
function isRestOfMade(words: readonly Word[]): boolean {
  const rest = words.findIndex(({ form }) => LINKING.restWords.has(form));
  return (
    rest >= 0 &&
    words.slice(rest + 1).some(({ lemma }) => LINKING.products.has(lemma) && !LINKING.layering.has(lemma))
  );
}

/** "Repeat the layers": what is left of each line of which the layer before took a stated part, where nothing later asks for it. */
export function repeatLayers(
  index: number,
  ledger: Ledger,
  places: Places,
  choices: ReadonlyMap<Phrase, Choice>,
): void {
  const { words = [], phrases = [], instruction } = ledger.actions[index] ?? {};
  if (!isRepeating(words)) return;
  // "Repeat with the remaining oil and dough" says with what.
  const says = words.slice(1, 3).some(({ form }) => LINKING.withWords.has(form));
  // "The remaining pastry and filling": what goes into it is told by what it becomes.
  const isMade = words.some(({ lemma }) => LINKING.laidOn.has(lemma));
  if (says && !isMade && phrases.some(({ passing, portion }) => !passing && portion?.kind === "rest")) return;
  // "With the remaining cake layers and custard" is of what was made.
  if (says && !isMade && isRestOfMade(words)) return;
  const times = timesIn(words);
  for (const line of ledger.lines) {
    const spending = ledger.of(line.index).filter(({ aside, readied }) => !aside && !readied);
    const last = spending.at(-1);
    const parted = spending.every(({ portion }) => portion?.kind === "part");
    if (last === undefined || !parted || index - last.action > LAYER) continue;
    const portions = spending.map(({ portion }) => portion);
    if (areAll(portions, line.amounts)) continue;
    // What is left for the top is named later: then the layer takes what it took before.
    const again = places.isNamedFrom(index, line, -1, choices);
    const layered = spending.length === 1 && ledger.actions[last.action]?.instruction === instruction;
    const isHere = (phrase: Phrase) => phrase.options.some((each) => each.line === line.index);
    if (phrases.some((phrase) => !phrase.passing && isHere(phrase))) continue;
    if (again && !(times > 0 && layered && last.action >= layerFrom(ledger.actions, index))) continue;
    const portion = again ? taken(last.portion, times) : REST;
    ledger.add(index, line, { from: -1, to: -1, portion, taken: null }, COLLECTIVE);
  }
}
