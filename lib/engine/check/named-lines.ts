/** Checks which lines the actions use against the words that name them, a second, simpler opinion on every link. */
import type { ReadAction } from "@/lib/engine/check/reading/actions";
import {
  countsLines,
  isItsColour,
  isItsPiece,
  isToldByCan,
  juicesAll,
} from "@/lib/engine/check/reading/line-pieces";
import { type ListLine, namedBy, pointsBack } from "@/lib/engine/check/reading/list-lines";
import { sharesWord, stemsOf } from "@/lib/engine/check/reading/tokens";
import { CHECKING, SENTENCES } from "@/lib/engine/language/receipt";
import { LINKING } from "@/lib/engine/language/linking";
import { unitWritten } from "@/lib/engine/language/units";
import { isGreasing, sharesHead, usesPartOf, wholesMixed } from "./action-words";
import type { Report } from "./report";

/** Words before a food's name that may tell it from another. */
const BEFORE = 2;

/** Where the words begin that leave foods out of all of them, "everything but the sour cream"; behind the last word where none do. */
function leavesOutAt({ stems }: ReadAction): number {
  const all = stems.findIndex((stem) => LINKING.everything.has(stem) || LINKING.ingredients.has(stem));
  const out = stems.findIndex(
    (stem, at) =>
      all >= 0 &&
      at > all &&
      (LINKING.exceptions.has(stem) ||
        LINKING.farExceptions.has(stem) ||
        LINKING.keptOfAll.has(stem) ||
        LINKING.keptOfAll.has(`${stem} ${stems[at + 1] ?? ""}`)),
  );
  return out < 0 ? stems.length : out;
}

/** The telling words that stand before the head of `line` in the action: "brown" of "the brown sugar". */
function toldBefore(action: ReadAction, line: ListLine): string[] {
  const told: string[] = [];
  const end = leavesOutAt(action);
  action.stems.forEach((stem, at) => {
    if (at > end || !line.heads.has(stem)) return;
    for (const word of action.stems.slice(Math.max(0, at - BEFORE), at))
      if (CHECKING.telling.has(word)) told.push(word);
  });
  return told;
}

/** A word that every line may have. */
export const isPlain = (stem: string): boolean =>
  CHECKING.describing.has(stem) || CHECKING.stops.has(stem) || CHECKING.fillers.has(stem);

/** "The second bottle", of two bottles of ale, "the slices" of 2 slices bread: the measure names it. */
const isNextOne = ({ stems }: ReadAction, { amounts, text }: ListLine): boolean =>
  stems.some((stem, at) => {
    const counted = unitWritten(stem)?.id ?? "";
    const isSame = stemsOf(text).includes(stem) || amounts.some((own) => own.unit === counted);
    if (LINKING.namingUnits.has(counted) && isSame) return true;
    const unit = LINKING.ordinals.has(stem) ? unitWritten(stems[at + 1] ?? "") : null;
    return unit !== null && amounts.some((own) => own.unit === unit.id);
  });

/** "Add the leaves", where one line alone is leaves. */
const isLonePart = ({ words }: ReadAction, line: ListLine, lines: readonly ListLine[]): boolean =>
  [...LINKING.plantParts].some((part) => {
    const isIt = ({ text }: ListLine): boolean => stemsOf(text).includes(part);
    return words.has(part) && isIt(line) && lines.filter(isIt).length === 1;
  });

/** "Fat for greasing", "butter for the tin". */
const isForTin = (stem: string): boolean =>
  [LINKING.tinPurposes, LINKING.greasePurposes, LINKING.surfaces].some((set) => set.has(stem));

/** The action says all of `line`'s name, and not what tells `other` from it: "oil" is no "mustard oil" where there is plain oil too. */
const isFuller = (action: ReadAction, other: ListLine, line: ListLine): boolean =>
  [...line.name].every((word) => action.words.has(word)) &&
  [...other.name].some((word) => !line.name.has(word) && !action.words.has(word));

/** "The onion in rings", "the onion cut into rings": the shape that is said behind the word at `at`. */
function shapeBehind(stems: readonly string[], at: number): string[] {
  const isInto = (word = ""): boolean => LINKING.enclosing.has(word) || LINKING.becoming.has(word);
  const into = [at + 1, at + 2].find((place) => isInto(stems[place]));
  if (into === undefined) return [];
  const shape = stems[LINKING.definite.has(stems[into + 1] ?? "") ? into + 2 : into + 1] ?? "";
  return LINKING.shapes.has(shape) ? [shape] : [];
}

