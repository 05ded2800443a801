/** Orders that mix all of the list, or all of their part's, and name none of it. */
import { LINKING } from "@/lib/engine/language/linking";
import type { ReadAction } from "@/lib/engine/check/reading/actions";
import { namedBy, type ListLine } from "@/lib/engine/check/reading/list-lines";
import { stemsOf } from "@/lib/engine/check/reading/tokens";

/** Words of an action that its verb stands among: "Quickly knead …". */
const OPENING = 2;

/** "Grease the tin", "in a greased and floured tin". */
export const isGreasing = (stem: string): boolean => LINKING.tinPurposes.has(stem) || stem in LINKING.greased;

const isMixing = (stem: string): boolean => LINKING.mixesAll.has(stem);

/**
 * Tells of an action, by its place, whether it means all: "Quickly knead to a dough" before anything went in, "Then add the starter and mix" as the
 * first order of a part, of whose list no words of the part name any. Each part is looked through once.
 */
export function wholesMixed(
  actions: readonly ReadAction[],
  lines: readonly ListLine[],
): (action: ReadAction, place: number) => boolean {
  const firstUse = actions.findIndex(({ fromList, ours, uses }) => !fromList && !ours && uses.length > 0);
  const unnamed = new Map<string, boolean>();
  /** The first order of each part that takes something: "While it bakes, make the icing." only says what follows. */
  const begun = new Map<string, number>();
  actions.forEach(({ section, uses }, place) => {
    if (section !== undefined && uses.length > 0 && !begun.has(section)) begun.set(section, place);
  });
  const isUnnamed = (section: string): boolean => {
    const own = lines.filter((line) => line.section === section);
    const told = actions.filter(
      (each) =>
        each.section === section && !each.stems.some((stem) => LINKING.sprays.has(stem) || isGreasing(stem)),
    );
    // "Prepare the icing" says the part, and no icing sugar.
    const ofPart = new Set(stemsOf(section));
    return (
      own.length > 1 &&
      !told.some(({ words }) => {
        const said = new Set([...words].filter((word) => !ofPart.has(word)));
        return own.some((line) => namedBy(line, said) > 0);
      })
    );
  };
  return (action, place) => {
    const isFirst = firstUse < 0 || place <= firstUse;
    if (isFirst && action.stems.slice(0, OPENING).some(isMixing)) return true;
    const { section, stems } = action;
    if (section === undefined || begun.get(section) !== place || !stems.some(isMixing)) return false;
    const known = unnamed.get(section) ?? isUnnamed(section);
    unnamed.set(section, known);
    return known;
  };
}
