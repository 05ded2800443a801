/** Uses that are not there although the words say so: a rest, a half, an extra, a line that is worked on and never goes in. */
import { CHECKING } from "@/lib/engine/language/checking";
import type { ReadAction } from "./actions";
import { isOf, saysRest } from "./amounts";
import { isFleshLine, namedBy, type ListLine } from "./list-lines";
import type { Report } from "./report";
import { stemsOf, tokensIn } from "./tokens";

/** A longer recipe is not looked through for every line. */
const MOST_PAIRS = 60_000;

const sameHead = (a: ListLine, b: ListLine): boolean => [...a.heads].some((head) => b.heads.has(head));

/** How many of a line's own words the action says. */
const wordsSaid = (line: ListLine, action: ReadAction): number =>
  [...line.name].filter((word) => action.words.has(word)).length;

/** The line's name stands in the action before any clause of time. */
function putsIn(action: ReadAction, line: ListLine): boolean {
  const end = action.stems.findIndex((stem) => CHECKING.clauses.has(stem));
  const words = new Set(end < 0 ? action.stems : action.stems.slice(0, end));
  return [...line.name].every((word) => words.has(word));
}

/** The list divides the line itself: "4 cloves garlic: 2 crushed, 2 whole". */
function divides(line: ListLine): boolean {
  const [, ...rest] = line.text.split(/[:,]/);
  return rest.filter((piece) => /^\s*\d/.test(piece)).length > 1;
}

/** More than the stated amount is needed, and not only on the table: "plus extra for the tin". */
function hasExtra(line: ListLine): boolean {
  if (line.amounts.length === 0 || line.mixed) return false;
  const words = tokensIn(line.text).map((token) => token.text);
  const plus = words.findIndex((word) => CHECKING.sums.has(word) && word !== "&");
  const behind = plus < 0 ? [] : words.slice(plus);
  return behind.some((word) => CHECKING.extra.has(word)) && !behind.some((word) => CHECKING.table.has(word));
}

/** Reports what the words of the actions say goes in and no use says. */
export function checkMissing(
  actions: readonly ReadAction[],
  lines: readonly ListLine[],
  report: Report,
): void {
  if (actions.length * lines.length > MOST_PAIRS) return;
  for (const line of lines) {
    const places = actions.map((action) => action.uses.find((use) => use.line === line.index));
    const cooking = actions.filter((action, i) => places[i] !== undefined && !action.fromList);
    if (cooking.length === 0) continue;
    const first = actions.indexOf(cooking[0] as ReadAction);
    const at = (action: ReadAction) => ({
      step: action.step,
      action: action.action,
      lines: [line.index],
      text: line.text,
    });
    const others = lines.filter((each) => each.index !== line.index && sameHead(each, line));
    const free = actions.filter(
      (action, i) =>
        places[i] === undefined &&
        !action.fromList &&
        !action.ours &&
        !others.some((each) => action.uses.some((use) => use.line === each.index)),
    );

    // What is all in the pot may be divided there; before that, a part of it is a part of the line.
    const part = free.find(
      (action) =>
        actions.indexOf(action) < first &&
        (saysRest(action, line) || action.quantities.some((own) => own.portion && isOf(action, own, line))),
    );
    if (part !== undefined && line.amounts.length > 0) {
      report({
        kind: "amount",
        message: `Step ${part.step} takes a part of “${line.text}” that is not shown there.`,
        ...at(part),
      });
      continue;
    }
    const opening = cooking[0];
    const alone = places[first]?.amount === "all" && cooking.length === 1;
    if (
      opening !== undefined &&
      alone &&
      saysRest(opening, line) &&
      others.length === 0 &&
      line.amounts.length > 0
    ) {
      report({
        kind: "amount",
        message: `Step ${opening.step} takes the rest of “${line.text}”, and no step takes any before.`,
        ...at(opening),
      });
      continue;
    }
    if (
      divides(line) &&
      cooking.some((action) => action.uses.some((use) => use.line === line.index && use.amount === "all"))
    ) {
      report({
        kind: "amount",
        message: `The list divides “${line.text}”, and the steps do not.`,
        ...at(cooking[0] as ReadAction),
      });
      continue;
    }
    if (
      hasExtra(line) &&
      cooking.length === 1 &&
      !actions.some((action) => action.uses.some((use) => use.line === line.index && use.amount === "some"))
    ) {
      report({
        kind: "unplaced",
        message: `No step shows where the extra of “${line.text}” goes.`,
        ...at(cooking[0] as ReadAction),
      });
      continue;
    }
    const readied = cooking.every((action) => action.preparation);
    const later = free.find(
      (action) => !action.preparation && actions.indexOf(action) > first && namedBy(line, action.words) === 2,
    );
    if (readied && isFleshLine(line) && later !== undefined && others.length === 0) {
      report({
        kind: "unplaced",
        message: `Step ${later.step} names “${line.text}” and does not show it.`,
        ...at(later),
      });
      continue;
    }
    // Shown where only a collective means it ("everything"), and put in by its name elsewhere.
    const meant = cooking.some((action) => wordsSaid(line, action) > 0);
    const better = meant ? undefined : free.find((action) => putsIn(action, line));
    if (better !== undefined && others.length === 0)
      report({
        kind: "uncertain",
        message: `Step ${better.step} names “${line.text}” more clearly than the step that shows it.`,
        ...at(better),
      });
  }
  checkParts(actions, lines, report);
}

/** Reports a line of one part that is used where the other lines are of another part, which has a line of its own with that name. */
function checkParts(actions: readonly ReadAction[], lines: readonly ListLine[], report: Report): void {
  for (const action of actions) {
    if (action.fromList) continue;
    for (const { line: index } of action.uses) {
      const line = lines[index];
      if (line?.section === undefined) continue;
      const own = new Set([...stemsOf(action.section ?? ""), ...action.words]);
      const beside = action.uses.filter((use) => use.line !== index).map((use) => lines[use.line]?.section);
      const rival = lines.find(
        (each) =>
          each.section !== undefined &&
          each.section !== line.section &&
          sameHead(each, line) &&
          !action.uses.some((use) => use.line === each.index),
      );
      if (rival === undefined) continue;
      const votes = (section: string | undefined) =>
        beside.filter((each) => each === section).length +
        (stemsOf(section ?? "").some((stem) => own.has(stem)) ? 2 : 0);
      if (votes(rival.section) > votes(line.section) + 1)
        report({
          kind: "uncertain",
          message: `Step ${action.step} may mean “${rival.text}” of ${rival.section ?? ""}.`,
          step: action.step,
          action: action.action,
          lines: [index, rival.index],
          instead: { line: index, other: rival.index },
          text: line.text,
        });
    }
  }
}
