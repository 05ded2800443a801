/**
 * The receipt of a conversion, a witness: compares any formatted recipe with the source and the original it was made from and says what is
 * undecided, unplaced, lost, altered, invented or repeated. It trusts no formatter and no reading, ours included, and has its own readers.
 */
import { listOf, type ReadAction, readActions } from "@/lib/engine/check/reading/actions";
import { type ListLine, listLines } from "@/lib/engine/check/reading/list-lines";
import { glossedFrom } from "@/lib/engine/check/reading/numbers";
import { tokensOf } from "@/lib/engine/check/reading/tokens";
import { CHECKING } from "@/lib/engine/language/receipt";
import { glossOf } from "@/lib/engine/language/gloss";
import { type Languages, glossIn, languagesOfSource } from "@/lib/engine/language/gloss/languages";
import { withoutNutrientColumns } from "@/lib/engine/language/pages";
import { sharesWork, waysOf } from "@/lib/engine/language/part-names";
import type { FormattedContent, Receipt, ReceiptIssue } from "@/lib/engine/recipe/formatted";
import type { SourceRecipe } from "@/lib/engine/recipe/stages";
import { ENGINE_VERSION, RULES_ENGINE } from "@/lib/engine/version";
import { checkAsides, checkClaims, placesOf } from "./claims";
import { checkDoubts } from "./doubts";
import { checkHead, checkOurs, checkReadable, checkTimers, compareStated } from "./facts";
import { checkAmounts, checkPlaced } from "./line-accounts";
import { checkCourse } from "./line-course";
import { checkListWork, workStated } from "./list-work";
import { checkMissing } from "./missing-uses";
import { checkNames } from "./named-lines";
import { alsoNeeded } from "./needed";
import { checkOriginal } from "./original";
import { locator, type Report } from "./report";
import { checkAddedAgain, checkUnshown, checkWholeEggs } from "./unshown-uses";
import { checkHeadings, checkShoppingList, checkWording } from "./wording";

// A recipe with two ways to do the same work is judged as it is cooked: one way at a time.

const linesOf = (actions: readonly ReadAction[]): ReadonlySet<number> =>
  new Set(actions.flatMap(({ uses }) => uses.map(({ line }) => line)));

/** The actions of each way with those that are done whichever way is taken; all of them once, where there are no ways. */
function eachWay(actions: readonly ReadAction[]): (readonly ReadAction[])[] {
  const ways = waysOf(actions.map(({ section }) => ({ part: section })));
  if (ways === null) return [actions];
  const numbers = Array.from({ length: Math.max(...ways) }, (_none, at) => at + 1);
  const [first, ...others] = numbers.map((way) => linesOf(actions.filter((_action, at) => ways[at] === way)));
  if (first === undefined || !others.every((other) => sharesWork(first, other))) return [actions];
  return numbers.map((way) => actions.filter((_action, at) => ways[at] === 0 || ways[at] === way));
}

/** Names what made the recipe: the rules engine, or a model behind it. */
export type Maker = { engine: string; version: string };
const RULES: Maker = { engine: RULES_ENGINE, version: ENGINE_VERSION };
/** No cook reads more; a recipe with more of them is not read rightly at all. */
const MOST_ISSUES = 200;

/** For each text of an ingredient line the headings above it, in order: the same line may stand in two parts. */
function sectionsOf(source: SourceRecipe): Map<string, (string | undefined)[]> {
  const sections = new Map<string, (string | undefined)[]>();
  for (const { text, section } of source.ingredients) {
    const list = sections.get(text);
    if (list === undefined) sections.set(text, [section]);
    else list.push(section);
  }
  return sections;
}

/** The recipe in the engine's words, for a language that has a gloss; null for others. */
function readBy(
  content: FormattedContent,
  list: readonly string[],
  sections: readonly (string | undefined)[],
  languages: Languages,
): {
  actions: ReadAction[];
  lines: ListLine[];
  language: string;
  joiners: ReadonlySet<string>;
  say?: (text: string) => string;
  statesWork?: (line: ListLine) => readonly string[];
} | null {
  const gloss = glossIn(languages, list);
  if (gloss === null) return null;
  const say = (text: string): string => gloss.translate(text).text;
  const glossed = glossedFrom(languages.find((language) => glossOf(language) !== null) ?? languages[0]);
  return {
    actions: readActions(content, list.map(say), glossed, gloss),
    lines: listLines(list, sections, glossed, say),
    language: glossed,
    joiners: new Set([...CHECKING.joiners, ...gloss.formsOf(CHECKING.joiners)]),
    say,
    statesWork: workStated(gloss),
  };
}

/** Words alone, as one text is looked for in another. */
const wordsOf = (text: string): string => ` ${tokensOf(text).join(" ")} `;

