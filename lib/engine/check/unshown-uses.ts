/** Uses that the words ask for and no use shows, most of all of lines that went in whole before. */
import { type ReadAction, usersOf } from "@/lib/engine/check/reading/actions";
import { isHeadAt, type ListLine, namedBy } from "@/lib/engine/check/reading/list-lines";
import { sharesWord, stemsOf } from "@/lib/engine/check/reading/tokens";
import { CHECKING, SENTENCES } from "@/lib/engine/language/receipt";
import { classesOfCollective } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import { hasNamesake, issueWith, isTooLong } from "./action-words";
import type { Report } from "./report";

// Uses that the words ask for and no use shows, where what was used before gives no answer: seasoning without salt, layers that are
// repeated, a kind of food that is named and not shown, a sprinkling from a line that is used up, what was soaked and never went in.

/** Actions between a layer and "repeat the layers". */
const LAYER = 3;

const verbOf = ({ stems, opens }: ReadAction): string => stems[opens] ?? "";

const isSeasoningLine = (line: ListLine): boolean =>
  line.amounts.length === 0 && sharesWord(line.heads, CHECKING.seasonings);

/** "Salt and turn the meat", "season": with what, no use shows. */
function checkSeasoning(actions: readonly ReadAction[], lines: readonly ListLine[], report: Report): void {
  const own = lines.filter(isSeasoningLine);
  if (own.length === 0) return;
  for (const action of actions) {
    const [verb = "", next = ""] = action.stems.slice(action.opens);
    // "Saler" is "add salt" where it has no English verb of its own.
    const added = LINKING.restAdders.has(verb) && CHECKING.seasonings.has(next) ? next : null;
    const salt = CHECKING.seasonings.has(verb) && LINKING.determiners.has(next) ? verb : added;
    const seasons = LINKING.seasoning.has(verb) && !/^\p{L}/u.test(next);
    if (action.uses.length > 0 || (salt === null && !seasons)) continue;
    const meant = salt === null ? own[0] : own.find(({ heads }) => heads.has(salt));
    if (meant !== undefined)
      report(issueWith(meant, action, "uncertain", SENTENCES.mayUseToo(action.step, meant.shown)));
  }
}

/** "Repeat the layers", of a line of which all went into the layer before. */
function checkRepeated(actions: readonly ReadAction[], lines: readonly ListLine[], report: Report): void {
  actions.forEach((action, at) => {
    const repeats = action.stems.some((stem) => LINKING.repeating.has(stem));
    const before = actions.slice(Math.max(0, at - LAYER), at);
    const layered = [action, ...before].some(({ stems }) => stems.some((stem) => LINKING.layering.has(stem)));
    if (!repeats || !layered || action.uses.length > 0) return;
    for (const each of before)
      for (const { line: index, amount } of each.uses) {
        const line = lines[index];
        const laid = each.stems.some((stem) => LINKING.layering.has(stem));
        if (line !== undefined && laid && amount === "all" && line.amounts.length > 0)
          report(issueWith(line, each, "amount", SENTENCES.openAmount(each.step, line.shown)));
      }
  });
}

/** Words that stand for a raw food of the list: "the meat", "the vegetables". */
const kindsIn = (action: ReadAction): readonly string[][] =>
  action.stems.flatMap((stem, at) => {
    const isObject = action.work[at] === true && LINKING.definite.has(action.stems[at - 1] ?? "");
    const classes = isObject && CHECKING.rawKinds.has(stem) ? classesOfCollective(stem) : null;
    return classes === null ? [] : [[...classes]];
  });

/** "Pat the meat dry" shows nothing, and the meat is used for the first time afterwards. */
function checkKinds(
  actions: readonly ReadAction[],
  lines: readonly ListLine[],
  first: ReadonlyMap<number, number>,
  report: Report,
): void {
  const told = new Set<number>();
  actions.forEach((action, at) => {
    if (action.uses.length > 0 || action.fromList || action.ours) return;
    for (const classes of kindsIn(action)) {
      const kin = lines.filter((line) => classes.some((kind) => line.classes.has(kind)));
      // What went in before is what the words mean.
      if (kin.some(({ index }) => (first.get(index) ?? Infinity) < at)) continue;
      if (kin.length > 1 && CHECKING.washes.has(verbOf(action))) continue;
      const [line] = kin.filter(({ index }) => first.has(index) && !told.has(index));
      if (line === undefined) continue;
      told.add(line.index);
      report(issueWith(line, action, "unplaced", SENTENCES.namedNotShown(action.step, line.shown)));
    }
  });
}

