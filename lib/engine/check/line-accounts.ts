/** The account of each line of the list: whether any action uses it, and whether its amounts add up. */
import type { ReadAction } from "@/lib/engine/check/reading/actions";
import { isZestedAndJuiced, partOf } from "@/lib/engine/check/reading/line-pieces";
import type { ListLine } from "@/lib/engine/check/reading/list-lines";
import { stemsOf, tokensIn } from "@/lib/engine/check/reading/tokens";
import { CHECKING, SENTENCES } from "@/lib/engine/language/receipt";
import { STEP_OPENERS } from "@/lib/engine/language/cooking-words";
import { LINKING } from "@/lib/engine/language/linking";
import { isPlain } from "./named-lines";
import type { Report } from "./report";
import {
  type Before,
  checkStated,
  isOf,
  keptOf,
  near,
  ROUNDING,
  type Share,
  shareOfUse,
} from "./stated-amounts";

// Checks the amounts of uses: what an action states of a line, and whether the parts of a line add up.

type Account = Before & {
  wholes: number;
  last: ReadAction;
  parts: Set<string>;
  /** What was only squeezed so far, whose juice goes in later. */
  squeezed: number | null;
};

const JUICE = "juice";

/** Adds one use to what the uses of its line come to. Work before cooking that takes all of a line leaves it to be used, and so does washing. */
function put(account: Account, action: ReadAction, amount: string, share: Share | null): void {
  const whole = amount === "all" || (share !== null && near(share.low, 1) && near(share.high, 1));
  // "Carefully wash", "bien laver": how, before what is done.
  const first = action.stems[action.opens] ?? "";
  const verb = action.opens + (STEP_OPENERS.has(first) || CHECKING.stops.has(first) ? 1 : 0);
  const washes = LINKING.washing.has(action.stems[verb] ?? "");
  if ((action.preparation || washes) && whole) return;
  // "Squeeze 2 lemons … blend the juice with the garlic": two of them, and no four.
  const again = account.squeezed !== null && share !== null && near(share.low, account.squeezed);
  if (again && action.words.has(JUICE)) {
    account.squeezed = null;
    return;
  }
  // "The juice of 1 lemon" squeezes nothing.
  const isSqueezed = action.stems.some(
    (stem, at) => LINKING.squeezed.by.has(stem) && /^\p{N}/u.test(action.stems[at + 1] ?? ""),
  );
  if (action.preparation && share !== null && isSqueezed) account.squeezed = share.low;
  account.last = action;
  if (amount === "some") {
    account.open = true;
    account.toldOpen.push(...action.quantities.filter((own) => !own.portion && own.sort === "amount"));
  } else if (share === null) account.unknown = true;
  else account.sum = { low: account.sum.low + share.low, high: account.sum.high + share.high };
  if (amount === "all") account.wholes += 1;
  for (const part of LINKING.takenBy) if (action.words.has(part)) account.parts.add(part);
  // "Zest 2 lemons", then "press all 4 of them".
  if (CHECKING.juicing.has(action.stems[action.opens] ?? "")) account.parts.add(JUICE);
}

function settle(account: Account, line: ListLine, report: Report): void {
  const { sum, last, open, unknown, wholes, parts } = account;
  const at = { step: last.step, action: last.action, lines: [line.index], text: line.shown };
  if (wholes > 1) report({ kind: "duplicated", message: SENTENCES.goesInTwice(line.shown), ...at });
  else if (line.mixed || line.amounts.length === 0 || parts.size > 1 || isZestedAndJuiced(line)) return;
  // "¼ cup butter, plus more for brushing … brush with 2 tbsp butter": beside the quarter.
  else if (wholes === 1 && tokensIn(line.text).some(({ text }) => CHECKING.extra.has(text))) return;
  else if (Math.min(sum.low, sum.high) > 1 + ROUNDING)
    report({ kind: "amount", message: SENTENCES.usedTooMuch(line.shown), ...at });
  else if (!open && !unknown && wholes === 0 && sum.high > 0 && Math.max(sum.low, sum.high) < 1 - ROUNDING)
    report({ kind: "amount", message: SENTENCES.notUsedUp(line.shown), ...at });
}

