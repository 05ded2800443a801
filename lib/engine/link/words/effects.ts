/** What words in front of a food say that the work is for: the food lies there already. */
import { isNumber } from "./clauses";
import type { Word } from "./words";
import { TIME_FORMS } from "@/lib/engine/language/times/durations";
import { LINKING } from "@/lib/engine/language/linking";

/** "Broil for 3 minutes to brown the cheese": what the time is for, on what lies there already. */
export function isEffect(words: readonly Word[], start: number, from: number): boolean {
  const verb = from - (LINKING.determiners.has(words[from - 1]?.form ?? "") ? 2 : 1);
  return (
    verb - 3 >= start &&
    LINKING.states.has(words[verb]?.form ?? "") &&
    LINKING.beforePurpose.has(words[verb - 1]?.form ?? "") &&
    TIME_FORMS.has(words[verb - 2]?.form ?? "") &&
    isNumber(words[verb - 3]?.form ?? "")
  );
}

/** "Skim the foam to keep the stock clear": how it is to stay. */
export function isToStay(words: readonly Word[], start: number, from: number): boolean {
  const [near, far] = [words[from - 1]?.form ?? "", words[from - 2]?.form ?? ""];
  const verb = from - (LINKING.determiners.has(near) ? 2 : LINKING.determiners.has(far) ? 3 : 1);
  return (
    verb - 1 > start &&
    LINKING.keeping.has(words[verb]?.form ?? "") &&
    LINKING.beforePurpose.has(words[verb - 1]?.form ?? "")
  );
}
