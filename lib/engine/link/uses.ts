/** Goes through a recipe as a cook does and finds every use of a line: first by name, then by weaker words, last by letters. */
import { assign, type Choice } from "./assign";
import { isReadied } from "./context";
import { readElided } from "./elided";
import { guessUnplaced } from "./last-chance";
import { GUESS, Ledger } from "./ledger";
import type { LineModel } from "./line-names";
import { readNamed } from "./named";
import { partsOf, type Parts } from "./parts";
import type { Phrase } from "./phrases";
import { Places } from "./places";
import type { ReadAction } from "./read-action";
import { adoptSeasonings, readWeak } from "./weak";
import { isCounted, Wholes } from "./wholes";

/** What was decided, for the next stage and for whoever asks why. */
export type Reading = { ledger: Ledger; parts: Parts; choices: ReadonlyMap<Phrase, Choice> };

/** All uses of a recipe's lines. */
export function readUses(lines: readonly LineModel[], actions: readonly ReadAction[]): Reading {
  const ledger = new Ledger(lines, actions);
  const parts = partsOf(actions, lines);
  const places = new Places(actions, lines, parts);
  const wholes = new Wholes(ledger, parts, places);
  const choices = assign({
    actions,
    lines,
    parts,
    sweeps: wholes.sweeps(),
    namedElsewhere: (line, phrase) => places.isNamedElsewhere(line, phrase),
    isCutting: (action, phrase) => isReadied(action.words, phrase.from),
  });
  actions.forEach((action, index) => {
    const counted = action.collectives.filter(isCounted);
    const readPhrases = (from: number, to: number): void => {
      for (const phrase of action.phrases) {
        const choice = phrase.from < from || phrase.from >= to ? undefined : choices.get(phrase);
        if (choice !== undefined) readNamed(index, phrase, choice, ledger, places);
      }
    };
    // "the next five ingredients" counts from what was used before these words.
    let read = 0;
    for (const each of counted) {
      readPhrases(read, each.from);
      wholes.collect(index, each, choices);
      read = each.from;
    }
    readPhrases(read, Infinity);
    for (const each of action.collectives) if (!isCounted(each)) wholes.collect(index, each, choices);
    wholes.readUnnamed(index, choices);
    readElided(index, ledger);
  });
  adoptSeasonings(ledger);
  readWeak(ledger, choices);
  for (const { action, line, from, to } of guessUnplaced(actions, ledger.unplaced)) {
    const portion = actions[action]?.phrases.find((phrase) => phrase.from === from)?.portion ?? null;
    ledger.add(action, line, { from, to, portion, taken: null }, GUESS);
  }
  return { ledger, parts, choices };
}
