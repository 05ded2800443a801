/** Which words of an action's work mean a line of the list. */
import { CHECKING } from "@/lib/engine/language/checking";
import { LINKING } from "@/lib/engine/language/linking";
import { namedBy, type ListLine } from "@/lib/engine/check/reading/list-lines";
import { isItsPiece } from "@/lib/engine/check/reading/pieces";
import { sharesWord, stemsOf } from "@/lib/engine/check/reading/tokens";
import { usesPartOf } from "./kinds-said";

/** Words of work that mean the line, were it only by a part of its name, by its kind, "the spices", or by its own part of the list. */
export const isMeant = ({ working }: { working: ReadonlySet<string> }, line: ListLine): boolean =>
  namedBy(line, working) > 0 ||
  isItsPiece(line, working) ||
  // "Dip the florets", of a cauliflower that the list has in florets.
  CHECKING.foodParts.some((parts) =>
    parts.some((part) => working.has(part) && stemsOf(line.text).includes(part)),
  ) ||
  // "Combine the salad ingredients", of the line's own part.
  (sharesWord(working, LINKING.ingredients) &&
    stemsOf(line.section ?? "").some((stem) => working.has(stem))) ||
  // "Marinate the chicken", of the marinade's lines.
  usesPartOf([...working], line);
