/** What words further on say of a line that "all of it" or "the spices" may take before. */
import { LINKING } from "@/lib/engine/language/linking";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import type { Parts } from "./parts";
import { isPlace } from "@/lib/engine/link/words/turns";

/** Actions behind the spices in which the herbs are named. */
const FAR = 40;

/** "Add the spices … stir in the herbs": the parsley waits for its own word. */
export const areHerbsAfter = (actions: readonly ReadAction[], index: number): boolean =>
  actions
    .slice(index + 1, index + FAR)
    .some(({ collectives }) =>
      collectives.some(({ kind, noun }) => kind === "class" && noun === LINKING.herbWord),
    );

/**
 * "Mix all the ingredients", and "put over the potatoes" where the topping is made or was right before: what the potatoes were mixed into is called by
 * their name. `group` is the one of the line.
 */
export function isOnMade(
  actions: readonly ReadAction[],
  action: number,
  { from, portion }: Phrase,
  { of, groups }: Pick<Parts, "of" | "groups">,
  group: number,
): boolean {
  const made = actions[action - 1]?.collectives.find(({ kind }) => kind === "section");
  const before = made === undefined ? -1 : groups.findIndex(({ words }) => words.has(made.noun));
  const isOther = [of[action] ?? -1, before].some((part) => part >= 0 && part !== group);
  return isOther && portion === null && isPlace(actions[action]?.words ?? [], from);
}
