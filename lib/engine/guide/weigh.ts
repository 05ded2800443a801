/** Where rules alone are most often wrong, and how much of a reading its own checks find wrong or open: whether a model is asked, and which of two
 * readings is kept. */
import { LINKING } from "@/lib/engine/language/linking";
import { collectivesOf } from "@/lib/engine/link/words/collectives";
import { modelLine, type LineModel } from "@/lib/engine/link/lines/line-names";
import { wordsOf } from "@/lib/engine/link/words/words";
import type { FormattedContent, ReceiptIssue } from "@/lib/engine/recipe/formatted";
import type { SourceRecipe, LinkedAction, Use } from "@/lib/engine/recipe/stages";
import type { Stages } from "@/lib/engine/format";
import { headOf } from "@/lib/engine/cut/joints";
import { tokensOf } from "@/lib/engine/cut/verbs";
import { cuttingWordsOf } from "@/lib/engine/language/cooking-words";
import { languageOf } from "@/lib/engine/language/detect";

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

/**
 * groups: the list has several · alike: two lines of one food that an action does not tell apart · divided: a line says that it is used in several places · guess: nothing
 * decided a use · portion: words for a part of something · cut: actions that are hardly one thing to do · language: not English ·
 * list: the source has no list · unplaced: many lines that no action uses.
 */
export type RiskKind =
  | "groups"
  | "alike"
  | "divided"
  | "guess"
  | "portion"
  | "cut"
  | "language"
  | "list"
  | "unplaced";
/** `lines` and `actions` are those that it is about, where it is about some. */
export type Risk = { kind: RiskKind; lines: number[]; actions: number[] };

/** A language is told by so much of the text. */
const SAMPLE_CHARS = 4000;
/** One thing to do has fewer words. */
const LONG_ACTION_WORDS = 28;
/** A sentence without a verb is common and harmless when it is short ("Sour cream on top."). */
const VERBLESS_WORDS = 6;
/** Words before a food's name that may say which of two it is. */
const TELLING_WORDS = 2;
const MOST_ALIKE = 9;
/** This share of lines without an action is usual: salt and pepper, a garnish. */
const UNPLACED_USUAL = 0.2;

/** The language that the instructions of a recipe are written in. */
export const languageOfActions = (actions: readonly { text: string }[]): string =>
  languageOf(
    actions
      .slice(0, 200)
      .map(({ text }) => text)
      .join("\n")
      .slice(0, SAMPLE_CHARS),
  );

const headsOf = (line: LineModel): string[] => [...new Set(line.names.map(({ head }) => head))];

/** Lines that share the word that names their food with another line, where some action says that word and not which. */
function alikeLines(lines: readonly LineModel[], actions: readonly LinkedAction[]): number[] {
  const byHead = new Map<string, LineModel[]>();
  for (const line of lines)
    for (const head of headsOf(line))
      byHead.set(head, [...(byHead.get(head) ?? []).slice(-MOST_ALIKE), line]);
  const alike = new Set<number>();
  for (const { text } of actions) {
    const words = wordsOf(text.slice(0, SAMPLE_CHARS));
    words.forEach(({ lemma }, at) => {
      const some = byHead.get(lemma) ?? [];
      if (some.length < 2) return;
      const tells = words.slice(Math.max(0, at - TELLING_WORDS), at).some((word) => {
        const having = some.filter(({ vocabulary }) => vocabulary.has(word.lemma)).length;
        return having > 0 && having < some.length;
      });
      if (!tells) some.forEach(({ index }) => alike.add(index));
    });
  }
  return [...alike].sort((one, other) => one - other);
}

/** "the rest", "remaining", "half of the": only a part of something goes in here. */
function namesPortion(text: string): boolean {
  const words = wordsOf(text.slice(0, SAMPLE_CHARS));
  return words.some(({ form }, at) => {
    const before = words[at - 1]?.form ?? "";
    const behind = words[at + 1]?.form ?? "";
    if (LINKING.restWords.has(form) || LINKING.reservedWords.has(form))
      return LINKING.determiners.has(before) || LINKING.genitive.has(behind);
    const part = LINKING.fractions.has(form) || LINKING.halves.has(form);
    return part && (LINKING.genitive.has(behind) || LINKING.determiners.has(behind));
  });
}

function isUnsureCut(text: string, language: string): boolean {
  const count = text.split(/\s+/).length;
  if (count >= LONG_ACTION_WORDS) return true;
  const words = cuttingWordsOf(language);
  if (words === null || count < VERBLESS_WORDS) return false;
  const tokens = tokensOf(text);
  return headOf({ text, tokens, words }, 0, tokens.length).verb < 0;
}

const indicesOf = <Item>(items: readonly Item[], is: (item: Item) => boolean): number[] =>
  items.flatMap((item, index) => (is(item) ? [index] : []));

/** What of a recipe the rules may well have wrong, by the source and what the stages made of it. Empty for most plain recipes. Linear; never throws. */
export function risksOf(source: SourceRecipe, { lines, actions }: Stages): Risk[] {
  const models = lines.map((line, index) => modelLine(line.text, index, undefined, line));
  const used = new Set(actions.flatMap(({ uses }) => uses.map(({ line }) => line)));
  const sections = new Set(source.ingredients.map(({ section }) => section));
  const language = languageOfActions(actions);
  const has = (is: (action: LinkedAction) => boolean) => indicesOf(actions, is);
  const unplaced = indicesOf(models, ({ index }) => !used.has(index));
  const risks: (Risk & { is?: boolean })[] = [
    { kind: "list", is: lines.length === 0, lines: [], actions: [] },
    { kind: "language", is: language !== "en", lines: [], actions: [] },
    { kind: "groups", is: sections.size > 1, lines: [], actions: [] },
    { kind: "alike", lines: alikeLines(models, actions), actions: [] },
    { kind: "divided", lines: indicesOf(models, ({ divided }) => divided), actions: [] },
    {
      kind: "guess",
      lines: [],
      actions: has(({ uses }) => uses.some(({ decidedBy }) => decidedBy === "guess")),
    },
    { kind: "portion", lines: [], actions: has(({ text, uses }) => uses.length > 0 && namesPortion(text)) },
    { kind: "cut", lines: [], actions: has(({ text }) => isUnsureCut(text, language)) },
    {
      kind: "unplaced",
      lines: unplaced.length >= 2 && unplaced.length > UNPLACED_USUAL * lines.length ? unplaced : [],
      actions: [],
    },
  ];
  return risks
    .filter((risk) => risk.is ?? (risk.lines.length > 0 || risk.actions.length > 0))
    .map(({ kind, lines: of, actions: at }) => ({ kind, lines: of, actions: at }));
}
