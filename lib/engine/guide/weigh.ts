/** How much of a reading its own checks find wrong or open: two readings of one recipe are compared by it, whoever made them. */
import { LINKING } from "@/lib/engine/language/linking";
import { collectivesOf } from "@/lib/engine/link/collectives";
import { modelLine, type LineModel } from "@/lib/engine/link/line-names";
import { wordsOf } from "@/lib/engine/link/words";
import type { FormattedContent, ReceiptIssue } from "@/lib/engine/recipe/formatted";
import type { SourceRecipe } from "@/lib/engine/recipe/source";
import type { LinkedAction, Use } from "@/lib/engine/recipe/stages";
import type { Stages } from "@/lib/engine/format";

/** What a reading costs. Harm to the dish weighs most, what the cook is told about least. */
const COSTS = {
  /** No list at all: nothing to buy. */
  emptyList: 50,
  /** A decided use whose action has no word of the line. */
  unnamed: 4,
  /** A use in another part of the recipe than the line's, where that part has a line of the same name. */
  otherPart: 4,
  unplaced: 3,
  /** An unplaced line that an action calls by its whole name, where no line of that name goes in. */
  unplacedNamed: 8,
  /** A line that the model says no action uses: the cook is told so, as of every unplaced line. */
  saidUnused: 2,
  guess: 2.5,
  /** Beside that of a guess: neither the line nor a word for several lines is in the action. */
  groundless: 2,
} as const;
const ISSUES: Partial<Record<ReceiptIssue["kind"], number>> = {
  lost: 8,
  altered: 8,
  invented: 8,
  duplicated: 6,
  amount: 5,
  unlisted: 3,
  uncertain: 3,
};

const lemmasOf = (text: string): Set<string> =>
  new Set(wordsOf(text.slice(0, 4000)).map(({ lemma }) => lemma));
const headingWords = (text: string): string[] =>
  wordsOf(text)
    .filter(({ form, lemma }) => !LINKING.functionWords.has(form) && lemma.length > 1)
    .map(({ lemma }) => lemma);

function isOtherPart(action: LinkedAction, line: LineModel, lines: readonly LineModel[]): boolean {
  const { part } = action;
  if (part === undefined || line.section === undefined) return false;
  const said = new Set(headingWords(part));
  const isHere = (section: string | undefined) =>
    section !== undefined && headingWords(section).some((word) => said.has(word));
  if (isHere(line.section)) return false;
  const heads = new Set(line.names.map(({ head }) => head));
  return lines.some((other) => isHere(other.section) && other.names.some(({ head }) => heads.has(head)));
}

function costOfUse(
  use: Use,
  action: LinkedAction,
  said: ReadonlySet<string>,
  lines: readonly LineModel[],
): number {
  const line = lines[use.line];
  if (line === undefined) return COSTS.unnamed;
  const named = [...line.naming].some((lemma) => said.has(lemma));
  // What a model pointed at was found to name the line, were it only by "2 tablespoons of it".
  const decided = !["guess", "collective", "model"].includes(use.decidedBy);
  return (
    (use.decidedBy === "guess" ? COSTS.guess : 0) +
    (use.decidedBy === "guess" && !named && collectivesOf(wordsOf(action.text)).length === 0
      ? COSTS.groundless
      : 0) +
    (decided && !named && line.names.length > 0 ? COSTS.unnamed : 0) +
    (isOtherPart(action, line, lines) ? COSTS.otherPart : 0)
  );
}

/** Some action has the whole name of the line, and no line of that name goes in there. */
function isCalled(
  line: LineModel,
  actions: readonly LinkedAction[],
  said: readonly ReadonlySet<string>[],
  lines: readonly LineModel[],
): boolean {
  return actions.some(({ uses }, at) =>
    line.names.some(
      ({ words, head }) =>
        words.every((lemma) => said[at]?.has(lemma)) &&
        !uses.some((use) => lines[use.line]?.names.some((other) => other.head === head)),
    ),
  );
}

/**
 * What is wrong with a reading and what it leaves open; less is better. `saidUnused` are lines that are unplaced on purpose. Lines ×
 * actions at most; never throws.
 */
export function weigh(
  source: SourceRecipe,
  { lines, actions }: Stages,
  content: FormattedContent,
  saidUnused: ReadonlySet<number> = new Set(),
): number {
  if (lines.length === 0) return COSTS.emptyList;
  const models = lines.map((line, index) =>
    modelLine(line.text, index, source.ingredients[index]?.section, line),
  );
  const said = actions.map(({ text }) => lemmasOf(text));
  const used = new Set<number>();
  let guesses = 0;
  let cost = 0;
  actions.forEach((action, at) => {
    for (const use of action.uses) {
      used.add(use.line);
      if (use.decidedBy === "guess") guesses += 1;
      cost += costOfUse(use, action, said[at] ?? new Set(), models);
    }
  });
  for (const line of models) {
    if (used.has(line.index)) continue;
    if (isCalled(line, actions, said, models)) cost += COSTS.unplacedNamed;
    else cost += saidUnused.has(line.index) ? COSTS.saidUnused : COSTS.unplaced;
  }
  const issues = content.receipt?.issues ?? [];
  for (const { kind } of issues) cost += kind === "undecided" ? 0 : (ISSUES[kind] ?? 0);
  const undecided = issues.filter(({ kind }) => kind === "undecided").length;
  // The receipt may see an open choice that the reading took for decided.
  return cost + Math.max(0, undecided - guesses) * COSTS.guess;
}
