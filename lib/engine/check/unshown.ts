/**
 * Uses that the words ask for and no use shows, where what was used before gives no answer: seasoning without salt, layers that are repeated,
 * a kind of food that is named and not shown, a sprinkling from a line that is used up, what was soaked and never went in.
 */
import { CHECKING } from "@/lib/engine/language/checking";
import { classesOfCollective } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import { SENTENCES } from "@/lib/engine/language/receipt";
import type { ReadAction } from "@/lib/engine/check/reading/actions";
import { hasNamesake, issueWith, isTooLong } from "./like-lines";
import { isHeadAt, namedBy, type ListLine } from "@/lib/engine/check/reading/list-lines";
import type { Report } from "./report";
import { usersOf } from "./users";
import { sharesWord } from "@/lib/engine/check/reading/tokens";

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
