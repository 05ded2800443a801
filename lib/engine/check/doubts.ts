/**
 * What a cook would ask who sees only the text and the result: a line that goes in where no word names it and is named elsewhere, one that
 * goes in later than it is named, one that is only made ready, work that is done again with nothing left for it.
 */
import { CHECKING, SENTENCES } from "@/lib/engine/language/receipt";
import { findFood } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import { shouldBeWarm } from "@/lib/engine/language/should-be-warm";
import { throwsAway, type ReadAction, usersOf } from "@/lib/engine/check/reading/actions";
import {
  isOthersTin,
  isTooLong,
  sharesHead,
  meansOthers,
  saysKind,
  saysPart,
  saysPartOfUsed,
  isMeant,
  rivalsAmong,
} from "./action-words";
import {
  isFleshLine,
  isHeadAt,
  namedBy,
  pointsBack,
  type ListLine,
} from "@/lib/engine/check/reading/list-lines";
import { checkCovered } from "./unshown-uses";
import { isFromTap, seasons } from "@/lib/engine/check/reading/line-pieces";
import type { Report } from "./report";
import { sharesWord, stemsOf } from "@/lib/engine/check/reading/tokens";

/** An action and those of its words that tell of work. */
type Told = ReadAction & { working: ReadonlySet<string> };

/** "Rum sauce" at word `at` is the line's own part, and names none of its rum; "the sauce" of "For the sauce" names no soy sauce of it. */
function isInPartName({ section }: ListLine, stems: readonly string[], at: number): boolean {
  const name = stemsOf(section ?? "");
  const [own, other] = name.filter((stem) => !CHECKING.stops.has(stem) && !LINKING.determiners.has(stem));
  if (other === undefined && own === stems[at] && LINKING.definite.has(stems[at - 1] ?? "")) return true;
  return (
    name.length > 1 &&
    name.some((_stem, place) => name.every((stem, offset) => stems[at - place + offset] === stem))
  );
}

/** The action names the line by a head of its own. */
const isCalled = ({ stems, words, work }: Told, line: ListLine): boolean =>
  sharesWord(line.heads, words) &&
  stems.some(
    (_stem, at) =>
      work[at] === true &&
      isHeadAt(line, stems, at) &&
      !isInPartName(line, stems, at) &&
      // "the milk mixture" was made before.
      !LINKING.stirred.has(stems[at + 1] ?? ""),
  );

/** Reports what the words of the whole recipe make doubtful. Lines × actions at most; never throws. */
export function checkDoubts(
  actions: readonly ReadAction[],
  lines: readonly ListLine[],
  report: Report,
): void {
  if (isTooLong(actions, lines)) return;
  const ofParts = actions.filter(
    ({ words, ours }) => !ours && CHECKING.foodParts.some((parts) => parts.some((part) => words.has(part))),
  );
  const work = actions.flatMap((action): Told[] => {
    if (action.fromList || action.ours) return [];
    const tells = action.work.map((work, at) => work && !(at === 0 && isOrder(action.stems)));
    return [{ ...action, work: tells, working: new Set(action.stems.filter((_stem, at) => tells[at])) }];
  });
  const usingOf = usersOf(actions.filter(({ fromList }) => !fromList));
  const rivalsOf = rivalsAmong(lines);
  for (const line of lines) {
    checkLine(work, line, lines, rivalsOf(line), report);
    checkFoodParts(ofParts, usingOf(line), line, lines, report);
    checkLeft(actions, usingOf(line), line, report);
    checkBoth(work, line, lines, report);
    checkCovered(actions, usingOf(line), line, lines, report);
  }
}

/** "Cream the butter" names no cream. "Salt the fish" does name the salt. */
const isOrder = ([first = "", second]: readonly string[]): boolean =>
  LINKING.verbal.has(first) && !LINKING.greases.has(first) && second !== undefined && /^\p{L}/u.test(second);

/** Actions back in which a food was made ready that goes in by a pronoun: "Leave for an hour" stands between. */
const READIED_BEFORE = 4;

/** Words behind a word that says how much of a line goes in; actions behind one that may take more of it. */
const NEAR = 4;

