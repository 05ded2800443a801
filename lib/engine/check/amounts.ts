/** Checks the amounts of uses: what an action states of a line, halves and rests, and whether the parts of a line add up. */
import { CHECKING } from "@/lib/engine/language/checking";
import { SENTENCES } from "@/lib/engine/language/receipt";
import type { ReadAction } from "./actions";
import { partOf, type ListLine } from "./list-lines";
import { quantitiesIn, type Quantity } from "./quantities";
import type { Report } from "./report";
import { stemsOf } from "./tokens";

/** Rounding to what a kitchen measures: parts may differ by so much of the line. */
const ROUNDING = 0.015;
/** Words between an amount and the food it is of. */
const NEAR = 4;

type Share = { low: number; high: number };

/** Quantity `own` of the action belongs to the line: its name follows before another amount, a comma or the end of the phrase. */
export function isOf({ tokens, stems }: ReadAction, own: Quantity, line: ListLine): boolean {
  for (let at = own.next, steps = 0; at < tokens.length && steps <= NEAR; at += 1) {
    const stem = stems[at] ?? "";
    if (line.heads.has(stem) || (line.name.has(stem) && steps > 0)) return true;
    if (line.name.has(stem)) {
      steps += 1;
      continue;
    }
    if (/^[\p{N}.,;:(]/u.test(stem) || CHECKING.stops.has(stem)) return false;
    if (!CHECKING.fillers.has(stem)) steps += 1;
  }
  return false;
}

/** The rest of the line is meant: "the remaining oil", "the rest of the stock". */
export function saysRest({ tokens, stems }: ReadAction, line: ListLine): boolean {
  return stems.some((stem, at) => {
    if (!CHECKING.rest.has(stem)) return false;
    for (let next = at + 1; next < Math.min(tokens.length, at + 2 + NEAR); next += 1) {
      const word = stems[next] ?? "";
      if (line.heads.has(word) || line.name.has(word)) return true;
      if (/^[\p{N}.,;:(]/u.test(word) || (CHECKING.stops.has(word) && !CHECKING.fillers.has(word)))
        return false;
    }
    return false;
  });
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= ROUNDING * Math.max(1, b);
const overlap = (a: Share, b: Share): boolean =>
  near(a.low, b.low) || near(a.high, b.high) || (a.low <= b.high && b.low <= a.high);

/** What part of its line a use says it is; null for an open part, or an amount that cannot be compared with the line's. */
function shareOfUse(amount: string, line: ListLine, language: string): Share | null {
  if (amount === "all") return { low: 1, high: 1 };
  if (amount === "some") return null;
  const [stated] = quantitiesIn(amount, language);
  if (stated === undefined) return null;
  // "5 yolks" of "5 eggs": a part of each, not a number of them.
  const other = stemsOf(amount.slice(stated.end)).some(
    (stem) => !line.name.has(stem) && !CHECKING.describing.has(stem) && !CHECKING.fillers.has(stem),
  );
  return other ? null : partOf(line, stated);
}

/** Reports uses that are not what their action states: "1 cup of the cheese", "half the milk", "the remaining oil". */
function checkStated(
  action: ReadAction,
  line: ListLine,
  amount: string,
  before: Share | null,
  language: string,
  report: Report,
): void {
  const at = { step: action.step, action: action.action, lines: [line.index], text: line.text };
  const share = shareOfUse(amount, line, language);
  const stated = action.quantities.filter((each) => each.sort === "amount" && isOf(action, each, line));
  const portions = stated.filter((each) => each.portion);
  const measured = stated.filter((each) => !each.portion && each.unit !== null);
  const counted = stated.filter((each) => !each.portion && each.unit === null);
  const perEach = action.stems.some((stem) => CHECKING.perEach.has(stem));
  const divided = (own: Quantity) =>
    action.quantities.some((each) => each.portion && each.at >= own.next && each.at <= own.next + NEAR);
  for (const own of measured.length > 0 ? measured : counted) {
    if (line.mixed || perEach || divided(own)) continue;
    const part = partOf(line, own);
    if (part === null) continue;
    const extra = action.stems
      .slice(Math.max(0, own.at - 1), own.next + NEAR)
      .some((stem) => CHECKING.more.has(stem));
    if (part.low > 1 + ROUNDING && !extra) {
      report({
        kind: "amount",
        message: SENTENCES.asksForMore(action.step),
        ...at,
      });
      return;
    }
    const sum = measured.length > 1 ? null : part;
    if (share !== null && sum !== null && !overlap(share, sum)) {
      report({
        kind: "amount",
        message: SENTENCES.otherAmount(action.step),
        ...at,
      });
      return;
    }
  }
  if (measured.length > 0 || counted.length > 0) return;
  const portion = portions.find((each) => !CHECKING.sums.has(action.tokens[each.next]?.text ?? ""));
  const rest = saysRest(action, line);
  if (portion !== undefined && share !== null && line.amounts.length > 0) {
    const left = rest && before !== null ? 1 - before.low : 1;
    const whole = partOf(line, { ...portion, portion: false });
    const isLine = amount === "all" && whole !== null && near(whole.low, 1);
    if (!isLine && !near(share.low, portion.low * left) && !near(share.low, portion.low))
      report({
        kind: "amount",
        message: SENTENCES.otherPart(action.step),
        ...at,
      });
    return;
  }
  if (
    rest &&
    share !== null &&
    before !== null &&
    (before.low > 0 || amount !== "all") &&
    !near(share.low + before.low, 1) &&
    !near(share.high + before.high, 1)
  )
    report({
      kind: "amount",
      message: SENTENCES.otherRest(action.step),
      ...at,
    });
}

type Account = { sum: Share; open: boolean; unknown: boolean; wholes: number; last: ReadAction };

/** Adds one use to what the uses of its line come to. Work before cooking that takes all of a line leaves it to be used. */
function put(account: Account, action: ReadAction, amount: string, share: Share | null): void {
  const whole = amount === "all" || (share !== null && near(share.low, 1) && near(share.high, 1));
  if (action.preparation && whole) return;
  account.last = action;
  if (amount === "some") account.open = true;
  else if (share === null) account.unknown = true;
  else account.sum = { low: account.sum.low + share.low, high: account.sum.high + share.high };
  if (amount === "all") account.wholes += 1;
}

function settle(account: Account, line: ListLine, report: Report): void {
  const { sum, last, open, unknown, wholes } = account;
  const at = { step: last.step, action: last.action, lines: [line.index], text: line.text };
  if (wholes > 1) report({ kind: "duplicated", message: SENTENCES.goesInTwice(line.text), ...at });
  else if (line.mixed || line.amounts.length === 0) return;
  else if (Math.min(sum.low, sum.high) > 1 + ROUNDING)
    report({ kind: "amount", message: SENTENCES.usedTooMuch(line.text), ...at });
  else if (!open && !unknown && wholes === 0 && sum.high > 0 && Math.max(sum.low, sum.high) < 1 - ROUNDING)
    report({ kind: "amount", message: SENTENCES.notUsedUp(line.text), ...at });
}

/** Reports lines whose uses state other amounts than their actions, or do not add up to what the list has. */
export function checkAmounts(
  actions: readonly ReadAction[],
  lines: readonly ListLine[],
  language: string,
  report: Report,
): void {
  const accounts = new Map<number, Account>();
  for (const action of actions) {
    if (action.fromList) continue;
    for (const use of action.uses) {
      const line = lines[use.line];
      if (line === undefined) continue;
      const account = accounts.get(use.line) ?? {
        sum: { low: 0, high: 0 },
        open: false,
        unknown: false,
        wholes: 0,
        last: action,
      };
      accounts.set(use.line, account);
      const before = account.open || account.unknown || line.mixed ? null : { ...account.sum };
      checkStated(action, line, use.amount, before, language, report);
      put(account, action, use.amount, shareOfUse(use.amount, line, language));
    }
  }
  for (const [index, account] of accounts) {
    const line = lines[index];
    if (line !== undefined) settle(account, line, report);
  }
}
