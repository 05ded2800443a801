/**
 * The course of each line through the whole recipe, as the words tell it: made ready and never cooked, a rest of what went in whole, an amount
 * that no word says, a like line that stands where the line itself is missing; and sentences that were not cut.
 */
import { isUncut, type ReadAction, throwsAway } from "@/lib/engine/check/reading/actions";
import { isItsColour } from "@/lib/engine/check/reading/line-pieces";
import { isHeadAt, type ListLine, namedBy } from "@/lib/engine/check/reading/list-lines";
import { sharesWord, stemsOf } from "@/lib/engine/check/reading/tokens";
import { CHECKING, SENTENCES } from "@/lib/engine/language/receipt";
import { classesOfCollective } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import { unitById } from "@/lib/engine/language/units";
import type { ActionUse } from "@/lib/engine/recipe/formatted";
import { issueWith, isTooLong, namesKeptPart, rivalsAmong, saysPartOfUsed } from "./action-words";
import { isTold } from "./named-lines";
import type { Report } from "./report";
import { saysRest } from "./stated-amounts";

/** All of a line goes in once, and once before it where it is made ready first. */
const MOST_WHOLES = 2;

/** Words behind "half" in which it says of what. */
const PART_REACH = 4;

/** An action and its place among all of them. */
type Turn = ReadAction & { place: number };
/** A turn that uses the line, and how. */
type Taken = { turn: Turn; use: ActionUse };

/** Of more lines with one name, nobody says which stands for which. */
const MOST_RIVALS = 4;

/** Words that mean too much to say by themselves that a line goes in: "paste", "juice", "water". */
const isVague = (head: string): boolean =>
  CHECKING.collective.has(head) ||
  CHECKING.atHand.has(head) ||
  CHECKING.foodParts.some((parts) => parts.includes(head));

/** No word of another thing follows: "the ghee in a pan", and not "an ice cream maker". */
function endsName({ stems }: ReadAction, at: number): boolean {
  const next = stems[at + 1] ?? "";
  return !/^\p{L}/u.test(next) || CHECKING.stops.has(next);
}

/** "cheese" of a pecorino. */
const isOfItsKind = (stem: string, line: ListLine): boolean =>
  classesOfCollective(stem)?.some((kind) => line.classes.has(kind)) === true;

/** "Half of the rice", "two thirds of the cheese" of a pecorino. */
const takesPart = ({ quantities, stems }: Turn, line: ListLine): boolean => {
  // "Half of the artichokes" of artichoke hearts.
  const isCalled = (stem: string): boolean =>
    line.heads.has(stem) ||
    (line.name.has(stem) && !CHECKING.describing.has(stem)) ||
    isOfItsKind(stem, line);
  const isBehind = (at: number): boolean => stems.slice(at, at + PART_REACH).some(isCalled);
  return (
    quantities.some(({ portion, next }) => portion && isBehind(next)) ||
    // "A layer of the potatoes, … the rest of the potatoes."
    stems.some((stem, at) => LINKING.layering.has(stem) && isBehind(at + 1))
  );
};

/** The line's head stands there, and not as "their juice", of what was named before it. */
const isCalledAt = (line: ListLine, { stems, work }: Turn, at: number): boolean =>
  work[at] === true && isHeadAt(line, stems, at) && !LINKING.possessives.has(stems[at - 1] ?? "");

/** Its head stands among the words of work. */
const isCalled = (turn: Turn, line: ListLine): boolean =>
  sharesWord(line.heads, turn.words) && turn.stems.some((_stem, at) => isCalledAt(line, turn, at));

/** The action plainly works with the line: its head ends a name there, and is no verb. */
const isPlainlyCalled = (turn: Turn, line: ListLine): boolean =>
  isCalled(turn, line) &&
  !line.heads.has(turn.stems[turn.opens] ?? "") &&
  turn.stems.some((stem, at) => !isVague(stem) && isCalledAt(line, turn, at) && endsName(turn, at));

/** The words leave it to the cook: "a few", "just enough of". */
const saysOpen = ({ stems, quantities }: Turn): boolean =>
  stems.some((stem) => CHECKING.open.has(stem)) ||
  // "a dollop of cream"
  quantities.some(({ unit }) => unit !== null && unitById(unit)?.kind === "vague");

/** "Brushing each sheet with butter": as much as each of them takes. */
const brushesEach = ({ stems }: Turn): boolean =>
  stems.some((stem) => CHECKING.perEach.has(stem)) &&
  stems.some((stem) => [...LINKING.glazes].some((root) => stem.startsWith(root)));

