/** Lines that an action means by a word for their kind, "the fruit", or by a part of their food, "the yolk". */
import { CHECKING } from "@/lib/engine/language/checking";
import { LINKING } from "@/lib/engine/language/linking";
import { classesOfCollective } from "@/lib/engine/language/food/lexicon";
import type { ReadAction } from "@/lib/engine/check/reading/actions";
import type { ListLine } from "@/lib/engine/check/reading/list-lines";
import { stemsOf } from "@/lib/engine/check/reading/tokens";

/** One word for several lines of one kind, and no part of another line's name: "the vegetables". */
export const saysKind = (action: ReadAction, line: ListLine): boolean =>
  action.stems.some(
    (stem, at) =>
      CHECKING.kinds.has(stem) &&
      !line.otherHeads.has(action.stems[at + 1] ?? "") &&
      classesOfCollective(stem)?.some((kind) => line.classes.has(kind)) === true,
  );

/** Words from "of" to the food: "of the ripe". */
const OF_REACH = 3;

/** "The meat of the cucumber": the word for a kind is a part of a line that goes in. */
export const saysPartOfUsed = ({ stems, uses }: ReadAction, lines: readonly ListLine[]): boolean =>
  stems.some((stem, at) => {
    const isKind = CHECKING.kinds.has(stem) || CHECKING.rawKinds.has(stem);
    if (!isKind || !LINKING.genitive.has(stems[at + 1] ?? "")) return false;
    const behind = stems.slice(at + 2, at + 2 + OF_REACH);
    return uses.some(({ line }) => behind.some((word) => lines[line]?.heads.has(word) === true));
  });

/** "Pour in the fruit", where the apricots go in: the lemon, which is fruit too, is not asked for. */
export const meansOthers = (action: ReadAction, line: ListLine, lines: readonly ListLine[]): boolean =>
  action.uses.some((use) => {
    const other = lines[use.line];
    return other !== undefined && other !== line && saysKind(action, other);
  });

/** "3 whole eggs + 1 yolk": the list itself has the part. */
export const saysPart = ({ text }: ListLine, parts: readonly string[]): boolean =>
  stemsOf(text).some((stem) => parts.includes(stem));

/** One of the words uses all of the line's part by itself: "marinate", of the marinade. */
export const usesPartOf = (stems: readonly string[], { section }: ListLine): boolean => {
  const parts = stems.flatMap((stem) => LINKING.usesPart[stem] ?? []);
  return parts.length > 0 && stemsOf(section ?? "").some((stem) => parts.includes(stem));
};
