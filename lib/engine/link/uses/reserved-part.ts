/** "Cook the rice in the reserved juice" of "tomatoes, drained, juice reserved": a part of a line that the list keeps for later. */
import { LINKING } from "@/lib/engine/language/linking";
import { NAMED, type Ledger } from "@/lib/engine/link/choose/ledger";

/** Words from "reserved" to the part: "the reserved tomato juice". */
const REACH = 2;

/** Notes such parts where the steps use them; the line goes in where its name says so. Actions × lines, where something is reserved. */
export function adoptReserved(ledger: Ledger): void {
  ledger.actions.forEach(({ words, phrases }, index) => {
    const at = words.findIndex(({ form }) => LINKING.reservedWords.has(form));
    if (at < 0) return;
    for (let part = at + 1; part <= Math.min(at + REACH, words.length - 1); part += 1) {
      const { lemma = "", start = -1, gap = "" } = words[part] ?? {};
      if (/[.,;:()]/.test(gap) || phrases.some((phrase) => phrase.from <= part && part < phrase.to)) return;
      const [line, other] = ledger.lines.filter(
        ({ keepsJuice, vocabulary }) => keepsJuice && vocabulary.has(lemma),
      );
      if (line === undefined || other !== undefined) continue;
      const portion = { kind: "open", fraction: null, amount: null, start } as const;
      ledger.add(index, line, { from: at, to: part + 1, portion, taken: lemma }, NAMED);
      return;
    }
  });
}
