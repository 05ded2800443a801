/** The receipt in one quiet line and a few things to look at, for the result dialog and the recipe page. */
import type { Receipt, ReceiptIssue } from "@/lib/engine/recipe/formatted";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What spoils a dish comes first: a wrong or missing amount, then the wrong food, then work, then words. */
const HARM: readonly ReceiptIssue["kind"][] = [
  "amount",
  "undecided",
  "uncertain",
  "unplaced",
  "lost",
  "altered",
  "duplicated",
  "unlisted",
  "invented",
  "unreadable",
];

const decided = ({ uses }: Receipt): boolean => uses === undefined || uses.decided === uses.total;

/** True only when there is a list, every line of it is placed, no use was guessed, and nothing is left to look at. */
export function isFaithful(receipt: Receipt): boolean {
  const { ingredients, issues } = receipt;
  return (
    ingredients.total > 0 &&
    ingredients.placed >= ingredients.total &&
    decided(receipt) &&
    issues.length === 0
  );
}

/** The things that a cook should look at, most harmful first, `most` at the most. */
export function worthALook({ issues }: Pick<Receipt, "issues">, most = 3): ReceiptIssue[] {
  return issues
    .map((issue, place) => ({ issue, place, harm: HARM.indexOf(issue.kind) }))
    .sort((a, b) => a.harm - b.harm || a.place - b.place)
    .slice(0, Math.max(0, most))
    .map(({ issue }) => issue);
}

/** "12 of 12 ingredients placed. All amounts match the original." and, where it is not so, how many things to look at. */
export function receiptSummary(receipt: Receipt): string {
  const { ingredients, amounts, times, temperatures, issues } = receipt;
  if (ingredients.total === 0)
    return "The shopping list is empty. Please compare this recipe with the original.";
  const placed = `${ingredients.placed} of ${plural(ingredients.total, "ingredient", "ingredients")} placed.`;
  const wrong =
    amounts.checked -
    amounts.matching +
    times.checked -
    times.matching +
    temperatures.checked -
    temperatures.matching;
  if (issues.length > 0) return `${placed} ${plural(issues.length, "thing is", "things are")} worth a look.`;
  const sure = decided(receipt) && wrong === 0 && amounts.checked > 0;
  return sure ? `${placed} All amounts match the original.` : placed;
}
