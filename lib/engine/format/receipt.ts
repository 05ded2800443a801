/**
 * The receipt of a conversion: compares any formatted recipe with the source it was made from and says what was kept, what is not placed,
 * what was lost, altered, invented or repeated. It trusts no formatter, ours included.
 */
import { plainText } from "@/lib/engine/recipe/markup";
import type { FormattedContent, Receipt, ReceiptIssue } from "@/lib/engine/recipe/schema";
import type { SourceRecipe } from "@/lib/engine/recipe/source";
import { servingsOf } from "@/lib/engine/recipe/servings";
import { findDurations } from "./durations";
import { findTemperatures } from "./temperatures";
import { Coverage, tokensOf } from "./receipt/coverage";
import { checkList, statesAmount } from "./receipt/list-check";
import { locator } from "./receipt/locate";
import { ENGINE_VERSION, RULES_ENGINE } from "./version";

/** Names what made the recipe: the rules engine, or a model behind it. */
export type Maker = { engine: string; version: string };
const RULES: Maker = { engine: RULES_ENGINE, version: ENGINE_VERSION };

/** A step whose words are from the source in less than this part is invented, not altered. */
const MOSTLY = 0.5;
/** Repeating this many words in a row of what another step says is a duplication. */
const REPEATED_WORDS = 4;
const UNREADABLE = /\uFFFD+|[\u0000-\u0008\u000E-\u001F]+/g;

const listOf = (content: FormattedContent): string[] =>
  Array.isArray(content.ingredients)
    ? content.ingredients
    : [...content.ingredients.refrigerated, ...content.ingredients.other];

type Count = { checked: number; matching: number };

function compareFacts(
  source: readonly string[],
  result: readonly string[],
): Count & { missing: string[]; added: string[] } {
  const rest = [...result];
  const missing: string[] = [];
  for (const fact of source) {
    const at = rest.indexOf(fact);
    if (at >= 0) rest.splice(at, 1);
    else missing.push(fact);
  }
  return { checked: source.length, matching: source.length - missing.length, missing, added: rest };
}

const timesOf = (texts: readonly string[]) =>
  texts.flatMap((text) => findDurations(text).map((time) => `${time.minutes}-${time.minutesMax ?? ""}`));
const temperaturesOf = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    findTemperatures(text).map((heat) => `${heat.value}-${heat.valueMax ?? ""} ${heat.scale}`),
  );

/**
 * Compares `content` with `source`. Offsets of issues are into `original`, the text as the cook gave it, when it is given.
 * Never throws; near-linear in the size of source and content.
 */
