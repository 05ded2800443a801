/** The receipt in one quiet line, for the result dialog and the recipe page. */
import type { Receipt } from "@/lib/engine/recipe/formatted";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** True when nothing was lost, altered, invented or repeated. Unplaced ingredients and notes do not count: the list still has them. */
export function isFaithful(receipt: Receipt): boolean {
  return receipt.issues.every((issue) => issue.kind === "unplaced" || issue.kind === "uncertain");
}

/** "12 of 12 ingredients placed. All amounts match the original." and, where it is so, what is missing or different. */
export function receiptSummary(receipt: Receipt): string {
  const { ingredients, amounts, times, temperatures, sentences, issues } = receipt;
  const parts = [
    `${ingredients.placed} of ${plural(ingredients.total, "ingredient", "ingredients")} placed.`,
  ];
  const wrongAmounts = amounts.checked - amounts.matching;
  if (wrongAmounts > 0)
    parts.push(`${plural(wrongAmounts, "amount differs", "amounts differ")} from the original.`);
  else if (amounts.checked > 0) parts.push("All amounts match the original.");
  const wrongTimes = times.checked - times.matching + temperatures.checked - temperatures.matching;
  if (wrongTimes > 0)
    parts.push(
      `${plural(wrongTimes, "time or temperature differs", "times or temperatures differ")} from the original.`,
    );
  const missing = sentences.total - sentences.kept;
  if (missing > 0) parts.push(`${plural(missing, "sentence is", "sentences are")} not as in the original.`);
  const added = issues.filter((issue) => issue.kind === "invented" || issue.kind === "duplicated").length;
  if (added > 0) parts.push(`${plural(added, "thing was", "things were")} added.`);
  return parts.join(" ");
}