/**
 * Tells whether the list has a part of a line's food too, "1 tbsp lemon juice" beside "1 lemon": what is left of the one may be the other. Lines are
 * looked up by the words that tell what they are of.
 */
function takenFromAmong(lines: readonly ListLine[]): (line: ListLine) => boolean {
  const partsOf = new Map<string, ListLine[]>();
  for (const line of lines)
    for (const word of line.name) {
      if (line.heads.has(word)) continue;
      const known = partsOf.get(word);
      if (known === undefined) partsOf.set(word, [line]);
      else known.push(line);
    }
  return (line) =>
    [...line.heads]
      .flatMap((head) => partsOf.get(head) ?? [])
      .some(
        ({ index, heads }) =>
          index !== line.index &&
          CHECKING.foodParts.some((parts) => parts.some((part) => heads.has(part) && !line.heads.has(part))),
      );
}

const keepsBack = ({ stems }: ReadAction): boolean =>
  stems.some((stem) => CHECKING.keepsBack.has(stem) || LINKING.keptAway.has(stem));

/** Fewer may be a handful of two foods by chance. */
const FEWEST = 4;

/** "Spread each slice with mustard and lay 2 slices of bacon on top": of 8, as many as there are to lay them on. */
function goesOnEach(
  before: ReadAction | undefined,
  action: ReadAction,
  line: ListLine,
  lines: readonly ListLine[],
): boolean {
  if (before === undefined) return false;
  const isEach = before.stems.some((stem) => LINKING.intoEach.has(stem));
  // "Pit the 12 plums and put in a sugar cube" of 12
  const pieces = line.amounts[0]?.low ?? 0;
  const isAsMany = before.uses.some(
    ({ line: other, amount }) =>
      amount === "all" &&
      other !== line.index &&
      pieces >= FEWEST &&
      lines[other]?.amounts[0]?.low === pieces,
  );
  if (!isEach && !isAsMany) return false;
  return action.quantities.some((own) => {
    const part = own.sort === "amount" && isOf(action, own, line) ? partOf(line, own) : null;
    return (
      part !== null && part.low > 0 && part.low === part.high && near(1 / part.low, Math.round(1 / part.low))
    );
  });
}

/** No action takes more lines, but of texts that are no recipe. */
const MOST_USES = 60;

/** "150 g of the brown sugar" of 75 g light and 75 g dark brown sugar: all of both is what the action states. */
function isOfSum(action: ReadAction, line: ListLine, lines: readonly ListLine[]): boolean {
  if (action.quantities.length === 0 || action.uses.length > MOST_USES) return false;
  const like = action.uses.flatMap(({ line: index, amount }) => {
    const each = lines[index];
    const isLike = each !== undefined && [...each.heads].some((head) => line.heads.has(head));
    return isLike && amount === "all" ? [each] : [];
  });
  return (
    like.length > 1 &&
    action.quantities.some((own) => {
      const parts = like.map((each) => (isOf(action, own, each) ? (partOf(each, own)?.low ?? 0) : 0));
      return (
        parts.every((part) => part > 1) &&
        near(
          parts.reduce((sum, part) => sum + 1 / part, 0),
          1,
        )
      );
    })
  );
}

