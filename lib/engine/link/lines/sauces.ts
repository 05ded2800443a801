/** Names that a line has where no other line of the list has them: of what it is canned in, and of what it stands in for. */
import { LINKING } from "@/lib/engine/language/linking";
import type { LineModel } from "./line-names";

/** "1 tbsp of the adobo sauce" is from the can of "chipotles in adobo", where the list has no other: the lines with that name. */
export function withSauces(lines: readonly LineModel[]): LineModel[] {
  return lines.map((line) => {
    const { keptIn: sauce } = line;
    if (sauce === null || lines.some((other) => other !== line && other.naming.has(sauce))) return line;
    const words = [sauce, LINKING.keptIn[sauce] ?? ""];
    return {
      ...line,
      names: [...line.names, { words: [sauce], head: sauce }, { words, head: sauce }],
      naming: new Set([...line.naming, ...words]),
      vocabulary: new Set([...line.vocabulary, ...words]),
    };
  });
}

/** "Beat the butter and sugar" of a list with margarine and no butter: the lines that are called so too. */
export function withStandIns(lines: readonly LineModel[]): LineModel[] {
  return lines.map((line) => {
    const called = LINKING.standsInFor[line.food?.id ?? ""];
    if (called === undefined || lines.some(({ naming }) => naming.has(called))) return line;
    return {
      ...line,
      names: [...line.names, { words: [called], head: called }],
      naming: new Set([...line.naming, called]),
      vocabulary: new Set([...line.vocabulary, called]),
    };
  });
}
