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

/** "Add the butter. Stir to melt the butter": what the work is for, and no more of it. */
export function isForEffect(words: readonly Word[], at: number): boolean {
  const verb = at - (LINKING.determiners.has(words[at - 1]?.form ?? "") ? 2 : 1);
  return (
    verb > 1 &&
    LINKING.helping.has(words[verb]?.form ?? "") &&
    LINKING.beforePurpose.has(words[verb - 1]?.form ?? "")
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

/** "Cut a hole for the jam to show through", "leave room for the dough to rise": what the food is to do. */
export function isToHappen(words: readonly Word[], from: number, to: number): boolean {
  const article = LINKING.determiners.has(words[from - 1]?.form ?? "") ? from - 1 : from;
  const behind = words[to];
  return (
    LINKING.beforePurpose.has(words[article - 1]?.form ?? "") &&
    behind !== undefined &&
    /^\s+$/.test(behind.gap) &&
    LINKING.beforePurpose.has(behind.form) &&
    !isNumber(words[to + 1]?.form ?? "")
  );
}

/** Words from "layers" to the food: "layers of dough and". */
const LAYER_REACH = 4;

/** "Fold again to create layers of butter and dough": what comes of the work, on what lies there. */
function isInLayers(words: readonly Word[], from: number): boolean {
  for (let at = from - 2; at > 1 && at >= from - LAYER_REACH; at -= 1) {
    if (/[.,;:()]/.test(words[at + 1]?.gap ?? "")) return false;
    if (LINKING.layering.has(words[at]?.lemma ?? ""))
      return (
        LINKING.genitive.has(words[at + 1]?.form ?? "") &&
        LINKING.beforePurpose.has(words[at - 2]?.form ?? "")
      );
  }
  return false;
}

/** Words from "so as to" to what it is to come to. */
const AIM_REACH = 7;

/** "Set over the heat so as to scald the milk and melt the butter": both are in the pan. */
export function isAimedAt(words: readonly Word[], from: number): boolean {
  if (isInLayers(words, from)) return true;
  for (let at = from; at > 1 && at > from - AIM_REACH; at -= 1) {
    if (/[.,;:()]/.test(words[at]?.gap ?? "")) return false;
    const [so, to] = [words[at - 2]?.form ?? "", words[at - 1]?.form ?? ""];
    if (LINKING.stateOnly.has(so) && LINKING.beforePurpose.has(to))
      return !LINKING.adding.has(words[at]?.form ?? "");
  }
  return false;
}
