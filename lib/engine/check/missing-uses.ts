/** Uses that are not there although the words say so: a rest, a half, an extra, a line that is worked on and never goes in. */
import { goesInByTurns, type ReadAction } from "@/lib/engine/check/reading/actions";
import { hasExtra, isForCounter, isZestedAndJuiced, partOf } from "@/lib/engine/check/reading/line-pieces";
import type { ListLine } from "@/lib/engine/check/reading/list-lines";
import type { Quantity } from "@/lib/engine/check/reading/quantities";
import { stemOf, stemsOf, tokensIn } from "@/lib/engine/check/reading/tokens";
import { CHECKING, SENTENCES } from "@/lib/engine/language/receipt";
import { findFood } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import type { ActionUse } from "@/lib/engine/recipe/formatted";
import { isTooLong, rivalsAmong, saysDivided, sharesHead, takesAllOf, tastesFor } from "./action-words";
import { isForThis, isTold } from "./named-lines";
import type { Report } from "./report";
import { isOf, saysRest } from "./stated-amounts";

/** "Cover with half of the cheese, the ham and the rest of the cheese": the action itself takes a part before. */
const takesPartBefore = (action: ReadAction, line: ListLine): boolean =>
  action.quantities.some((each) => each.portion && isOf(action, each, line)) || namesBeforeRest(action, line);

/** "Layer pasta and a little cheese, and end with the remaining Parmesan": what went in before it has no number. */
function namesBeforeRest({ stems }: ReadAction, line: ListLine): boolean {
  const rest = stems.findLastIndex((stem) => CHECKING.rest.has(stem));
  const isIt = (stem: string): boolean => line.heads.has(stem) || line.classes.has(stem);
  return stems.slice(0, Math.max(rest, 0)).some(isIt) && stems.slice(rest).some(isIt);
}

/** "Im restlichen Öl Zwiebeln braten": the one rest that is spoken of is of another line, of which a part goes in here. */
const takesRestOf = (action: ReadAction, line: ListLine, lines: readonly ListLine[]): boolean =>
  action.stems.filter((stem) => CHECKING.rest.has(stem)).length === 1 &&
  action.uses.some(({ line: index, amount }) => {
    const other = lines[index];
    const isPart = amount !== "all" && amount !== "some";
    return isPart && other !== undefined && index !== line.index && saysRest(action, other);
  });

/** The last action that takes any of the line says that it is a part, "3 tbsp of the lemon juice": some is left. */
function isPartedBefore(before: readonly ReadAction[], line: ListLine): boolean {
  const uses = before.filter(
    (action) => !action.fromList && action.uses.some((use) => use.line === line.index),
  );
  const last = uses.at(-1);
  return (
    last !== undefined &&
    last.quantities.some((each) => each.sort === "amount" && isOf(last, each, line) && isPart(line, each))
  );
}

/** The amount is not all of the line, as far as the two can be compared. */
const isPart = (line: ListLine, own: Quantity): boolean => {
  if (own.portion) return true;
  const share = partOf(line, own);
  return share === null ? own.unit !== null : share.high < 1;
};

/** "1 onion, 1 carrot, 1 stick celery": a line of several foods, each counted by itself. */
function listsFoods(text: string): boolean {
  const all = text.split(",").map((piece) => piece.trim());
  // "…, all finely diced": what is said of all of them.
  const pieces = isCounted(all.at(-1) ?? "") ? all : all.slice(0, -1);
  const foods = new Set(pieces.map((piece) => findFood(piece)?.food));
  return (
    pieces.length > 1 && foods.size === pieces.length && !foods.has(undefined) && pieces.every(isCounted)
  );
}
const isCounted = (piece: string): boolean => /^\p{N}/u.test(piece);

/** The list divides the line itself: "4 cloves garlic: 2 crushed, 2 whole", "1 lemon, half juiced, half in wedges". */
export function divides(line: ListLine): boolean {
  const behind = tokensIn(line.text.slice(line.text.search(/[:,]/) + 1));
  if (!/[:,]/.test(line.text)) return false;
  const bracket = /\(([^()]{0,80})\)/.exec(line.text)?.[1] ?? "";
  if (bracket.includes(",") && tokensIn(bracket).some(({ text }) => CHECKING.telling.has(text))) return false;
  if (listsFoods(line.text)) return false;
  let parts = 0;
  behind.forEach((token, at) => {
    const opens =
      at === 0 ||
      /^[,:;]$/.test(behind[at - 1]?.text ?? "") ||
      (CHECKING.joiners.has(behind[at - 1]?.text ?? "") &&
        !LINKING.alternatives.has(behind[at - 1]?.text ?? ""));
    // "3 peppers, 1 red and 2 green" says which to buy.
    const isColour = CHECKING.telling.has(stemOf(behind[at + 1]?.text ?? ""));
    if (opens && !isColour && (/^\p{N}/u.test(token.text) || CHECKING.halves.has(token.text))) parts += 1;
  });
  return parts > 1;
}