/** All but a little, or the juice of fruit: how much that is can only be seen in the bowl. */
const isLeftToCook = (turn: Turn): boolean =>
  saysOpen(turn) ||
  brushesEach(turn) ||
  turn.stems.some((stem) => CHECKING.keepsBack.has(stem)) ||
  CHECKING.foodParts.some((parts) => parts.some((part) => turn.words.has(part)));

/** An amount that is reckoned, or open, of a line whose amount is known and which the list does not divide: no word says how much. */
function checkOpen(taken: readonly Taken[], line: ListLine, report: Report): void {
  if (line.amounts.length === 0 || line.mixed || line.inParts) return;
  const guess = taken.find(
    ({ turn, use }, at) =>
      use.guessed === true &&
      use.amount !== "all" &&
      !isLeftToCook(turn) &&
      !(saysRest(turn, line) && taken.slice(0, at).some((before) => isLeftToCook(before.turn))) &&
      (use.others ?? []).length === 0 &&
      namedBy(line, turn.words) > 0,
  );
  const beside = taken.length > 1 && taken.some(({ use }) => use.amount === "all");
  const open =
    guess ??
    (taken.length === 1 || beside
      ? taken.find(
          ({ turn, use }) =>
            use.amount === "some" &&
            !saysOpen(turn) &&
            !isItsColour(line, turn.words) &&
            !(beside && namesKeptPart(turn.stems, line)) &&
            // "Garnish with extra chilli flakes": more than the list has, from the jar.
            !(beside && turn.stems.some((stem) => CHECKING.more.has(stem))) &&
            // "Dust the tin with flour" takes what sticks to it, of flour that goes in as well.
            !(beside && LINKING.greasing.has(turn.stems[turn.opens] ?? "")),
        )
      : undefined);
  if (open === undefined) return;
  const { step, action } = open.turn;
  report({
    kind: "amount",
    message: SENTENCES.openAmount(step, line.shown),
    step,
    action,
    lines: [line.index],
    text: line.shown,
  });
}

/** "Fold in": the order and what says where. */
const VERB_WORDS = 2;

/** "Add a third of it", "stir half through the crumbs": a part of what was spoken of before. */
const takesOfIt = ({ quantities, stems, opens }: Turn): boolean =>
  quantities.some(
    ({ next }) => CHECKING.fillers.has(stems[next] ?? "") && CHECKING.objects.has(stems[next + 1] ?? ""),
  ) ||
  // "Fold in three quarters"
  quantities.some(
    ({ portion, at, next }) =>
      portion &&
      at > opens &&
      at <= opens + VERB_WORDS &&
      (!/^\p{L}/u.test(stems[next] ?? "") || LINKING.afterElided.has(stems[next] ?? "")),
  );

/** The line's head stands shortly behind word `at`: "a rice paper wrapper". */
const isHeadSoon = (line: ListLine, { stems }: Turn, at: number): boolean =>
  stems.slice(at + 1, at + PART_REACH).some((_stem, next) => isHeadAt(line, stems, at + 1 + next));

/** Reports what the uses of one line, in their order, leave in doubt. */
function checkLine(
  turns: readonly Turn[],
  line: ListLine,
  lines: readonly ListLine[],
  rivals: readonly ListLine[],
  report: Report,
): void {
  const taken = turns.flatMap((turn): Taken[] =>
    turn.uses.filter((use) => use.line === line.index).map((use) => ({ turn, use })),
  );
  const first = taken[0]?.turn;
  if (first === undefined) return;
  const at = ({ step, action }: Turn) => ({ step, action, lines: [line.index], text: line.shown });
  checkOpen(taken, line, report);
  // "Cut the tofu. Pour the marinade over the tofu. Fry the tofu": it is made ready as often as it takes.
  const wholes = taken.filter(({ use }) => use.amount === "all");
  const cooked = taken.filter(({ use, turn }) => use.amount === "all" && !turn.preparation);
  const again = cooked[MOST_WHOLES - (cooked.length < taken.length ? 1 : 0)]?.turn;
  if (again !== undefined)
    report({ kind: "duplicated", message: SENTENCES.goesInTwice(line.shown), ...at(again) });
  if (rivals.length > 0) return;
  const called = turns.filter(
    (turn) => !turn.uses.some((use) => use.line === line.index) && isCalled(turn, line),
  );
  const plainly = called.filter((turn) => isPlainlyCalled(turn, line));
  const later = called.find(({ place }) => place > first.place);
  if (later === undefined) return;
  const between = turns.some(
    (turn) =>
      turn.place > first.place &&
      turn.place < later.place &&
      (sharesWord(line.heads, turn.words) || takesOfIt(turn) || takesPart(turn, line)),
  );
  // "Put in half of the rice and on top the remaining rice": the parts are of what it was cooked to.
  const isShared = takesPart(later, line);
  // "Fill a wrapper … repeat with the remaining wrappers": one after the other.
  const isEachInTurn =
    later.stems.some((stem) => LINKING.repeating.has(stem)) &&
    first.stems.some((stem, place) => CHECKING.single.has(stem) && isHeadSoon(line, first, place));
  // "Stir in the cream cheese … half of the parmesan … the remaining cheese": of another line of the kind.
  const isOfOther = later.uses.some(({ line: other, amount }) => {
    const used = amount === "all" ? undefined : lines[other];
    return used !== undefined && [...line.heads].some((head) => isOfItsKind(head, used));
  });
  if (saysRest(later, line) && wholes.length > 0 && !between && !isShared && !isEachInTurn && !isOfOther)
    report({ kind: "amount", message: SENTENCES.nothingLeft(later.step, line.shown), ...at(later) });
  else if (taken.every(({ turn }) => turn.preparation)) {
    const cooked = plainly.find(
      (turn) =>
        turn.place > first.place && !turn.preparation && !throwsAway(turn) && !saysPartOfUsed(turn, lines),
    );
    if (cooked !== undefined)
      report({ kind: "unplaced", message: SENTENCES.namedNotShown(cooked.step, line.shown), ...at(cooked) });
  }
}