/** What stands beside the line's head in the action is said of it and not of the other: "brown sugar", "the sliced onion", "the onion in rings". */
export function isTold(action: ReadAction, other: ListLine, line: ListLine): boolean {
  const own = new Set(stemsOf(line.text));
  const its = new Set(stemsOf(other.text));
  return action.stems.some(
    (stem, at) =>
      line.heads.has(stem) &&
      [...action.stems.slice(Math.max(0, at - BEFORE), at + BEFORE), ...shapeBehind(action.stems, at)].some(
        (word) =>
          (own.has(word) && !its.has(word) && !CHECKING.stops.has(word)) || isToldByCan(word, line, other),
      ),
  );
}

/** The list says of the line what the action does or works on, and not of the other: "milk for brushing" where it brushes, "butter, for the dish". */
export function isForThis(action: ReadAction, other: ListLine, line: ListLine): boolean {
  const verb = action.stems[action.opens] ?? "";
  const roots = CHECKING.scattering.has(verb) ? [...CHECKING.scattering] : [verb];
  const says = (text: string) =>
    stemsOf(text).some((stem) =>
      roots.some((root) => root.length > 2 && stem.startsWith(root.replace(/e$/, ""))),
    );
  const rival = stemsOf(other.text);
  const isForThing = stemsOf(line.text).some(
    (stem) => CHECKING.surfaces.has(stem) && action.words.has(stem) && !rival.includes(stem),
  );
  return isForThing || (says(line.text) && !says(other.text));
}

/** The words of the action decide for the line against the other, or nothing depends on it: the list says the same of both. */
const decides = (action: ReadAction, other: ListLine, line: ListLine): boolean =>
  other.text === line.text ||
  isFuller(action, other, line) ||
  isTold(action, other, line) ||
  isForThis(action, other, line);

/** Other lines that the same words could mean: they have a head in common that the action says, and it does not use them too. */
function rivalsOf(action: ReadAction, line: ListLine, lines: readonly ListLine[]): ListLine[] {
  const used = new Set(action.uses.map((use) => use.line));
  const said = [...line.heads, ...line.name].filter((word) => action.words.has(word));
  return lines.filter(
    (each) =>
      !used.has(each.index) && said.some((word) => each.heads.has(word)) && !decides(action, each, line),
  );
}

/** Actions back in which what is seared was named, the heating of the fat between. */
const SEARED_REACH = 3;

/** "Fry", of the "oil for frying"; "Drain", of the beans that an action before soaked; "Marinate", of all of the marinade: the verb tells the line. */
function isOfVerb({ stems, opens }: ReadAction, before: readonly ReadAction[], line: ListLine): boolean {
  const verb = stems[opens] ?? "";
  if (usesPartOf([verb], line)) return true;
  if (line.amounts.length === 0 && verb.length >= SHORTEST_VERB)
    if (stemsOf(line.text).some((stem) => stem.startsWith(verb))) return true;
  return (
    LINKING.drains.has(verb) &&
    before.some(({ fromList, uses }) => !fromList && uses.some((use) => use.line === line.index))
  );
}
const SHORTEST_VERB = 3;

/** Actions back in which what is mixed on was soaked: "squeeze well" may stand between. */
const MIXED_REACH = 2;

/** "Soak the rolls and squeeze well. Mix with the mince": what is mixed was worked on right before. */
const isMixedOn = (
  { stems, opens }: ReadAction,
  before: readonly ReadAction[],
  { index }: ListLine,
): boolean =>
  LINKING.combining.has(stems[opens] ?? "") &&
  LINKING.withWords.has(stems[opens + 1] ?? "") &&
  before
    .filter(({ fromList, ours }) => !fromList && !ours)
    .slice(-MIXED_REACH)
    .some(({ uses }) => uses.some(({ line }) => line === index));