/** A second amount stands behind the name: "225 g flour plus 1 tbsp"; "2 cups plus 2 tbsp flour" is one amount. */
function secondOf(line: ListLine): "number" | "little" | null {
  const tokens = tokensIn(line.text);
  const plus = tokens.findIndex(
    (token) =>
      /^[\p{L}+]/u.test(token.text) && CHECKING.sums.has(token.text) && !CHECKING.joiners.has(token.text),
  );
  const named = tokens.slice(0, Math.max(0, plus)).some((token) => line.name.has(stemOf(token.text)));
  const bracket = tokens.slice(0, Math.max(0, plus)).some((token) => token.text === "(");
  if (!named || line.amounts.length === 0 || bracket) return null;
  const [next = "", look = "", more] = tokens.slice(plus + 1).map(({ text }) => text);
  // "2 red peppers + 1 green" are three of them.
  const isLook = [CHECKING.telling, CHECKING.describing].some((each) => each.has(stemOf(look)));
  if (more === undefined && isLook) return null;
  if (/^\p{N}/u.test(next)) return "number";
  return CHECKING.single.has(next) ? "little" : null;
}

/** The action names what the second amount is of, and so takes both: "the eggs and the yolk". */
function namesSecond(action: ReadAction | undefined, line: ListLine): boolean {
  const tokens = tokensIn(line.text);
  const plus = tokens.findIndex(
    (token) => CHECKING.sums.has(token.text) && !CHECKING.joiners.has(token.text),
  );
  const behind = tokens.slice(plus + 1).map((token) => stemOf(token.text));
  const before = new Set(tokens.slice(0, plus).map((token) => stemOf(token.text)));
  const all = action?.uses.some((use) => use.line === line.index && use.amount === "all") === true;
  return (
    all &&
    behind.some(
      (stem) =>
        /^\p{L}{3}/u.test(stem) &&
        !CHECKING.stops.has(stem) &&
        !CHECKING.fillers.has(stem) &&
        !before.has(stem) &&
        action.words.has(stem),
    )
  );
}

/** "1 egg + 1 yolk" of a step that adds "the eggs": the list has one egg, and so both go in. */
const meansBoth = (action: ReadAction | undefined, line: ListLine): boolean =>
  line.amounts[0]?.high === 1 &&
  action?.tokens.some(
    ({ text }) =>
      text.toLowerCase() !== stemOf(text) &&
      stemsOf(line.text).includes(stemOf(text)) &&
      !CHECKING.describing.has(stemOf(text)) &&
      /^\p{L}{3}/u.test(text),
  ) === true;

const isFoodPart = (stem: string): boolean => CHECKING.foodParts.some((parts) => parts.includes(stem));

/** The uses leave open how a line that the list divides is divided: fewer than two of them, or all of it, or no amount. */
function isOpen(uses: readonly ActionUse[], numbered: boolean): boolean {
  return uses.length < 2 || uses.some(({ amount }) => amount === "all" || (numbered && amount === "some"));
}

