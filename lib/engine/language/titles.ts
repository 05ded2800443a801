/** The words around the name of a dish in a title, data in the folder of each language. Every list is separated by bars, in lower case. */
import { TITLES as EN } from "./en/titles";

export type TitleWords = {
  /** Before the name, with a colon or without: "Recipe:", "Recipe for". */
  labels: string;
  /** Before the subject of a letter: "Re:", "Fwd:". */
  replies: string;
  /** Behind the name, before whose it is: "from the kitchen of". */
  owners: string;
  /** Openings of a remark behind a comma: "finally nailed it". */
  remarks: string;
  /** Words of talk: a line with one is a message, and the dish is named somewhere in it. */
  talk: string;
  /** Before the name of the dish inside a message: "the tuna pasta thing". */
  named: string;
  /** Words that end that name. */
  nameEnds: string;
  /** What a caption says beside the name. */
  selling: string;
  /** Labels of a letter's head. */
  mailHeads: string;
};

const PACKS: readonly TitleWords[] = [EN];

/** The entries of one list in all languages, as alternatives of a pattern, longest first. */
export function titlePattern(list: (words: TitleWords) => string): string {
  return PACKS.flatMap((pack) => list(pack).split("|"))
    .sort((a, b) => b.length - a.length)
    .map((entry) => entry.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "\\s"))
    .join("|");
}
