/** What is named in one part of the method, and is the line of another part whose own steps take it. */
import { groupNamed, likeness } from "@/lib/engine/link/choose/group-names";
import type { Places } from "@/lib/engine/link/choose/places";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";

/** A later action under the heading of the line's own part names it. */
function isTakenUnder(
  index: number,
  { index: line, section = "" }: LineModel,
  actions: readonly ReadAction[],
  places: Places,
): boolean {
  const own = groupNamed(section);
  return places.mayName(line).some(({ action }) => {
    const part = action > index ? actions[action]?.part : undefined;
    return part !== undefined && likeness(groupNamed(part), own) === 1;
  });
}

/**
 * "Top with powdered sugar or the glaze" under the heading of the buns, where the sugar is listed for the glaze, and stirred in under its heading;
 * "frost with cream cheese" above the heading of the frosting, which is beaten of it.
 */
export function isOfOtherPart(
  index: number,
  line: LineModel,
  { portion, from, to }: Phrase,
  actions: readonly ReadAction[],
  places: Places,
): boolean {
  const { part, preparation, words = [] } = actions[index] ?? {};
  if (portion !== null || line.divided || line.extra || line.open || line.section === undefined) return false;
  const own = groupNamed(line.section);
  const heading = part === undefined ? null : groupNamed(part);
  const isUnder = heading !== null && likeness(heading, own) > 0;
  if (preparation === true || isUnder || !isTakenUnder(index, line, actions, places)) return false;
  // What is told without the heading of a part may be any part's, but for what the part itself is called by.
  const { groups, of } = places.parts;
  const isOther =
    heading === null
      ? // The first part of a list may have no name but the dish's.
        groups[of[index] ?? -1]?.name === ""
      : groups.some((group) => likeness(heading, group) === 1);
  return isOther || words.slice(from, to).every(({ lemma }) => own.words.has(lemma));
}
