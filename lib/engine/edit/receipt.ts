/**
 * The receipt of a recipe that a cook has changed: it speaks only of what still stands as it was checked. Lines, steps and actions are
 * known again by their words, so that it does not matter how they were changed, or by whom.
 */
import { flatIngredients } from "@/lib/engine/recipe/content";
import type { Action, FormattedContent, Receipt, ReceiptIssue, Step } from "@/lib/engine/recipe/formatted";

const NONE = { checked: 0, matching: 0 };

/** Places of each text, in order. */
function placesOf(texts: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  texts.forEach((text, index) => places.set(text, [...(places.get(text) ?? []), index]));
  return places;
}

/** For each of the old texts its place among the new ones, or null: the second of two equal ones is the second again. */
function again(before: readonly string[], after: readonly string[]): (number | null)[] {
  const places = placesOf(after);
  return before.map((text) => places.get(text)?.shift() ?? null);
}

const actionKey = ({ text, uses }: Action, lines: readonly string[]): string =>
  JSON.stringify([text, uses.map(({ line, amount }) => [lines[line], amount])]);

const stepKey = (step: Step, lines: readonly string[]): string =>
  JSON.stringify([
    step.instruction,
    step.isPrep,
    step.ingredients,
    step.actions?.map((action) => actionKey(action, lines)),
  ]);

/** All actions of a recipe with their places. */
const actionsOf = ({ steps }: FormattedContent, lines: readonly string[]) =>
  steps.flatMap(({ number, actions = [] }) =>
    actions.map((action, index) => ({ step: number, action: index, key: actionKey(action, lines) })),
  );

/** What was missing stands in the recipe now. */
function isMended({ kind, text }: ReceiptIssue, lines: readonly string[], steps: readonly Step[]): boolean {
  if (text === undefined || (kind !== "lost" && kind !== "altered")) return false;
  return lines.includes(text) || steps.some(({ instruction }) => instruction.includes(text));
}

/** It is about words of the original, and names lines only because these words do. */
const isOfOriginal = ({ step, text }: ReceiptIssue, lines: readonly string[]): boolean =>
  step === undefined && text !== undefined && !lines.includes(text);

/**
 * `after` with the receipt that `before` had, cut to what still holds: issues about lines and steps that were changed or removed are gone,
 * the others lead to where their step is now, and no amount is said to match any more. The receipt stays whole when list and steps do.
 */
export function receiptAfterEdit(before: FormattedContent, after: FormattedContent): FormattedContent {
  const { receipt, ...bare } = { ...after, receipt: before.receipt };
  if (receipt === undefined) return bare;
  const old = flatIngredients(before.ingredients);
  const lines = flatIngredients(after.ingredients);
  const oldKeys = before.steps.map((step) => stepKey(step, old));
  const keys = after.steps.map((step) => stepKey(step, lines));
  if (JSON.stringify([old, oldKeys]) === JSON.stringify([lines, keys])) return { ...after, receipt };

  const lineNow = again(old, lines);
  const stepNow = again(oldKeys, keys);
  const oldActions = actionsOf(before, old);
  const actions = actionsOf(after, lines);
  const actionNow = again(
    oldActions.map(({ key }) => key),
    actions.map(({ key }) => key),
  );

  const moved = (issue: ReceiptIssue): ReceiptIssue[] => {
    const about = issue.lines?.map((line) => lineNow[line] ?? null);
    const other = issue.instead && {
      line: lineNow[issue.instead.line] ?? null,
      other: lineNow[issue.instead.other] ?? null,
    };
    const gone = about?.includes(null) === true && !isOfOriginal(issue, old);
    if (gone || other?.line === null || other?.other === null) return [];
    const place = placeOf(issue);
    if (place === null || isMended(issue, lines, after.steps)) return [];
    return [
      {
        ...issue,
        ...place,
        ...(about && { lines: about.filter((line) => line !== null) }),
        ...(other && { instead: { line: other.line ?? 0, other: other.other ?? 0 } }),
      },
    ];
  };
  const placeOf = ({ step, action }: ReceiptIssue): { step?: number; action?: number } | null => {
    if (step === undefined) return {};
    const index = before.steps.findIndex(({ number }) => number === step);
    const to = stepNow[index] ?? null;
    const number = to === null ? undefined : after.steps[to]?.number;
    if (number !== undefined) return { step: number };
    if (action === undefined) return null;
    const was = oldActions.findIndex((each) => each.step === step && each.action === action);
    const now = actions[actionNow[was] ?? -1];
    return now === undefined ? null : { step: now.step, action: now.action };
  };

  const used = new Set(after.steps.flatMap(usedLines));
  return {
    ...after,
    receipt: {
      ...unsure(receipt),
      edited: true,
      ingredients: { total: lines.length, placed: lines.filter((_line, index) => used.has(index)).length },
      amounts: NONE,
      times: NONE,
      temperatures: NONE,
      sentences: { total: 0, kept: 0 },
      issues: receipt.issues.flatMap(moved),
    },
  };
}

/** Without what is no longer counted: how many uses were decided. */
function unsure(receipt: Receipt): Receipt {
  const rest = { ...receipt };
  delete rest.uses;
  return rest;
}

const usedLines = ({ uses = [], actions = [] }: Step): number[] => [
  ...uses.map(({ line }) => line),
  ...actions.flatMap((action) => action.uses.map(({ line }) => line)),
];