/** "Sprinkle a cloth with sugar": a food by its bare name behind "with", of which nothing is left. */
const isScattered = (action: ReadAction, line: ListLine): boolean =>
  CHECKING.scattering.has(verbOf(action)) &&
  action.quantities.every(({ sort }) => sort !== "amount") &&
  action.stems.some((stem, at) => LINKING.withWords.has(stem) && isHeadAt(line, action.stems, at + 1));

function checkScattered(
  actions: readonly ReadAction[],
  uses: readonly ReadAction[],
  line: ListLine,
  lines: readonly ListLine[],
  report: Report,
): void {
  const [first] = uses;
  // What was only cut or grated before goes in here.
  if (!CHECKING.dustings.some((kind) => line.classes.has(kind))) return;
  if (first === undefined || line.amounts.length === 0 || uses.some((action) => action.uses.length < 2))
    return;
  const later = actions
    .slice(actions.indexOf(uses.at(-1) ?? first) + 1)
    .find((action) => isScattered(action, line));
  if (later !== undefined && !hasNamesake(line, lines))
    report(issueWith(line, later, "uncertain", SENTENCES.namedNotShown(later.step, line.shown)));
}

/** Soaked before cooking, and never put in. */
function checkSoaked(
  actions: readonly ReadAction[],
  uses: readonly ReadAction[],
  line: ListLine,
  report: Report,
): void {
  const last = uses.at(-1);
  const isSoaked = uses.some(({ stems }) => stems.some((stem) => CHECKING.soaks.has(stem)));
  if (last === undefined || !isSoaked || !uses.every(({ preparation }) => preparation)) return;
  if (!CHECKING.eatenSoaked.some((kind) => line.classes.has(kind))) return;
  // Where a later action names it, that is told already.
  if (actions.slice(actions.indexOf(last) + 1).some(({ words }) => namedBy(line, words) > 0)) return;
  report(issueWith(line, last, "unplaced", SENTENCES.unused(line.shown)));
}

/** Reports what the words ask for and no use shows. Lines × actions at most; never throws. */
export function checkUnshown(all: readonly ReadAction[], lines: readonly ListLine[], report: Report): void {
  if (isTooLong(all, lines)) return;
  const actions = all.filter(({ fromList, ours }) => !fromList && !ours);
  const first = new Map<number, number>();
  actions.forEach(({ uses }, at) => {
    for (const { line } of uses) if (!first.has(line)) first.set(line, at);
  });
  checkSeasoning(actions, lines, report);
  checkRepeated(actions, lines, report);
  checkKinds(actions, lines, first, report);
  const usingOf = usersOf(actions);
  for (const line of lines) {
    checkScattered(actions, usingOf(line), line, lines, report);
    checkSoaked(actions, usingOf(line), line, report);
  }
}

// What is added again although all of it went in before: "add the lemon juice", and later "add the lemon juice and serve".

/** Words between "add" and the end of what is added: "in the fresh lemon juice". */
const OBJECT_REACH = 5;

/** The action opens with adding the line, and what it adds is neither made ready nor left over. */
function isAdded({ stems, opens }: ReadAction, line: ListLine): boolean {
  if (!LINKING.pours.has(stems[opens] ?? "")) return false;
  for (let at = opens + 1; at <= opens + OBJECT_REACH; at += 1) {
    const stem = stems[at] ?? "";
    const next = stems[at + 1] ?? "";
    // "the lemon juice mixture" was made before.
    if (isHeadAt(line, stems, at)) return !LINKING.products.has(next) || stemsOf(line.text).includes(next);
    const between = CHECKING.fillers.has(stem) || LINKING.enclosing.has(stem) || line.name.has(stem);
    if (!between || CHECKING.more.has(stem) || CHECKING.open.has(stem)) return false;
  }
  return false;
}

/** Reports a juice, a spice or a sauce that an action adds of which all went in at an action that added it before. Lines × actions at most. */
export function checkAddedAgain(
  actions: readonly ReadAction[],
  lines: readonly ListLine[],
  report: Report,
): void {
  if (isTooLong(actions, lines)) return;
  const own = actions.filter(({ fromList, ours, preparation }) => !fromList && !ours && !preparation);
  for (const line of lines) {
    if (line.amounts.length === 0 || !LINKING.poured.some((kind) => line.classes.has(kind))) continue;
    const uses = own.filter((action) => action.uses.some((use) => use.line === line.index));
    const [first, another] = uses;
    const all = first?.uses.some((use) => use.line === line.index && use.amount === "all") === true;
    if (first === undefined || another !== undefined || !all || !isAdded(first, line)) continue;
    const later = own.slice(own.indexOf(first) + 1).find((action) => isAdded(action, line));
    if (later !== undefined && !hasNamesake(line, lines))
      report(issueWith(line, later, "uncertain", SENTENCES.namedNotShown(later.step, line.shown)));
  }
}

