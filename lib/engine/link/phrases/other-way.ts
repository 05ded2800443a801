/** Another way to do the same work, told among the orders: "Alternatively, fry the meat with the onions and peppers." */
import { LINKING } from "@/lib/engine/language/linking";
import type { Word } from "@/lib/engine/link/words/words";

/** Words in which a sentence says that it tells another way. */
const OPENING = 4;

/** The sentence opens as another way: "alternatively", "you can also", "another option is"; "if you like, … instead". */
function opensOtherWay(words: readonly Word[]): boolean {
  const { alone, may, also, named } = LINKING.otherWay;
  const forms = words.slice(0, OPENING).map(({ form }) => form);
  const [first = "", second = "", third = ""] = forms;
  if (alone.has(first) || forms.slice(1, 3).some((form) => named.has(form))) return true;
  if (LINKING.cooks.has(first) && may.has(second)) return also.has(third);
  return LINKING.ifWords.has(first) && LINKING.cooks.has(second) && words.some(({ form }) => also.has(form));
}

/** For each action whether it belongs to a sentence that tells another way. */
export function otherWays(actions: readonly { words: readonly Word[]; opensSentence: boolean }[]): boolean[] {
  let isOther = false;
  return actions.map(({ words, opensSentence }) => {
    isOther = opensSentence ? opensOtherWay(words) : isOther;
    return isOther;
  });
}