/** One matter is told once: where the cook can choose between two lines, that the other one is unused or short goes with the choice. */
function withoutEchoes(issues: readonly ReceiptIssue[]): ReceiptIssue[] {
  const choices = issues.filter(({ instead }) => instead !== undefined);
  const among = (issue: ReceiptIssue, choice: ReceiptIssue): boolean =>
    (issue.lines ?? []).length > 0 && (issue.lines ?? []).every((line) => choice.lines?.includes(line));
  return issues.filter(
    (issue) =>
      issue.instead !== undefined ||
      !choices.some(
        (choice) =>
          among(issue, choice) &&
          (issue.kind === "unplaced" || (issue.kind === "amount" && issue.step === choice.step)),
      ),
  );
}

/**
 * Compares `content` with `source`, and both with `original`, the text as the cook would see it, when it is given: offsets of issues are
 * into it. A recipe that is right has no issue. Never throws; near-linear in the size of what it is given.
 */
export function checkAgainstSource(
  source: SourceRecipe,
  content: FormattedContent,
  original?: string,
  maker: Maker = RULES,
): Receipt {
  const issues: ReceiptIssue[] = [];
  const locate = locator(original);
  const told = new Set<string>();
  const report: Report = (issue) => {
    if (issues.length >= MOST_ISSUES) return;
    // What is done whichever way is taken is looked at once for each.
    const { message, step, action, lines, start } = issue;
    const matter = JSON.stringify([message, step, action, lines, start]);
    if (told.has(matter)) return;
    told.add(matter);
    const where = issue.text === undefined || issue.start !== undefined ? null : locate(issue.text);
    issues.push(where === null ? issue : { ...issue, ...where });
  };
  const list = listOf(content);
  const languages = languagesOfSource(source);
  const [language] = languages;
  const sections = sectionsOf(source);
  const headed = list.map((text) => sections.get(text)?.shift());
  const lines = listLines(list, headed, language);
  const own = readActions(content, list, language);
  const read = readBy(content, list, headed, languages) ?? {
    actions: own,
    lines,
    language,
    joiners: CHECKING.joiners,
  };
  // Whether an action only says the list's work is told by the words that both are read in.
  const said = own.map(({ shown }) => wordsOf(shown));
  const method = wordsOf(source.instructions.map(({ text }) => text).join("\n"));
  // "Die Form fetten" of "Fett für die Form" may be the method's own order.
  const isOnlyTheList = (at: number): boolean =>
    !method.includes(said[at] ?? "") ||
    said.some((other, place) => place !== at && other.includes(said[at] ?? ""));
  const actions = own.map((action, at) => ({
    ...action,
    fromList: read.actions[at]?.fromList === true && isOnlyTheList(at),
  }));

  const amounts = checkShoppingList(
    source.ingredients.map((line) => line.text),
    list,
    report,
  );
  const headings = [...source.ingredients, ...source.instructions].map((line) => line.section);
  checkHeadings(lines, headings, report);
  const undecided = checkNames(read.actions, read.lines, report);
  for (const actions of eachWay(read.actions)) {
    checkAmounts(actions, read.lines, read.language, report);
    checkMissing(actions, read.lines, report);
    checkDoubts(actions, read.lines, report);
    checkCourse(actions, read.lines, report);
    checkUnshown(actions, read.lines, report);
    checkAddedAgain(actions, read.lines, report);
    checkWholeEggs(actions, read.lines, report);
  }
  const placed = checkPlaced(read.actions, read.lines, report);
  const sentences = checkWording(source, content, actions, lines, report, read);
  checkListWork(read.actions, read.lines, report, read.statesWork);
  checkTimers(actions, report);
  checkOurs(source, actions, language, report);
  checkHead(source, content, language, report);
  checkReadable(source, report);
  if (original !== undefined) {
    const unclaimed = checkClaims(source, original, lines, report);
    checkOriginal(source, withoutNutrientColumns(original), lines, unclaimed, language, report);
    const words = { language: read.language, say: read.say ?? ((text: string) => text) };
    checkAsides(source, original, read.actions, read.lines, words, report);
  }
  const places =
    original === undefined ? undefined : placesOf(source, content, original, actions, read.joiners);
  const uses = actions.reduce((sum, action) => sum + action.uses.length, 0);
  const needed = alsoNeeded(read.actions, read.lines, report);
  return {
    ...maker,
    ingredients: { total: list.length, placed },
    amounts,
    times: compareStated(source, actions, "time", language),
    temperatures: compareStated(source, actions, "heat", language),
    sentences,
    uses: { total: uses, decided: uses - undecided },
    ...(places && { places }),
    ...(needed.length === 0 ? {} : { alsoNeeded: needed }),
    issues: withoutEchoes(issues),
  };
}