/** Words behind "but" that may name the part that is left out: "all but the glaze". */
const LEFT_OUT = 4;

/** The action takes everything but a part, and the line is of that part. */
function isLeftOut({ stems }: Turn, line: ListLine): boolean {
  const section = stemsOf(line.section ?? "");
  return stems.some(
    (stem, at) =>
      CHECKING.everything.has(stem) &&
      CHECKING.keepsBack.has(stems[at + 1] ?? "") &&
      stems
        .slice(at + 2, at + 2 + LEFT_OUT)
        .some((word) => CHECKING.partNames.has(word) && section.includes(word)),
  );
}

/** Reports an action that was never cut, or uses what its own words leave out: when each of its lines goes in is not said. */
function checkTurn(turn: Turn, lines: readonly ListLine[], report: Report): void {
  const used = turn.uses.flatMap(({ line }) => lines[line] ?? []);
  const left = used.filter((line) => isLeftOut(turn, line));
  for (const line of left)
    report(issueWith(line, turn, "uncertain", SENTENCES.mayNotMean(turn.step, line.shown)));
  if (used.length > 1 && isUncut(turn))
    report({
      kind: "uncertain",
      message: SENTENCES.manyThings(turn.step),
      step: turn.step,
      action: turn.action,
      lines: used.map(({ index }) => index),
      text: turn.shown,
    });
}

/** Reports lines that go in nowhere while a like line goes in: it may stand where they are meant. */
function checkTwin(
  line: ListLine,
  rivals: readonly ListLine[],
  firstUses: ReadonlyMap<number, Turn>,
  report: Report,
): void {
  const going = rivals.filter(({ index }) => firstUses.has(index));
  // Where its own part has another of its kind, which goes in, no other part's is meant.
  const ofPart = going.filter(({ section }) => section !== undefined && section === line.section);
  for (const rival of (ofPart.length > 0 ? ofPart : going).slice(0, MOST_RIVALS)) {
    const turn = firstUses.get(rival.index);
    // "Fold in the caster sugar" beside a spoon of granulated sugar
    if (turn === undefined || isTold(turn, line, rival)) continue;
    report({
      kind: "undecided",
      message: SENTENCES.mayMeanEither(turn.step, rival.shown, line.shown),
      step: turn.step,
      action: turn.action,
      lines: [rival.index, line.index],
      instead: { line: rival.index, other: line.index },
      text: rival.shown,
    });
  }
}

/** Reports what the course of every line through the recipe leaves in doubt. Lines × actions at most; never throws. */
export function checkCourse(
  actions: readonly ReadAction[],
  lines: readonly ListLine[],
  report: Report,
): void {
  if (isTooLong(actions, lines) || isTooLong(lines, lines)) return;
  const turns = actions.flatMap((action, place): Turn[] =>
    action.fromList || action.ours ? [] : [{ ...action, place }],
  );
  const used = new Set(turns.flatMap(({ uses }) => uses.map(({ line }) => line)));
  // Where a use is a guess, that it may be another line is told already.
  const firstUses = new Map<number, Turn>();
  for (const turn of turns.toReversed())
    for (const { line, guessed } of turn.uses) if (guessed !== true) firstUses.set(line, turn);
  const rivalsOf = rivalsAmong(lines);
  for (const turn of turns) checkTurn(turn, lines, report);
  for (const line of lines) {
    const rivals = rivalsOf(line);
    if (used.has(line.index)) checkLine(turns, line, lines, rivals, report);
    else checkTwin(line, rivals, firstUses, report);
  }
}