/** Reports lines whose uses state other amounts than their actions, or do not add up to what the list has. */
export function checkAmounts(
  actions: readonly ReadAction[],
  lines: readonly ListLine[],
  language: string,
  report: Report,
): void {
  const accounts = new Map<number, Account>();
  const accountOf = (index: number, last: ReadAction): Account => {
    const known = accounts.get(index);
    if (known !== undefined) return known;
    const account: Account = {
      sum: { low: 0, high: 0 },
      open: false,
      unknown: false,
      wholes: 0,
      kept: 0,
      toldOpen: [],
      last,
      parts: new Set<string>(),
      squeezed: null,
    };
    accounts.set(index, account);
    return account;
  };
  for (const [index, action] of actions.entries()) {
    if (action.fromList) continue;
    if (action.uses.length === 0 && action.quantities.length > 0 && keepsBack(action)) {
      const line = lines.find((each) => keptOf(action, each) > 0);
      if (line !== undefined) accountOf(line.index, action).kept += keptOf(action, line);
    }
    for (const use of action.uses) {
      const line = lines[use.line];
      if (line === undefined) continue;
      const account = accountOf(use.line, action);
      const isTold = goesOnEach(actions[index - 1], action, line, lines) || isOfSum(action, line, lines);
      if (use.amount !== "all" || !isTold) checkStated(action, line, use.amount, account, language, report);
      put(account, action, use.amount, shareOfUse(use.amount, line, language));
    }
  }
  const isTakenFrom = takenFromAmong(lines);
  for (const [index, account] of accounts) {
    const line = lines[index];
    if (line !== undefined && !isTakenFrom(line)) settle(account, line, report);
  }
}

// Lines of the list that no action uses, and what the method says of them.

/** The list leaves it to the cook, and says no amount: "chilli, if you like". */
const isAtWill = (line: ListLine): boolean =>
  line.amounts.length === 0 && stemsOf(line.text).some((stem) => CHECKING.atWill.has(stem));

/** "Kitchen twine": what is left over of it is no food. */
function isKitchenThing({ text, classes }: ListLine): boolean {
  // "Also: needles or twine"
  const stems = stemsOf(text.slice(text.indexOf(":") + 1)).filter((stem) => !isPlain(stem));
  const ends = stems.filter(
    (_, at) => at === stems.length - 1 || CHECKING.betweenFoods.has(stems[at + 1] ?? ""),
  );
  return classes.size === 0 && ends.length > 0 && ends.every((stem) => CHECKING.kitchenThings.has(stem));
}

/** For a line the first action of the method whose words are its name. Each word is looked up, and no action is read for each line. */
function firstNaming(actions: readonly ReadAction[]): (line: ListLine) => ReadAction | undefined {
  const byWord = new Map<string, number[]>();
  actions.forEach(({ fromList, words }, place) => {
    if (fromList) return;
    for (const word of words) {
      const places = byWord.get(word);
      if (places === undefined) byWord.set(word, [place]);
      else places.push(place);
    }
  });
  const saying = (names: readonly string[]): number | undefined =>
    byWord
      .get(names[0] ?? "")
      ?.find((place) => names.every((stem) => actions[place]?.words.has(stem) === true));
  return (line) => {
    const names = [...[...line.heads].map((head) => [head]), ...line.synonyms];
    const places = names.flatMap((each) => saying(each) ?? []);
    return places.length === 0 ? undefined : actions[Math.min(...places)];
  };
}

/** Reports lines that no action uses, and actions that name a line which is used neither there nor before. */
export function checkPlaced(
  actions: readonly ReadAction[],
  lines: readonly ListLine[],
  report: Report,
): number {
  const first = new Map<number, number>();
  actions.forEach((action, place) => {
    if (action.fromList) return;
    for (const { line } of action.uses) if (!first.has(line)) first.set(line, place);
  });
  const namingOf = firstNaming(actions);
  let placed = 0;
  for (const line of lines) {
    if (first.has(line.index)) {
      placed += 1;
      continue;
    }
    const named = namingOf(line);
    if (named === undefined && (isAtWill(line) || isKitchenThing(line))) continue;
    report({
      kind: "unplaced",
      message:
        named === undefined ? SENTENCES.unused(line.shown) : SENTENCES.unusedNamed(line.shown, named.step),
      text: line.shown,
      lines: [line.index],
      ...(named === undefined ? {} : { step: named.step, action: named.action }),
    });
  }
  return placed;
}