/** The part stands right before or behind the food: "lemon zest", "the whites of 4 spring onions". */
function isPartAt({ stems }: ReadAction, at: number, line: ListLine): boolean {
  if (line.heads.has(stems[at - 1] ?? "")) return true;
  for (let next = at + 1; next <= at + NEAR + 1; next += 1) {
    const stem = stems[next] ?? "";
    if (isHeadAt(line, stems, next)) return true;
    const between = [CHECKING.fillers, CHECKING.partFrom, CHECKING.describing, line.name].some((set) =>
      set.has(stem),
    );
    if (stem === "" || CHECKING.joiners.has(stem) || !(between || /^\p{N}/u.test(stem))) return false;
  }
  return false;
}

/** The part of the line's food that the action names: "zest" of "the zest of both lemons"; -1 for none, or for more than one. */
function foodPart(action: ReadAction, line: ListLine, parts: readonly string[]): number {
  const alone = parts.filter((part) => action.words.has(part)).length === 1;
  if (!alone) return -1;
  return parts.findIndex((part) =>
    action.stems.some((stem, at) => stem === part && isPartAt(action, at, line)),
  );
}

/** Reports a line whose food is used in two parts, "the zest" and later "the juice", where one use takes all of it or is missing. */
function checkFoodParts(
  actions: readonly ReadAction[],
  users: readonly ReadAction[],
  line: ListLine,
  lines: readonly ListLine[],
  report: Report,
): void {
  const own = new Set(stemsOf(line.text));
  for (const parts of CHECKING.foodParts) {
    // "zest of 1 lime" is that part already.
    if (parts.filter((part) => own.has(part)).length === 1) continue;
    const named = actions
      .map((action) => ({ action, part: foodPart(action, line, parts) }))
      .filter(({ part }) => part >= 0)
      // "Whisk the egg whites", and later "fold in the egg whites": they went in where they were named first.
      .filter(({ part }, at, all) => all.findIndex((each) => each.part === part) === at);
    if (new Set(named.map(({ part }) => part)).size < 2) continue;
    // "Separate the whites from the yolks" took all of it, both parts by name.
    // "Crack the eggs. Separate the yolks from the whites" too.
    const tookBoth = actions.some(
      ({ words, uses, step }) =>
        parts.filter((part) => words.has(part)).length > 1 &&
        (uses.some((use) => use.line === line.index) || users.some((user) => user.step === step)),
    );
    if (tookBoth) continue;
    const wrong = named.find(({ action }) => {
      const use = action.uses.find((each) => each.line === line.index);
      const other = action.uses.some(
        (each) =>
          each.line !== line.index &&
          lines.some(
            (rival) => rival.index === each.line && (sharesHead(rival, line) || saysPart(rival, parts)),
          ),
      );
      return !action.fromList && !other && (use === undefined || use.amount === "all");
    })?.action;
    if (wrong === undefined) continue;
    report({
      kind: "amount",
      message: SENTENCES.partOfFood(wrong.step, line.shown),
      step: wrong.step,
      action: wrong.action,
      lines: [line.index],
      text: line.shown,
    });
    return;
  }
}

/** Reports the second food of one line, "2 tbsp each sugar and crumbs", that an action names where only the first was used before. */
function checkBoth(work: readonly Told[], line: ListLine, lines: readonly ListLine[], report: Report): void {
  const isEither = stemsOf(line.text).some((stem) => LINKING.alternatives.has(stem));
  // "Half-and-half", "leaves and stems" are one food.
  if (line.heads.size < 2 || isEither || [...line.heads].some((head) => findFood(head) === null)) return;
  const used = work.filter((action) => action.uses.some((use) => use.line === line.index));
  const isSaid = (head: string): boolean => used.some(({ words }) => words.has(head));
  if (![...line.heads].some(isSaid)) return;
  for (const head of line.heads) {
    if (isSaid(head) || lines.some((each) => each !== line && each.heads.has(head))) continue;
    const later = work.find(
      ({ stems, work: tells, opens }) =>
        stems[opens] !== head &&
        stems.some((stem, at) => stem === head && tells[at] === true && isHeadAt(line, stems, at)),
    );
    if (later === undefined) continue;
    report({
      kind: "unplaced",
      message: SENTENCES.namedNotShown(later.step, line.shown),
      step: later.step,
      action: later.action,
      lines: [line.index],
      text: line.shown,
    });
    return;
  }
}