/** Reports uses whose action does not mean their line: by no word of it, or by words that mean another; says how many the text does not decide. */
export function checkNames(
  actions: readonly ReadAction[],
  lines: readonly ListLine[],
  report: Report,
): number {
  let undecided = 0;
  const isWhole = wholesMixed(actions, lines);
  let last: ReadAction | undefined;
  for (const [place, action] of actions.entries()) {
    // "Thaw the spinach. (Heat the oven.) Squeeze it": the oven that we light stands in no sentence.
    const before = last;
    if (!action.ours) last = action;
    if (action.fromList || action.ours) continue;
    const used = new Set(action.uses.map((use) => use.line));
    const inPart = stemsOf(action.section ?? "");
    const takesAll = isWhole(action, place);
    for (const { line: index, guessed, others = [] } of action.uses) {
      const line = lines[index];
      if (line === undefined) continue;
      const at = { step: action.step, action: action.action, text: line.shown };
      const rivals = guessed === true ? rivalsOf(action, line, lines) : [];
      const possible = others
        .flatMap((each) => lines[each] ?? [])
        .filter((each) => !used.has(each.index) && !decides(action, each, line));
      const alternatives = [...new Set([...possible, ...rivals].map((each) => each.index))];
      const other = alternatives[0];
      const isNamed =
        namedBy(line, action.words) > 0 || isItsPiece(line, action.words) || isItsColour(line, action.words);
      if (guessed === true && (other !== undefined || !isNamed)) {
        undecided += 1;
        const choice = other === undefined ? {} : { instead: { line: index, other } };
        const message =
          other === undefined || lines[other] === undefined
            ? SENTENCES.mayNotMean(action.step, line.shown)
            : SENTENCES.mayMeanEither(action.step, line.shown, lines[other].shown);
        report({ kind: "undecided", message, ...at, lines: [index, ...alternatives], ...choice });
        continue;
      }
      // "Mix the powdered sugar with the vanilla sugar": each word tells its own.
      const isOfBeside = (word: string): boolean =>
        action.uses.some(({ line: other }) => {
          const each = other === index ? undefined : lines[other];
          return each !== undefined && sharesHead(each, line) && each.name.has(word);
        });
      const said = toldBefore(action, line);
      const told = said.filter((word) => !line.name.has(word) && !isOfBeside(word));
      const better =
        told.length === 0
          ? undefined
          : lines.find(
              (each) =>
                !used.has(each.index) && sharesHead(each, line) && told.some((word) => each.name.has(word)),
            );
      if (better !== undefined && said.every((word) => !line.name.has(word))) {
        report({
          kind: "uncertain",
          message: SENTENCES.seemsToMean(action.step, better.shown, line.shown),
          ...at,
          lines: [index, better.index],
          instead: { line: index, other: better.index },
        });
        continue;
      }
      const meant =
        isNamed ||
        takesAll ||
        countsLines(action.stems) ||
        pointsBack(action, before, line) ||
        // "Salt the roast. Heat the oil. Sear it"
        (LINKING.sears.has(action.stems[action.opens] ?? "") &&
          actions
            .slice(0, place)
            .filter(({ fromList }) => !fromList)
            .slice(-SEARED_REACH)
            .some((earlier) => pointsBack(action, earlier, line))) ||
        isMixedOn(action, actions.slice(0, place), line) ||
        isNextOne(action, line) ||
        isLonePart(action, line, lines) ||
        juicesAll(action.stems, action.opens, line.amounts) ||
        isOfVerb(action, actions.slice(0, place), line) ||
        stemsOf(line.text).some((stem) => action.words.has(stem) && !isPlain(stem)) ||
        action.stems.some(
          (stem) =>
            CHECKING.collective.has(stem) || LINKING.repeating.has(stem) || LINKING.ingredients.has(stem),
        ) ||
        inPart.some((stem) => action.words.has(stem)) ||
        (action.stems.some(isGreasing) && stemsOf(line.text).some(isForTin)) ||
        stemsOf(line.section ?? "").some((stem) => action.words.has(stem));
      const seasons =
        action.stems.some((stem) => CHECKING.seasons.has(stem)) &&
        // "nutmeg, salt and white pepper": a line without an amount seasons with any of its names.
        (sharesWord(line.heads, CHECKING.seasonings) ||
          (line.amounts.length === 0 && stemsOf(line.text).some((stem) => CHECKING.seasonings.has(stem))));
      if (!meant && !seasons)
        report({
          kind: "uncertain",
          message: SENTENCES.notNamed(action.step, line.shown),
          ...at,
          lines: [index],
        });
    }
  }
  return undecided;
}
