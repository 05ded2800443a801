/** Full stops that end no sentence, told by the words around them in a language whose orders end with their verb: "1 Std. Saft ziehen lassen". */
import type { CutToken } from "@/lib/engine/language/pack/cut-token";
import type { CuttingWords } from "@/lib/engine/language/pack/steps";

type Told = NonNullable<CuttingWords["gloss"]>;

/** A number with a short word behind it: "1 Std." */
const SHORT_FORM = /\p{N}\s?\p{L}{1,4}\.\)?$/u;
/** How far back the words of one order are looked through. */
const LAST_CHARS = 200;

const isOrder = ({ verb, bracketed }: CutToken): boolean => verb === true && !bracketed;

/** An order stands before "and", and none behind it yet: "mischen und 1 Std." */
function lacksOrder(tokens: readonly CutToken[], words: CuttingWords): boolean {
  const joint = tokens.findLastIndex(({ text }) => words.and.has(text));
  return joint > 0 && tokens.slice(0, joint).some(isOrder) && !tokens.slice(joint).some(isOrder);
}

/** "30 Min.", "Über Nacht (oder mind. 3 Std.)": only how long, of which no order was told; "Umluft 160 °C, 25 Min." bakes. */
const ONLY_TIME =
  /^(?:\p{L}{1,5}\.?\s)?\p{N}[\p{N}\s,.–-]{0,8}\p{L}{1,4}\.$|^[^,;:()]{1,40}\([^()]{1,40}\.\)$/u;

/** Its first word is a name, and no order, and nothing that leads on: "Saft ziehen lassen", not "Dann umrühren". */
const opensWithName = (next: string, [first]: readonly CutToken[], words: CuttingWords): boolean =>
  first?.kind === "word" &&
  // "Saft ziehen" is one word of the engine.
  (first.verb !== true || next.slice(first.start, first.end).includes(" ")) &&
  ![words.then, words.leads, words.settings, words.timeSettings, words.and].some((set) =>
    set.has(first.text),
  );

/** "… mischen und 1 Std." has no verb for what goes on so long, and "Saft ziehen lassen" does. */
function goesOn(before: string, next: string, gloss: Told, words: CuttingWords): boolean {
  const tokens = gloss.tokens(before.slice(-LAST_CHARS));
  if (!SHORT_FORM.test(before) || !gloss.endsWithOrder(next)) return false;
  return (
    lacksOrder(tokens, words) ||
    (ONLY_TIME.test(before) && !tokens.some(isOrder) && opensWithName(next, gloss.tokens(next), words))
  );
}

/** `sentences` with those in one that such a stop parted. Linear. */
export function withoutShortStops(sentences: readonly string[], words: CuttingWords | null): string[] {
  const gloss = words?.gloss;
  if (words === null || gloss === undefined || !gloss.capitals) return [...sentences];
  const joined: string[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    if (before !== undefined && goesOn(before, sentence, gloss, words))
      joined[joined.length - 1] = `${before} ${sentence}`;
    else joined.push(sentence);
  }
  return joined;
}
