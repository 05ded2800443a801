/** Compares the steps of a result with the instructions of its source, word by word, and each step's ingredients with the list. */
import { plainText } from "@/lib/engine/recipe/markup";
import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";
import type { SourceRecipe } from "@/lib/engine/recipe/source";
import { Coverage, tokensOf } from "./coverage";
import { listPrepReader } from "./list-prep";
import type { Report } from "./report";

/** A step whose words are from the source in less than this part is invented, not altered. */
const MOSTLY = 0.5;
/** Repeating this many words in a row of what another step says is a duplication. */
const REPEATED_WORDS = 4;
/** Words quoted from a step or a sentence in one issue. */
const QUOTED = 12;

export type StepsCheck = {
  sentences: { total: number; kept: number };
  /** Texts of the steps that come from the instructions; the others repeat the shopping list. */
  shown: string[];
  /** Steps that only repeat preparations of the shopping list. */
  fromList: ReadonlySet<Step>;
};

/** Reports words of the source that no step has, words of a step that the source does not have, and repetitions. */
export function checkSteps(
  source: SourceRecipe,
  content: FormattedContent,
  list: readonly string[],
  report: Report,
): StepsCheck {
  const coverage = new Coverage(source.instructions.map((line) => line.text));
  const asListPrep = listPrepReader(list);
  const prepared = new Set<number>();
  const fromList = new Set<Step>();
  const shown: string[] = [];
  let next = 0;
  let latest = -1;
  for (const step of content.steps) {
    const text = plainText(step.instruction);
    const again = () =>
      report({
        kind: "duplicated",
        message: `Step ${step.number} says again what another step says.`,
        step: step.number,
      });
    const lines = step.isPrep ? asListPrep(text) : null;
    if (lines !== null) {
      fromList.add(step);
      if (lines.some((line) => prepared.has(line))) again();
      lines.forEach((line) => prepared.add(line));
      continue;
    }
    shown.push(text);
    const match = coverage.show(text, next);
    if (match.tokens === 0)
      report({ kind: "invented", message: `Step ${step.number} has no words.`, step: step.number });
    if (match.foreign.length > 0) {
      const words = match.foreign.slice(0, QUOTED).join(" ");
      const invented = match.foreign.length > match.tokens * MOSTLY;
      report({
        kind: invented ? "invented" : "altered",
        message: invented
          ? `Step ${step.number} is not in the original: “${words}”.`
          : `Step ${step.number} has words that the original does not have there: “${words}”.`,
        step: step.number,
      });
    }
    if (match.repeated >= REPEATED_WORDS || (match.repeated > 0 && match.repeated === match.tokens)) again();
    if (
      !step.isPrep &&
      match.foreign.length === 0 &&
      match.tokens >= REPEATED_WORDS &&
      match.repeated === 0
    ) {
      if (match.first < latest)
        report({
          kind: "altered",
          message: `Step ${step.number} stands elsewhere in the original.`,
          step: step.number,
        });
      latest = Math.max(latest, match.first);
    }
    if (match.first >= 0) next = match.first + match.tokens;
  }
  const missing = coverage.missing();
  for (const { sentence, all, words } of missing) {
    const message = all
      ? "This sentence is in no step."
      : `Words of this sentence are in no step: “${words.slice(0, QUOTED).join(" ")}”.`;
    report({ kind: all ? "lost" : "altered", message, text: sentence.text });
  }
  const total = coverage.sentences.length;
  return { sentences: { total, kept: total - missing.length }, shown, fromList };
}

/** Each step's ingredients must be lines of the list, in the order of its uses, with a portion that the step's own words state. */
export function checkUses(content: FormattedContent, list: readonly string[], report: Report): void {
  const known = new Set(list);
  const shares = new Map<number, number>();
  for (const step of content.steps) {
    const words = new Set(tokensOf(plainText(step.instruction)));
    step.ingredients.forEach((text, index) => {
      const use = step.uses?.[index];
      const pointed = use === undefined ? null : (list[use.line] ?? "");
      const portion = known.has(text) ? null : / \(([^()]*)\)$/.exec(text);
      const line = portion === null ? text : text.slice(0, portion.index);
      if (!known.has(line) || (pointed !== null && pointed !== line)) {
        report({
          kind: "altered",
          message: `Step ${step.number} lists “${text}”, which is no line of the shopping list it uses.`,
          step: step.number,
        });
        return;
      }
      const label = portion?.[1] ?? "";
      const stated =
        label === "the rest" ||
        tokensOf(label.replace(/ of (?:it|them)$/, "")).every((token) => words.has(token));
      if (!stated)
        report({
          kind: "invented",
          message: `Step ${step.number} gives a portion that it does not state: “${label}”.`,
          step: step.number,
        });
    });
    for (const use of step.uses ?? []) shares.set(use.line, (shares.get(use.line) ?? 0) + (use.share ?? 0));
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
        message: "The steps use more of this than there is.",
        text: list[line] ?? "",
      });
  }
}