/** Reports what the words of the actions say goes in and no use says. */
export function checkMissing(
  actions: readonly ReadAction[],
  lines: readonly ListLine[],
  report: Report,
): void {
  if (isTooLong(actions, lines)) return;
  const rivalsOf = rivalsAmong(lines);
  for (const line of lines) {
    const places = actions.map((action) => action.uses.find((use) => use.line === line.index));
    const cooking = actions.filter((action, i) => places[i] !== undefined && !action.fromList);
    if (cooking.length === 0) continue;
    const first = actions.indexOf(cooking[0] as ReadAction);
    const at = (action: ReadAction) => ({
      step: action.step,
      action: action.action,
      lines: [line.index],
      text: line.shown,
    });
    const others = rivalsOf(line);
    const isFree = (action: ReadAction, i: number): boolean =>
      places[i] === undefined &&
      !action.fromList &&
      !action.ours &&
      !others.some((each) => action.uses.some((use) => use.line === each.index));

    const opening = cooking[0];
    const alone = places[first]?.amount === "all" && cooking.length === 1;
    if (
      opening !== undefined &&
      alone &&
      saysRest(opening, line) &&
      !takesPartBefore(opening, line) &&
      !takesRestOf(opening, line, lines) &&
      line.amounts.length > 0
    ) {
      // "The remaining sugar and vanilla sugar": the rest is the other one's, which goes in here too.
      const away = others.filter((other) => !opening.uses.some((use) => use.line === other.index));
      const parted = away.filter((other) => isPartedBefore(actions.slice(0, first), other));
      if (others.length === 0 || parted.length > 0) {
        report({
          kind: "amount",
          message: SENTENCES.restOfNothing(opening.step, line.shown),
          ...at(opening),
          lines: [line.index, ...parted.map((other) => other.index)],
        });
        continue;
      }
    }
    const uses = actions.flatMap((action) =>
      action.fromList ? [] : action.uses.filter((use) => use.line === line.index),
    );
    const words = stemsOf(line.text);
    // "Drained, juice reserved": the part that is kept goes in by itself, and all of the rest does.
    const keepsPart = words.some((stem, at) => CHECKING.divided.has(stem) && isFoodPart(words[at - 1] ?? ""));
    const isDivided = saysDivided(line, words, lines);
    const second = secondOf(line);
    if (
      ((divides(line) || (second === "number" && !namesSecond(opening, line) && !meansBoth(opening, line))) &&
        isOpen(uses, !isZestedAndJuiced(line)) &&
        !takesAllOf(opening?.stems ?? [], line)) ||
      (isDivided &&
        (keepsPart ? uses.length < 2 : isOpen(uses, false)) &&
        !goesInByTurns(opening?.stems ?? [])) ||
      (second === "little" && uses.length < 2 && !isForCounter(line.text, actions))
    ) {
      report({
        kind: "amount",
        message: SENTENCES.dividedSomehow(line.shown),
        ...at(cooking[0] as ReadAction),
      });
      continue;
    }
    if (
      hasExtra(line) &&
      !isForCounter(line.text, actions) &&
      cooking.length === 1 &&
      !actions.some((action) => action.uses.some((use) => use.line === line.index && use.amount === "some"))
    ) {
      report({
        kind: "unplaced",
        message: SENTENCES.extraUnused(line.shown),
        ...at(cooking[0] as ReadAction),
      });
      continue;
    }
    const taste = actions.find(
      (action, i) => !action.preparation && tastesFor(action, line) && isFree(action, i),
    );
    if (taste !== undefined)
      report({
        kind: "uncertain",
        message: SENTENCES.mayUseToo(taste.step, line.shown),
        ...at(taste),
      });
  }
  checkParts(actions, lines, report);
}

/** A word that a part can be known by: not "for", "the". */
const tells = (stem: string): boolean =>
  /^\p{L}/u.test(stem) && !CHECKING.stops.has(stem) && !CHECKING.fillers.has(stem);

/** Reports a line of one part that is used where the other lines are of another part, which has a line of its own with that name. */
function checkParts(actions: readonly ReadAction[], lines: readonly ListLine[], report: Report): void {
  /** Lines of which all went in before: "a layer of béchamel, knobs of butter" takes no more of the béchamel's butter. */
  const spent = new Set<number>();
  for (const [place, action] of actions.entries()) {
    for (const { line, amount } of actions[place - 1]?.uses ?? []) if (amount === "all") spent.add(line);
    if (action.fromList) continue;
    for (const { line: index, amount } of action.uses) {
      const line = lines[index];
      if (line?.section === undefined) continue;
      // "3 tbsp flour, plus extra for dusting": the extra goes where the list says, in whatever part.
      if (amount === "some" && tokensIn(line.text).some(({ text }) => CHECKING.extra.has(text))) continue;
      const own = new Set([...stemsOf(action.section ?? ""), ...action.words]);
      const beside = action.uses.filter((use) => use.line !== index).map((use) => lines[use.line]?.section);
      const rival = lines.find(
        (each) =>
          each.section !== undefined &&
          each.section !== line.section &&
          (!spent.has(each.index) || spent.has(index)) &&
          sharesHead(each, line) &&
          !isTold(action, each, line) &&
          !isForThis(action, each, line) &&
          !action.uses.some((use) => use.line === each.index),
      );
      if (rival === undefined) continue;
      const votes = (section: string | undefined) =>
        beside.filter((each) => each === section).length +
        (stemsOf(section ?? "").some((stem) => own.has(stem) && !line.name.has(stem) && tells(stem)) ? 2 : 0);
      if (votes(rival.section) > votes(line.section) + 1)
        report({
          kind: "uncertain",
          message: SENTENCES.mayMeanOfPart(action.step, rival.shown, rival.heading ?? ""),
          step: action.step,
          action: action.action,
          lines: [index, rival.index],
          instead: { line: index, other: rival.index },
          text: line.shown,
        });
    }
  }
}
