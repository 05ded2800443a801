/** What is covered in a food of which all went into something else before: "dredge in the flour", behind a batter that has the flour. */
import { CHECKING } from "@/lib/engine/language/checking";
import { LINKING } from "@/lib/engine/language/linking";
import { SENTENCES } from "@/lib/engine/language/receipt";
import type { ReadAction } from "@/lib/engine/check/reading/actions";
import { isHeadAt, type ListLine } from "@/lib/engine/check/reading/list-lines";
import { hasNamesake, issueWith } from "./like-lines";
import type { Report } from "./report";

/** "Dip in sugar": a food by its bare name, that something is covered in, is a helping of its own; "the sugar" may be what stands there. */
const isCoveredIn = ({ stems, opens, quantities }: ReadAction, line: ListLine): boolean =>
  quantities.every(({ sort }) => sort !== "amount") &&
  CHECKING.covering.has(stems[opens] ?? "") &&
  stems.some(
    (stem, at) => CHECKING.stops.has(stem) && !CHECKING.joiners.has(stem) && isHeadAt(line, stems, at + 1),
  );

/** "Put the flour, eggs and crumbs on three plates": each has one of its own. */
const isSetOut = ({ stems, quantities }: ReadAction): boolean =>
  stems.some((stem, at) => CHECKING.surfaces.has(stem) && LINKING.separating.has(stems[at - 1] ?? "")) ||
  quantities.some(({ low, next }) => low > 1 && CHECKING.surfaces.has(stems[next] ?? ""));

/** Reports what is covered in a food of which all went into something else before. */
export function checkCovered(
  actions: readonly ReadAction[],
  used: readonly ReadAction[],
  line: ListLine,
  lines: readonly ListLine[],
  report: Report,
): void {
  const set = used.find(({ uses }) => uses.some((use) => use.line === line.index && use.amount === "all"));
  // "Put the flour on a plate": by itself it stands ready for what is coated in it.
  if (set === undefined || set.uses.length === 1 || isSetOut(set)) return;
  const later = actions
    .slice(actions.indexOf(set) + 1)
    .find((action) => isCoveredIn(action, line) && !action.uses.some((use) => use.line === line.index));
  if (later === undefined) return;
  // "Whisk the flour, paprika and salt … dredge in the flour": nothing wet went in, and it is what stands there.
  const isWet = (index: number): boolean =>
    LINKING.moist.some((kind) => lines[index]?.classes.has(kind) === true);
  if (set.uses.some((use) => isWet(use.line)) && !hasNamesake(line, lines))
    report(issueWith(line, later, "uncertain", SENTENCES.namedNotShown(later.step, line.shown)));
}
