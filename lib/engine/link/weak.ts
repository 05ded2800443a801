/** Second reading: a line that nothing named plainly takes its best weaker mention ("Ranch", "before serving on buns", "butter a dish"). */
import { LINKING } from "@/lib/engine/language/linking";
import { SPOONED } from "@/lib/engine/language/units";
import type { Choice } from "./assign";
import { isOfKind } from "./collective-lines";
import { isExcluded, isState, isVerb } from "./context";
import { COLLECTIVE, GUESS, type Ledger } from "./ledger";
import type { LineModel } from "./line-names";
import type { Candidate } from "./mentions";
import type { Phrase } from "./phrases";
import { CLEAR } from "./places";

type Best = { action: number; option: Candidate; phrase: Phrase };

/** Without its head a name must be there by half to be meant at all: "vanilla" for "vanilla extract". */
const HALF_NAMED = 0.36;

/** Places the lines that are still unused; each such use is a guess. */
export function readWeak(ledger: Ledger, choices: ReadonlyMap<Phrase, Choice>): void {
  const best = new Map<number, Best>();
  ledger.actions.forEach((action, index) => {
    const { words } = action;
    for (const phrase of action.phrases) {
      if (isExcluded(words, phrase.from)) continue;
      const verb = isVerb(words, phrase.from, phrase.to);
      if (verb && !LINKING.greases.has(words[phrase.from]?.form ?? "")) continue;
      const guarded = verb || isState(words, phrase.from, phrase.to);
      // A mention that has its line already names no other one as well.
      const placed = choices.get(phrase)?.lines ?? [];
      if (placed.some((line) => ledger.of(line).some((use) => use.action === index))) continue;
      const last = words[phrase.to - 1]?.lemma;
      for (const option of phrase.options) {
        if (ledger.of(option.line).length > 0 || (guarded && !option.head)) continue;
        const endsAlike = ledger.lines[option.line]?.names.some((name) => name.words.at(-1) === last);
        if (!option.head && !endsAlike && option.score < HALF_NAMED) continue;
        const now = best.get(option.line);
        if (now === undefined || option.score > now.option.score + (guarded ? CLEAR : 0))
          best.set(option.line, { action: index, option, phrase });
      }
    }
  });
  const taken = new Set<string>();
  for (const [number, { action, option, phrase }] of best) {
    const line = ledger.lines[number];
    const place = `${action} ${option.from}`;
    if (line === undefined || taken.has(place)) continue;
    taken.add(place);
    ledger.add(
      action,
      line,
      { from: option.from, to: option.to, portion: phrase.portion, taken: null },
      GUESS,
    );
  }
}

/** "Mix the sugar and the spices" of a rub whose salt nothing names: it stands among them in the list. */
export function adoptSeasonings(ledger: Ledger): void {
  const spiced = new Map<number, number>();
  for (const use of ledger.uses)
    if (
      use.decidedBy === "collective" &&
      use.start < 0 &&
      isOfKind(LINKING.spiceWord, ledger.lines[use.line] as LineModel)
    )
      spiced.set(use.line, use.action);
  for (const line of ledger.unplaced) {
    const [before, after] = [spiced.get(line.index - 1), spiced.get(line.index + 1)];
    const action = before ?? after;
    const fits =
      line.food !== null && line.food.classes.has("salt") && SPOONED.has(line.amounts.pools[0]?.unit ?? "");
    if (fits && action !== undefined && (before === undefined || after === undefined || before === after))
      ledger.add(action, line, null, COLLECTIVE);
  }
}
