/** What a sentence says is done while something else cooks. */
import { LINKING } from "@/lib/engine/language/linking";
import type { Word } from "./words";

/** Words between "while you" and what goes in meanwhile. */
const MEANWHILE_REACH = 8;

/** The word at `at` stands in what the cook does meanwhile: "while you fry the rest". */
export const isMeanwhile = (words: readonly Word[], at: number): boolean =>
  words.some(
    ({ form }, place) =>
      place < at &&
      at - place <= MEANWHILE_REACH &&
      LINKING.cooks.has(words[place + 1]?.form ?? "") &&
      LINKING.waiting.has(form) &&
      ![LINKING.untilWords, LINKING.ifWords, LINKING.aroundWords, LINKING.stateOnly].some((set) =>
        set.has(form),
      ),
  );
