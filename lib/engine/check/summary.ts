/** The receipt in one quiet line and a few things to look at, for the result dialog and the recipe page. */
import { type ReceiptSentences, SENTENCES } from "@/lib/engine/language/receipt";
import type { Receipt, ReceiptIssue } from "@/lib/engine/recipe/formatted";

/** What spoils a dish comes first: a wrong or missing amount, then the wrong food, then work, then words. */
const HARM: Readonly<Record<ReceiptIssue["kind"], number>> = {
  amount: 0,
  undecided: 1,
  uncertain: 2,
  unplaced: 3,
  lost: 4,
  unclaimed: 5,
  altered: 6,
  overlap: 7,
  duplicated: 8,
  unlisted: 9,
  invented: 10,
  unreadable: 11,
};

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
    .map((issue, place) => ({ issue, place, harm: HARM[issue.kind] }))
    .sort((a, b) => a.harm - b.harm || a.place - b.place)
    .slice(0, Math.max(0, most))
    .map(({ issue }) => issue);
}

/** What the line says, in the language of whoever reads it. */
export type SummarySentences = Pick<ReceiptSentences, "emptyList" | "placed" | "worthALook" | "allMatch">;

/** "12 of 12 ingredients placed. All amounts match the original." and, where it is not so, how many things to look at. */
export function receiptSummary(receipt: Receipt, sentences: SummarySentences = SENTENCES): string {
  const { ingredients, amounts, times, temperatures, issues } = receipt;
  if (ingredients.total === 0) return sentences.emptyList;
  const placed = sentences.placed(ingredients.placed, ingredients.total);
  const wrong =
    amounts.checked -
    amounts.matching +
    times.checked -
    times.matching +
    temperatures.checked -
    temperatures.matching;
  if (issues.length > 0) return `${placed} ${sentences.worthALook(issues.length)}`;
  const sure = decided(receipt) && wrong === 0 && amounts.checked > 0;
  return sure ? `${placed} ${sentences.allMatch}` : placed;
}
