/** Words of what stands around a recipe, and of notes; data in the folder of each language. Lists are separated by bars; the others are sources of patterns. */
import { FURNITURE as EN } from "./en/furniture";

export type FurnitureWords = {
  /** Openings of a letter's and a mailer's lines. */
  letters: string;
  /** Openings of what a caption or a blog asks of its readers. */
  captions: string;
  /** Words of a forum's frame. */
  forums: string;
  /** What opens a note, before a colon. */
  noteLabels: string;
  /** Labels that need no colon: "PS", "NB". */
  postscripts: string;
  /** Openings of a warning behind the steps: "Don't skip …". */
  warnings: string;
  /** Verbs of sentences on keeping, and the words that go with them. */
  keeping: string;
  keepingPlace: string;
  /** Orders that are about the days after. */
  storing: string;
  /** Openings of a remark on the recipe. */
  remarks: string;
};

const PACKS: readonly FurnitureWords[] = [EN];

/** One list of all languages, as alternatives of a pattern. */
export function furniturePattern(list: (words: FurnitureWords) => string): string {
  return PACKS.map(list).join("|");
}
