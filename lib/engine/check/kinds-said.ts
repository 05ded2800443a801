/** Lines that an action means by a word for their kind, "the fruit", or by a part of their food, "the yolk". */
import { CHECKING } from "@/lib/engine/language/checking";
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

/** "Pour in the fruit", where the apricots go in: the lemon, which is fruit too, is not asked for. */
export const meansOthers = (action: ReadAction, line: ListLine, lines: readonly ListLine[]): boolean =>
  action.uses.some((use) => {
    const other = lines[use.line];
    return other !== undefined && other !== line && saysKind(action, other);
  });

/** "3 whole eggs + 1 yolk": the list itself has the part. */
export const saysPart = ({ text }: ListLine, parts: readonly string[]): boolean =>
  stemsOf(text).some((stem) => parts.includes(stem));
