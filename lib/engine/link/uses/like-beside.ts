/** "The vinegar" of cider vinegar and wine vinegar, which stand together in the list: one word for both, where no other words name either. */
import type { Choice } from "@/lib/engine/link/choose/weigh";
import { COLLECTIVE, type Ledger } from "@/lib/engine/link/choose/ledger";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";

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
