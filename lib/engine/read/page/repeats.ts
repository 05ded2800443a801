/** The same list given twice on a page (metric and imperial, screen and print): only the first is wanted. */
import type { SourceLine } from "@/lib/engine/recipe/source";
import { unitWritten } from "@/lib/engine/language/units";

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

/** Where the list begins again with its first line and then repeats most of itself; its length when it never does. */
function periodOf(names: readonly string[][], shortest: number): number {
  const first = names[0];
  if (!first) return names.length;
  for (let period = shortest; period < names.length; period++) {
    if (!sameName(first, names[period]!)) continue;
    const length = Math.min(period, names.length - period);
    let same = 0;
    for (let index = 0; index < length; index++) if (sameName(names[index]!, names[period + index]!)) same++;
    const rest = names
      .slice(period)
      .filter((name) => names.slice(0, period).some((one) => sameName(one, name))).length;
    if (length === period && same / length >= 0.75 && rest >= 0.75 * (names.length - period)) return period;
  }
  return names.length;
}

const cut = (lines: readonly SourceLine[], shortest: number) =>
  lines.slice(
    0,
    periodOf(
      lines.map((line) => nameWords(line.text)),
      shortest,
    ),
  );

/** The list, or each of its groups, without what only says it again. */
export function withoutRepeats(lines: readonly SourceLine[]): SourceLine[] {
  const groups: SourceLine[][] = [];
  for (const [index, line] of lines.entries()) {
    if (index > 0 && line.section === lines[index - 1]!.section) groups.at(-1)!.push(line);
    else groups.push([line]);
  }
  // Two lines that come again within their group are a group said twice only when other groups are said twice, too.
  const shorter = groups.length > 1 ? groups.map((group) => cut(group, 2)) : [];
  const repeated = shorter.filter((group, index) => group.length * 2 <= groups[index]!.length).length;
  return repeated > groups.length / 2 ? shorter.flat() : cut(lines, SHORTEST);
}
