/** "Taste and adjust the salt" puts some in; "taste whether there is enough salt" only asks. */
import { CHECKING } from "@/lib/engine/language/checking";
import { LINKING } from "@/lib/engine/language/linking";
import type { ReadAction } from "@/lib/engine/check/reading/actions";
import type { ListLine } from "@/lib/engine/check/reading/list-lines";

/** Words from "taste" to "whether": "taste to see if". */
const ASKING_REACH = 4;

/** Nothing is put in by an action that tastes whether something is missing, where no order follows. */
const asksOnly = ({ stems }: ReadAction): boolean =>
  stems.slice(1, 1 + ASKING_REACH).some((stem) => CHECKING.asking.has(stem)) &&
  !stems.slice(1).some((stem) => LINKING.adding.has(stem) && !CHECKING.seasonings.has(stem));

/** An action that tastes for a seasoning of the line, of which the list says no amount. */
export const tastesFor = (action: ReadAction, line: ListLine): boolean =>
  line.amounts.length === 0 &&
  CHECKING.tasting.has(action.stems[0] ?? "") &&
  !asksOnly(action) &&
  [...line.heads].some((head) => CHECKING.seasonings.has(head) && action.words.has(head));
