/** "To the yolks add 1 whole egg", of 3 eggs that were all parted before: the steps need one more than the list has. */
import { LINKING } from "@/lib/engine/language/linking";
import { SENTENCES } from "@/lib/engine/language/receipt";
import type { ReadAction } from "@/lib/engine/check/reading/actions";
import { isHeadAt, type ListLine } from "@/lib/engine/check/reading/list-lines";
import { stemsOf } from "@/lib/engine/check/reading/tokens";
import { issueWith, isTooLong } from "./like-lines";
import type { Report } from "./report";

const EGG = LINKING.egg;

/** How many eggs of the line an amount like "3 whites" takes apart; 0 for any other. */
function partedBy(amount: string): number {
  const isPart = stemsOf(amount).some((stem) => LINKING.separable.has(stem));
  return isPart ? Number.parseInt(amount, 10) || 0 : 0;
}

/** Where the action counts whole eggs: "add in 1 whole egg". */
const saysWhole = ({ stems, quantities }: ReadAction, line: ListLine): boolean =>
  quantities.some(
    ({ sort, unit, next }) =>
      sort === "amount" &&
      unit === null &&
      LINKING.wholeWords.has(stems[next] ?? "") &&
      isHeadAt(line, stems, next + 1),
  );

/** Reports whole eggs that an action takes where all of the list's were parted, and no use shows one. Lines × actions at most. */
export function checkWholeEggs(
  actions: readonly ReadAction[],
  lines: readonly ListLine[],
  report: Report,
): void {
  if (isTooLong(actions, lines)) return;
  const eggs = lines.filter((line) => line.classes.has(EGG));
  const uses = actions.flatMap((action) => action.uses);
  for (const line of eggs) {
    const [amount] = line.amounts;
    const own = uses.filter((use) => use.line === line.index);
    const parted = Math.max(0, ...own.map((use) => partedBy(use.amount)));
    if (amount === undefined || amount.unit !== null || parted < amount.high) continue;
    // "Beat the yolks with 1 whole egg" shows the yolks.
    const isFree = (action: ReadAction): boolean =>
      !action.fromList &&
      !action.uses.some((use) => eggs.some(({ index }) => index === use.line) && partedBy(use.amount) === 0);
    const more = actions.find((action) => isFree(action) && saysWhole(action, line));
    if (more !== undefined) report(issueWith(line, more, "amount", SENTENCES.asksForMore(more.step)));
  }
}
