/** The name of a list that stands without one below the orders which speak of it: "… and pour the glaze over.", and then "2 cups powdered sugar". */
import { namesFinish } from "@/lib/engine/language/part-names";
import { splitSentences } from "@/lib/engine/language/sentences";
import type { SourceLine } from "@/lib/engine/recipe/source";

/** What was collected, in the order of the text. */
export type Collected = { line: SourceLine; listed: boolean };

/** A shorter run is no list of its own. */
const FEWEST_LINES = 3;
/** Sentences above the list in which it is spoken of. */
const REACH = 4;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,30}/gu) ?? [];

/** What the last of `orders` put on or into the dish that no word of `known` is; null where they speak of no such thing. */
function finishTold(orders: readonly SourceLine[], known: ReadonlySet<string>): string | null {
  const sentences = orders.slice(-REACH).flatMap(({ text }) => splitSentences(text));
  for (const sentence of sentences.slice(-REACH).reverse()) {
    const name = wordsOf(sentence).find((word) => namesFinish(word) && !known.has(word));
    if (name !== undefined) return name;
  }
  return null;
}

/** `told` in runs of one kind. */
function runsOf(told: readonly Collected[]): { listed: boolean; lines: SourceLine[] }[] {
  const runs: { listed: boolean; lines: SourceLine[] }[] = [];
  for (const { line, listed } of told) {
    const last = runs.at(-1);
    if (last?.listed === listed) last.lines.push(line);
    else runs.push({ listed, lines: [line] });
  }
  return runs;
}

/** Puts each list without a name that stands below a method, and the orders below it, under what the orders above it call it. */
export function nameListsBelow(told: readonly Collected[]): void {
  const known = new Set<string>();
  const runs = runsOf(told);
  runs.forEach(({ listed, lines }, at) => {
    if (!listed) return;
    const isFree = lines.length >= FEWEST_LINES && lines.every(({ section }) => section === undefined);
    const name = isFree && known.size > 0 ? finishTold(runs[at - 1]?.lines ?? [], known) : null;
    for (const { text, section = "" } of lines)
      for (const word of wordsOf(`${text} ${section}`)) known.add(word);
    if (name === null) return;
    const below = runs[at + 1]?.lines ?? [];
    const named = below.findIndex(({ section }) => section !== undefined);
    const section = name.charAt(0).toUpperCase() + name.slice(1);
    for (const line of [...lines, ...(named < 0 ? below : below.slice(0, named))]) line.section = section;
  });
}
