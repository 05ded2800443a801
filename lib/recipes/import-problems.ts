import "server-only";
import type { Message } from "@/lib/messages";
import { translated } from "@/lib/messages/speech";

/** Why the engine takes no recipe from a file, in its words: English, as everything that the engine says of a source (decision 043). */
const PROBLEMS = [
  "There is no recipe that we can read in this file.",
  "This file is not valid JSON.",
  "This recipe has no ingredients that we can read.",
  "This recipe is not complete.",
  "This row has no ingredients.",
] as const satisfies readonly Message[];

/** The same in the reader's language; what is none of them stays as it is. */
export const problemInWords = (problem: string): string =>
  PROBLEMS.some((known) => known === problem) ? translated(problem) : problem;
