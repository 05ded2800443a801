/** What a food is canned in, and used for itself too. */
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