/** Reports what an action leaves of a line, "most of the cheese", or takes only where it is needed, and no use shows. */
function checkLeft(
  actions: readonly ReadAction[],
  used: readonly ReadAction[],
  line: ListLine,
  report: Report,
): void {
  const [first] = used;
  if (first === undefined || line.amounts.length === 0) return;
  const tell = (action: ReadAction, message: string) =>
    report({
      kind: "amount",
      message,
      step: action.step,
      action: action.action,
      lines: [line.index],
      text: line.shown,
    });
  const isMost = first.stems.some(
    (stem, at) =>
      CHECKING.most.has(stem) &&
      first.stems.slice(at + 1, at + 1 + NEAR).some((word) => line.heads.has(word)),
  );
  if (isMost && used.length === 1) return tell(first, SENTENCES.someLeft(first.step, line.shown));
  if (used.length !== 1 || !line.amounts.some(({ low, high }) => high > low)) return;
  const place = actions.indexOf(first);
  const more = actions
    .slice(place, place + NEAR)
    .find(
      ({ stems }) =>
        stems.some((stem) => CHECKING.conditions.has(stem)) &&
        stems.some((stem) => CHECKING.more.has(stem) || CHECKING.rest.has(stem) || CHECKING.last.has(stem)),
    );
  if (more !== undefined) tell(more, SENTENCES.maybeMore(more.step, line.shown));
}

function checkLine(
  work: readonly Told[],
  line: ListLine,
  lines: readonly ListLine[],
  rivals: readonly ListLine[],
  report: Report,
): void {
  const isHere = (action: ReadAction) => action.uses.some((use) => use.line === line.index);
  const used = work.filter(isHere);
  const first = used[0];
  if (first === undefined) return;
  const isFree = (action: ReadAction) =>
    !isHere(action) && !action.uses.some((use) => rivals.some((each) => each.index === use.line));
  const isSpoken = ({ text }: ReadAction) => shouldBeWarm(text);
  const own = work.filter((each) => isCalled(each, line) && !seasons(each, line) && !isSpoken(each));
  const called = own.filter(
    (action) => isFree(action) && !isFromTap(action, line) && !isOthersTin(action, line),
  );
  const at = (action: ReadAction) => ({
    step: action.step,
    action: action.action,
    lines: [line.index],
    text: line.shown,
  });
  const place = (action: Told) => work.indexOf(action);

  /** By a pronoun: of what the action before names, or what was made ready some actions before ("Drain them"). */
  const isPointedAt = (action: Told): boolean => {
    const before = work.slice(Math.max(0, place(action) - READIED_BEFORE), place(action)).toReversed();
    return before.some((each, at) => (at === 0 || each.preparation) && pointsBack(action, each, line));
  };
  // "Repeat the layers": what was laid before is laid again.
  const isAgain = (action: Told): boolean =>
    action !== first && action.stems.some((stem) => LINKING.repeating.has(stem));
  const unmeant = used.find((action) => !isMeant(action, line) && !isPointedAt(action) && !isAgain(action));
  if (unmeant !== undefined) {
    const all = unmeant.stems.some((stem) => CHECKING.everything.has(stem));
    const other = called.find(
      (each) =>
        place(each) < place(unmeant) ||
        (!all && !isFleshLine(line) && !throwsAway(each) && place(each) > place(unmeant)),
    );
    if (other !== undefined) {
      const message = SENTENCES.namedElsewhere(unmeant.step, line.shown, other.step);
      report({ kind: "uncertain", message, ...at(unmeant) });
      return;
    }
  }
  if (!used.every((action) => action.preparation)) return;
  const later = work.find(
    (each) =>
      !each.preparation &&
      place(each) > place(first) &&
      !throwsAway(each) &&
      isFree(each) &&
      !saysPartOfUsed(each, lines) &&
      ((isFleshLine(line) && namedBy(line, each.words) > 0) ||
        (!line.classes.has("aromatic") && saysKind(each, line) && !meansOthers(each, line, lines))),
  );
  if (later !== undefined)
    report({ kind: "unplaced", message: SENTENCES.namedNotShown(later.step, line.shown), ...at(later) });
}