export function checkAgainstSource(
  source: SourceRecipe,
  content: FormattedContent,
  original?: string,
  maker: Maker = RULES,
): Receipt {
  const issues: ReceiptIssue[] = [];
  const locate = locator(original);
  const report = (issue: ReceiptIssue) => {
    const where = issue.text === undefined || issue.start !== undefined ? null : locate(issue.text);
    issues.push(where === null ? issue : { ...issue, ...where });
  };
  const lines = source.ingredients.map((line) => line.text);
  const list = listOf(content);
  const check = checkList(lines, list);
  check.altered.forEach(({ line, now }) =>
    report({
      kind: "altered",
      message: `This ingredient reads otherwise now: “${now}”.`,
      text: lines[line] ?? "",
    }),
  );
  const changed = new Set(check.altered.map(({ line }) => line));
  lines.forEach((text, line) => {
    if (!check.kept[line] && !changed.has(line))
      report({ kind: "lost", message: "This ingredient is not in the shopping list.", text });
  });
  for (const { text, repeated } of check.extra) {
    report(
      repeated
        ? { kind: "duplicated", message: `The shopping list has this twice: “${text}”.`, text }
        : { kind: "invented", message: `The original has no such ingredient: “${text}”.` },
    );
  }

  const used = new Set<string>();
  content.steps.forEach((step) => step.uses?.forEach((use) => used.add(list[use.line] ?? "")));
  if (content.steps.every((step) => step.uses === undefined))
    content.steps.forEach((step) => step.ingredients.forEach((text) => used.add(text)));
  let placed = 0;
  lines.forEach((text, line) => {
    if (check.kept[line] && used.has(text)) placed += 1;
    else if (check.kept[line]) report({ kind: "unplaced", message: "No step names this ingredient.", text });
  });

  const sentences = checkSteps(source, content, list, report);
  checkUses(content, list, report);
  checkHead(source, content, report);

  const instructions = source.instructions.map((line) => line.text);
  const shown = content.steps.map((step) => plainText(step.instruction));
  const fromList = lines.join("\n");
  const times = compareFacts(
    timesOf(instructions),
    timesOf(shown.filter((text) => !isFromList(text, fromList))),
  );
  const temperatures = compareFacts(temperaturesOf(instructions), temperaturesOf(shown));
  const withAmount = lines.map((text, line) => ({ text, line })).filter(({ text }) => statesAmount(text));
  const amountKept = withAmount.filter(
    ({ line }) => check.kept[line] || check.altered.some((each) => each.line === line && !each.amounts),
  );
  reportUnreadable(source, report);
  source.notes?.forEach((text) =>
    report({ kind: "unplaced", message: "A note of the original that is in no step.", text }),
  );

  return {
    ...maker,
    ingredients: { total: lines.length, placed },
    amounts: { checked: withAmount.length, matching: amountKept.length },
    times: { checked: times.checked, matching: times.matching },
    temperatures: { checked: temperatures.checked, matching: temperatures.matching },
    sentences,
    issues,
  };
}

const isFromList = (text: string, list: string): boolean =>
  text.split(/(?<=\.)\s/).every((piece) => list.includes(piece.split(":")[0]?.trim() ?? "\n"));

function checkSteps(
  source: SourceRecipe,
  content: FormattedContent,
  list: readonly string[],
  report: (issue: ReceiptIssue) => void,
): { total: number; kept: number } {
  const coverage = new Coverage(source.instructions.map((line) => line.text));
  const listed = new Coverage(list);
  let next = 0;
  for (const step of content.steps) {
    const text = plainText(step.instruction);
    if (step.isPrep && tokensOf(text).length > 0) {
      const fromList = new Coverage(list).show(text, 0);
      if (fromList.foreign.length === 0) {
        const again = listed.show(text, 0);
        if (again.repeated >= Math.max(REPEATED_WORDS, again.tokens))
          report({
            kind: "duplicated",
            message: `Step ${step.number} says again what another step says.`,
            step: step.number,
          });
        continue;
      }
    }
    const match = coverage.show(text, next);
    if (match.tokens === 0)
      report({ kind: "invented", message: `Step ${step.number} has no words.`, step: step.number });
    const foreign = match.foreign.length;
    if (foreign > 0) {
      const invented = foreign > match.tokens * MOSTLY;
      const words = match.foreign.slice(0, 12).join(" ");
      report(
        invented
          ? {
              kind: "invented",
              message: `Step ${step.number} is not in the original: “${words}”.`,
              step: step.number,
            }
          : {
              kind: "altered",
              message: `Step ${step.number} has words that the original does not have there: “${words}”.`,
              step: step.number,
            },
      );
    }
    if (match.repeated >= REPEATED_WORDS || (match.repeated > 0 && match.repeated === match.tokens)) {
      report({
        kind: "duplicated",
        message: `Step ${step.number} says again what another step says.`,
        step: step.number,
      });
    }
    if (match.first >= 0) next = match.first + match.tokens;
  }
  const missing = coverage.missing();
  for (const { sentence, all, words } of missing) {
    report({
      kind: all ? "lost" : "altered",
      message: all
        ? "This sentence is in no step."
        : `Words of this sentence are in no step: “${words.slice(0, 12).join(" ")}”.`,
      text: sentence.text,
    });
  }
  return { total: coverage.sentences.length, kept: coverage.sentences.length - missing.length };
}

