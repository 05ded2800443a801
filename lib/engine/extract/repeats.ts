/** The same list given twice on a page (metric and imperial, screen and print): only the first is wanted. */
import type { SourceLine } from "../recipe/source";
import { unitWritten } from "../format/units";

const WORD = /\p{L}[\p{L}'’-]*/gu;
/** Share of the names that must come again for a second list to be the first one again. */
const SAME = 0.6;
const SHORTEST = 3;

/** The words of a line that name the food: no amounts, no units. */
export function nameWords(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).filter(
    (word) => word.length > 1 && unitWritten(word) === null,
  );
}

/** Do two lines name the same thing? Most words of the shorter one are in the other. */
export function sameName(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length === 0) return false;
  return short.filter((word) => long.includes(word)).length / short.length >= SAME;
}

/** The list without what begins again with its first line and repeats most of it. */
export function withoutRepeats(lines: SourceLine[]): SourceLine[] {
  const names = lines.map((line) => nameWords(line.text));
  const first = names[0];
  if (!first) return lines;
  for (let period = SHORTEST; period * 2 <= lines.length + 1; period++) {
    if (!sameName(first, names[period] ?? [])) continue;
    const length = Math.min(period, lines.length - period);
    let same = 0;
    for (let index = 0; index < length; index++) if (sameName(names[index]!, names[period + index]!)) same++;
    if (length >= SHORTEST && same / length >= 0.75) return lines.slice(0, period);
  }
  return lines;
}
