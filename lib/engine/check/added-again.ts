/** What is added again although all of it went in before: "add the lemon juice", and later "add the lemon juice and serve". */
import { CHECKING } from "@/lib/engine/language/checking";
import { SENTENCES } from "@/lib/engine/language/receipt";
import { LINKING } from "@/lib/engine/language/linking";
import type { ReadAction } from "@/lib/engine/check/reading/actions";
import { hasNamesake, issueWith, isTooLong } from "./like-lines";
import { isHeadAt, type ListLine } from "@/lib/engine/check/reading/list-lines";
import type { Report } from "./report";
import { stemsOf } from "@/lib/engine/check/reading/tokens";

/** Words between "add" and the end of what is added: "in the fresh lemon juice". */
const OBJECT_REACH = 5;

/** The action opens with adding the line, and what it adds is neither made ready nor left over. */
function isAdded({ stems, opens }: ReadAction, line: ListLine): boolean {
  if (!LINKING.pours.has(stems[opens] ?? "")) return false;
  for (let at = opens + 1; at <= opens + OBJECT_REACH; at += 1) {
    const stem = stems[at] ?? "";
    const next = stems[at + 1] ?? "";
    // "the lemon juice mixture" was made before.
    if (isHeadAt(line, stems, at)) return !LINKING.products.has(next) || stemsOf(line.text).includes(next);
    const between = CHECKING.fillers.has(stem) || LINKING.enclosing.has(stem) || line.name.has(stem);
    if (!between || CHECKING.more.has(stem) || CHECKING.open.has(stem)) return false;
  }
  return false;
}

/** Reports a juice, a spice or a sauce that an action adds of which all went in at an action that added it before. Lines × actions at most. */
export function checkAddedAgain(
  actions: readonly ReadAction[],
  lines: readonly ListLine[],
  report: Report,
): void {
  if (isTooLong(actions, lines)) return;
  const own = actions.filter(({ fromList, ours, preparation }) => !fromList && !ours && !preparation);
  for (const line of lines) {
    if (line.amounts.length === 0 || !LINKING.poured.some((kind) => line.classes.has(kind))) continue;
    const uses = own.filter((action) => action.uses.some((use) => use.line === line.index));
    const [first, another] = uses;
    const all = first?.uses.some((use) => use.line === line.index && use.amount === "all") === true;
    if (first === undefined || another !== undefined || !all || !isAdded(first, line)) continue;
    const later = own.slice(own.indexOf(first) + 1).find((action) => isAdded(action, line));
    if (later !== undefined && !hasNamesake(line, lines))
      report(issueWith(line, later, "uncertain", SENTENCES.namedNotShown(later.step, line.shown)));
  }
}
