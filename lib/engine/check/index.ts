/**
 * The receipt of a conversion: compares any formatted recipe with the source it was made from and says what was kept, what is not placed,
 * what was lost, altered, invented or repeated. It trusts no formatter, ours included.
 */
import type { FormattedContent, Receipt, ReceiptIssue } from "@/lib/engine/recipe/formatted";
import type { SourceRecipe } from "@/lib/engine/recipe/source";
import { compareTemperatures, compareTimes } from "./facts";
import { checkHead } from "./head-check";
import { checkList, statesAmount } from "./list-check";
import { locator } from "./locate";
import { checkOriginal, checkReadable } from "./original-check";
import { listOf, type Report } from "./report";
import { checkSteps, checkUses, type StepsCheck } from "./steps-check";
import { ENGINE_VERSION, RULES_ENGINE } from "@/lib/engine/version";

/** Names what made the recipe: the rules engine, or a model behind it. */
export type Maker = { engine: string; version: string };
const RULES: Maker = { engine: RULES_ENGINE, version: ENGINE_VERSION };

/** Reports lines of the source that the list has not, has otherwise or has too often; counts the amounts that are as stated. */
function checkShoppingList(
  lines: readonly string[],
  list: readonly string[],
  report: Report,
): { kept: boolean[]; amounts: Receipt["amounts"] } {
  const check = checkList(lines, list);
  const altered = new Map(check.altered.map((each) => [each.line, each]));
  lines.forEach((text, line) => {
    const change = altered.get(line);
    if (change !== undefined)
      report({ kind: "altered", message: `This ingredient reads otherwise now: “${change.now}”.`, text });
    else if (!check.kept[line])
      report({ kind: "lost", message: "This ingredient is not in the shopping list.", text });
  });
  for (const { text, repeated } of check.extra) {
    if (repeated)
      report({ kind: "duplicated", message: `The shopping list has this too often: “${text}”.`, text });
    else report({ kind: "invented", message: `The original has no such ingredient: “${text}”.` });
  }
  const stated = lines.map((text, line) => ({ text, line })).filter(({ text }) => statesAmount(text));
  const matching = stated.filter(
    ({ line }) => check.kept[line] || altered.get(line)?.amounts === false,
  ).length;
  return { kept: check.kept, amounts: { checked: stated.length, matching } };
}

/** Counts the lines that a cooking step uses and reports the others; a preparation alone places nothing. */
function checkPlaced(
  lines: readonly string[],
  kept: readonly boolean[],
  content: FormattedContent,
  list: readonly string[],
  fromList: StepsCheck["fromList"],
  report: Report,
): number {
  const used = new Set<string>();
  for (const step of content.steps) {
    if (fromList.has(step)) continue;
    if (step.uses === undefined) step.ingredients.forEach((text) => used.add(text));
    step.uses?.forEach((use) => used.add(list[use.line] ?? ""));
  }
  let placed = 0;
  lines.forEach((text, line) => {
    if (!kept[line]) return;
    if (used.has(text)) placed += 1;
    else report({ kind: "unplaced", message: "No step names this ingredient.", text });
  });
  return placed;
}

/**
 * Compares `content` with `source`. Offsets of issues are into `original`, the text as the cook gave it, when it is given;
 * then lines of it that the reading left out are reported too. Never throws; near-linear in the size of source and content.
 */
export function checkAgainstSource(
  source: SourceRecipe,
  content: FormattedContent,
  original?: string,
  maker: Maker = RULES,
): Receipt {
  const issues: ReceiptIssue[] = [];
  const locate = locator(original);
  const report: Report = (issue) => {
    const where = issue.text === undefined || issue.start !== undefined ? null : locate(issue.text);
    issues.push(where === null ? issue : { ...issue, ...where });
  };
  const lines = source.ingredients.map((line) => line.text);
  const list = listOf(content);
  const { kept, amounts } = checkShoppingList(lines, list, report);
  const { sentences, shown, fromList } = checkSteps(source, content, list, report);
  const placed = checkPlaced(lines, kept, content, list, fromList, report);
  checkUses(content, list, report);
  checkHead(source, content, report);
  checkReadable(source, report);
  source.notes?.forEach((text) =>
    report({ kind: "unplaced", message: "A note of the original that is in no step.", text }),
  );
  if (original !== undefined) checkOriginal(source, original, report);
  const instructions = source.instructions.map((line) => line.text);
  return {
    ...maker,
    ingredients: { total: lines.length, placed },
    amounts,
    times: compareTimes(instructions, shown),
    temperatures: compareTemperatures(instructions, shown),
    sentences,
    issues,
  };
}