const OWN_LABEL = /^(?:the rest|half|all|.+ of (?:it|them))$/;

/** Each step's ingredients must be lines of the list, with a portion that the step's own words state. */
function checkUses(
  content: FormattedContent,
  list: readonly string[],
  report: (issue: ReceiptIssue) => void,
): void {
  const known = new Set(list);
  const shares = new Map<number, number>();
  for (const step of content.steps) {
    const words = new Set(tokensOf(plainText(step.instruction)));
    for (const text of step.ingredients) {
      if (known.has(text)) continue;
      const portion = / \(([^()]*)\)$/.exec(text);
      const line = portion === null ? text : text.slice(0, portion.index);
      const label = portion?.[1] ?? "";
      const stated = tokensOf(label.replace(/ of (?:it|them)$/, "")).every(
        (token) => words.has(token) || label === "the rest",
      );
      if (portion === null || !known.has(line))
        report({
          kind: "altered",
          message: `Step ${step.number} lists “${text}”, which is no line of the shopping list.`,
          step: step.number,
        });
      else if (!stated && !(OWN_LABEL.test(label) && stated))
        report({
          kind: "invented",
          message: `Step ${step.number} gives a portion that it does not state: “${label}”.`,
          step: step.number,
        });
    }
    for (const use of step.uses ?? []) {
      if (use.line >= list.length)
        report({
          kind: "altered",
          message: `Step ${step.number} points to an ingredient that is not there.`,
          step: step.number,
        });
      shares.set(use.line, (shares.get(use.line) ?? 0) + (use.share ?? 0));
    }
    if (step.uses !== undefined && step.uses.length !== step.ingredients.length) {
      report({
        kind: "altered",
        message: `The ingredients of step ${step.number} are not the ones it uses.`,
        step: step.number,
      });
    }
  }
  for (const [line, share] of shares) {
    if (share > 1.01)
      report({
        kind: "uncertain",
        message: `The steps use more of this than there is: “${list[line] ?? ""}”.`,
        text: list[line],
      });
  }
}

const same = (a: string, b: string) => tokensOf(a).join(" ") === tokensOf(b).join(" ");

/** Title, description, servings and stated time. */
function checkHead(
  source: SourceRecipe,
  content: FormattedContent,
  report: (issue: ReceiptIssue) => void,
): void {
  if (source.title !== null && !same(source.title, content.title))
    report({
      kind: "altered",
      message: `The title reads otherwise now: “${content.title}”.`,
      text: source.title,
    });
  const description = source.description ?? "";
  if (!same(description, content.description)) {
    if (content.description === "")
      report({ kind: "lost", message: "The description is missing.", text: description });
    else
      report({
        kind: description === "" ? "invented" : "altered",
        message: "The description is not the original's.",
        ...(description === "" ? {} : { text: description }),
      });
  }
  const servings = source.yield === null ? null : servingsOf(source.yield);
  if (content.servings !== servings) {
    report({
      kind: servings === null ? "invented" : "altered",
      message: `The original states its servings otherwise than ${content.servings ?? "none"}.`,
      ...(source.yield === null ? {} : { text: source.yield }),
    });
  }
  if (content.totalMinutes !== undefined && content.totalMinutes !== source.totalMinutes)
    report({ kind: "invented", message: "The total time is not the original's." });
}

/** Signs that the reading failed: replacement and control characters. */
function reportUnreadable(source: SourceRecipe, report: (issue: ReceiptIssue) => void): void {
  for (const { text } of [...source.ingredients, ...source.instructions]) {
    if (text.search(UNREADABLE) >= 0)
      report({ kind: "unreadable", message: "Some characters here could not be read.", text });
  }
}