// What is covered in a food of which all went into something else before: "dredge in the flour", behind a batter that has the flour.

/** "Dip in sugar": a food by its bare name, that something is covered in, is a helping of its own; "the sugar" may be what stands there. */
const isCoveredIn = ({ stems, opens, quantities }: ReadAction, line: ListLine): boolean =>
  quantities.every(({ sort }) => sort !== "amount") &&
  CHECKING.covering.has(stems[opens] ?? "") &&
  stems.some(
    (stem, at) => CHECKING.stops.has(stem) && !CHECKING.joiners.has(stem) && isHeadAt(line, stems, at + 1),
  );

/** "Put the flour, eggs and crumbs on three plates": each has one of its own. */
const isSetOut = ({ stems, quantities }: ReadAction): boolean =>
  stems.some((stem, at) => CHECKING.surfaces.has(stem) && LINKING.separating.has(stems[at - 1] ?? "")) ||
  quantities.some(({ low, next }) => low > 1 && CHECKING.surfaces.has(stems[next] ?? ""));

/** Reports what is covered in a food of which all went into something else before. */
export function checkCovered(
  actions: readonly ReadAction[],
  used: readonly ReadAction[],
  line: ListLine,
  lines: readonly ListLine[],
  report: Report,
): void {
  const set = used.find(({ uses }) => uses.some((use) => use.line === line.index && use.amount === "all"));
  // "Put the flour on a plate": by itself it stands ready for what is coated in it.
  if (set === undefined || set.uses.length === 1 || isSetOut(set)) return;
  const later = actions
    .slice(actions.indexOf(set) + 1)
    .find((action) => isCoveredIn(action, line) && !action.uses.some((use) => use.line === line.index));
  if (later === undefined) return;
  // "Whisk the flour, paprika and salt … dredge in the flour": nothing wet went in, and it is what stands there.
  const isWet = (index: number): boolean =>
    LINKING.moist.some((kind) => lines[index]?.classes.has(kind) === true);
  if (set.uses.some((use) => isWet(use.line)) && !hasNamesake(line, lines))
    report(issueWith(line, later, "uncertain", SENTENCES.namedNotShown(later.step, line.shown)));
}

// "To the yolks add 1 whole egg", of 3 eggs that were all parted before: the steps need one more than the list has.

const EGG = LINKING.egg;

/** How many eggs of the line an amount like "3 whites" takes apart; 0 for any other. */
function partedBy(amount: string): number {
  const isPart = stemsOf(amount).some((stem) => LINKING.separable.has(stem));
  return isPart ? Number.parseInt(amount, 10) || 0 : 0;
}

/** Where the action counts whole eggs: "add in 1 whole egg". */
const saysWhole = ({ stems, quantities }: ReadAction, line: ListLine): boolean =>
  quantities.some(
    ({ sort, unit, next }) =>
      sort === "amount" &&
      unit === null &&
      LINKING.wholeWords.has(stems[next] ?? "") &&
      isHeadAt(line, stems, next + 1),
  );

/** Reports whole eggs that an action takes where all of the list's were parted, and no use shows one. Lines × actions at most. */
export function checkWholeEggs(
  actions: readonly ReadAction[],
  lines: readonly ListLine[],
  report: Report,
): void {
  if (isTooLong(actions, lines)) return;
  const eggs = lines.filter((line) => line.classes.has(EGG));
  const uses = actions.flatMap((action) => action.uses);
  for (const line of eggs) {
    const [amount] = line.amounts;
    const own = uses.filter((use) => use.line === line.index);
    const parted = Math.max(0, ...own.map((use) => partedBy(use.amount)));
    if (amount === undefined || amount.unit !== null || parted < amount.high) continue;
    // "Beat the yolks with 1 whole egg" shows the yolks.
    const isFree = (action: ReadAction): boolean =>
      !action.fromList &&
      !action.uses.some((use) => eggs.some(({ index }) => index === use.line) && partedBy(use.amount) === 0);
    const more = actions.find((action) => isFree(action) && saysWhole(action, line));
    if (more !== undefined) report(issueWith(line, more, "amount", SENTENCES.asksForMore(more.step)));
  }
}
