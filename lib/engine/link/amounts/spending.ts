/** What the uses that take from a line take of it: what their words say, what that leaves, or what is left to the cook. */
import { add, compare, isPositive, rational, subtract, type Rational } from "@/lib/engine/recipe/rational";
import {
  isPartBeside,
  restOfPieces,
  isContainer,
  poolFor,
  reckon,
  write,
  writeValue,
  type Reckoned,
  type Share,
} from "./reckon";
import { convert, exactText, type Exact } from "./exact";
import type { LineAmounts, Pool } from "./line-amounts";

export type LineToShare = {
  amounts: LineAmounts;
  /** What a bare count counts. */
  noun: string;
  /** Parts of each piece that are as many as the pieces: yolks and whites of eggs. */
  separable: ReadonlySet<string>;
  /** The line says that there is more of it than its amount: "plus extra for greasing". */
  extra: boolean;
  divided: boolean;
  /** How many of its pieces are parted, where not all of them are. */
  parted?: Rational | null;
};

/** `text`: what the chip says; `doubt`: it does not add up, or nothing says how much. */
export type Shared = { text: string; doubt: boolean };

export const SOME: Shared = { text: "some", doubt: false };
export const ALL: Shared = { text: "all", doubt: false };

/** The uses of a line, reckoned together. */
type Account = {
  line: LineToShare;
  own: readonly Share[];
  /** The amount of the line that the shares are reckoned in. */
  pool: Pool | undefined;
  reckoned: readonly Reckoned[];
  /** Uses whose words say no amount. */
  plain: readonly Share[];
  /** What is said together. */
  known: Rational;
  /** What that leaves; null where there is nothing left, or nobody can say. */
  left: Rational | null;
  /** One of them leaves it to the cook: "as much of the stock as it takes". */
  isOpened: boolean;
  /** "2 tbsp of the sugar … the remaining sugar", of 80 g: nobody can say how much that is, and nothing is in doubt. */
  isRestTold: boolean;
  /** Zest and juice, yolks and whites: what is said of one says nothing of the other. */
  isSplit: boolean;
};

/** Parts taken from every piece: "yolk" of eggs, as many as there are eggs; "zest" of a lemon, some. */
function shareTaken(share: Share, line: LineToShare): Shared {
  const whole = line.amounts.pools[0];
  const { taken, portion } = share;
  if (taken === null || !line.separable.has(taken) || whole === undefined || whole.high !== null) return SOME;
  const count = portion?.amount?.unit === null ? portion.amount.low : (line.parted ?? whole.low);
  const noun = compare(count, rational(1)) > 0 ? `${taken}s` : taken;
  return {
    text: exactText({ low: count, high: null, unit: null }, { ...whole.style, unitText: noun }),
    doubt: false,
  };
}

/** True for the zest, the yolk or the like that is taken from each piece, and for no counted part of the line. */
function isTakenFromEach({ taken, portion }: Share, line: LineToShare): boolean {
  const amount = portion?.amount ?? null;
  // "Half juiced, half sliced": the list says how much of it is juice.
  const counted =
    amount?.unit === null && (portion?.listed === true || compare(amount.low, rational(1)) >= 0);
  return taken !== null && (!counted || line.separable.has(taken)) && (amount?.unit ?? null) === null;
}

/** What the uses leave of the amount that is added, where they state some of it by a measure that only it has; else null. */
function leftOfAdded(all: readonly Share[], first: Exact, added: Exact): Exact | null {
  if (added.high !== null) return null;
  let [left, isParted] = [added.low, false];
  for (const { portion } of all) {
    const amount = portion?.amount ?? null;
    if (amount === null || amount.unit === null || amount.high !== null) continue;
    const value = convert(amount.low, amount.unit, added.unit);
    if (value === null || convert(amount.low, amount.unit, first.unit) !== null) return null;
    [left, isParted] = [subtract(left, value), true];
  }
  return isParted && isPositive(left) ? { ...added, low: left } : null;
}

/**
 * What a use takes of a line with a second amount, "225 g flour plus 1 tbsp", where another use takes the other one: what states neither
 * takes the one that no use states; of two that say nothing the first takes the first. "100 g sugar + 2 tbsp for the tin": where 1 tbsp went in,
 * the rest is the other spoon, and what says nothing the 100 g.
 */
function ofBoth(share: Share, all: readonly Share[], first: Pool, added: Pool): Share {
  const { portion } = share;
  const pieces = isPartBeside(added) ? restOfPieces(share, all, first) : null;
  if (pieces !== null) return { ...share, portion: pieces };
  if (portion !== null && (portion.amount !== null || portion.fraction !== null || portion.kind === "open"))
    return share;
  const isSaid = ({ low, unit }: Exact) =>
    all.some(({ portion: other }) => other?.amount?.unit === unit && compare(other.amount.low, low) === 0);
  const [one, two] = [isSaid(first), isSaid(added)];
  if (one && two) return share;
  const left = leftOfAdded(all, first, added);
  if (left !== null) {
    const rest = isRest(share);
    if (!rest && share !== all.find((each) => each.portion === null)) return share;
    const amount = rest ? left : first;
    return { ...share, portion: { kind: "part", fraction: null, amount, start: portion?.start ?? -1 } };
  }
  const amount = one || (!two && (portion !== null || share !== all[0])) ? added : first;
  return { ...share, portion: { kind: "part", fraction: null, amount, start: portion?.start ?? -1 } };
}

/** "With the pinch of salt" of "1 pinch of salt": the line's own measure, and as many of it. */
const isAllOf = (pool: Exact, said: Exact | undefined): boolean =>
  said !== undefined && said.unit === pool.unit && pool.high === null && compare(said.low, pool.low) === 0;

/** "More oil" and "a little extra" are beside the line's amount; what is left to the cook cannot be reckoned with. */
const isMore = ({ portion }: Share): boolean => portion?.kind === "more" && portion.amount === null;
/** "2 tbsp more for the tops" of "¼ cup butter, plus more for brushing", of which the quarter went in: no part of it. */
const isBeside = (share: Share, { extra }: LineToShare, all: readonly Share[]): boolean =>
  isMore(share) ||
  (extra &&
    all.some(({ portion }) => portion === null) &&
    (share.portion?.kind === "more" || isStatedExtra(share, all)));
/** "Sprinkle with 1 tsp sugar" of "1 cup sugar, plus extra to sprinkle", where all of the cup went in before. */
function isStatedExtra(share: Share, all: readonly Share[]): boolean {
  const isStated = share.portion?.kind === "part" && share.portion.amount?.unit != null;
  const whole = all.findIndex(({ portion }) => portion === null);
  return (
    isStated && whole >= 0 && whole < all.indexOf(share) && !all.some((each) => each.portion?.kind === "rest")
  );
}
const isOpen = ({ portion }: Share): boolean => portion?.kind === "open" || portion?.ofOpen === true;
/** More than the line has, or as much as the cook likes. */
export const isLoose = (share: Share): boolean =>
  (isMore(share) && share.portion?.fraction === null) || isOpen(share);

const isRest = ({ portion }: Share): boolean => portion?.kind === "rest";
/** All that is left, and no part of it. */
const isWholeRest = ({ portion }: Share): boolean =>
  portion?.kind === "rest" &&
  portion.amount === null &&
  portion.fraction === null &&
  portion.ofOpen !== true &&
  portion.kept !== true;
const isUnsaid = ({ value, written }: Reckoned): boolean => value === null && written === null;
/** Cups of a tin that is sold by weight: nobody can say what they leave. */
const isUnsummed = ({ value, written }: Reckoned): boolean => value === null && written !== null;

function accountOf(own: readonly Share[], line: LineToShare, isSplit: boolean): Account {
  const { pools, further } = line.amounts;
  const stated = own.map(({ portion }) => portion?.amount ?? null).find((amount) => amount?.unit != null);
  const pool = (stated == null ? undefined : poolFor(pools, stated)) ?? pools[0];
  const reckoned = reckon(own, pool, [...pools, ...further]);
  const known = reckoned.reduce(
    (sum, { share, value }) => (value === null || isBeside(share, line, own) ? sum : add(sum, value)),
    rational(0),
  );
  // "Cover with the rest of the vinegar … if need be add a little vinegar": that is from another bottle.
  const rest = own.findIndex(isWholeRest);
  const isOpened = own.some((share, at) => isOpen(share) && (rest < 0 || at < rest));
  const isPartUnknown = reckoned.some(isUnsummed);
  const left = pool === undefined || pool.high !== null ? null : subtract(pool.low, known);
  return {
    ...{ line, own, pool, reckoned, known, isOpened, isSplit },
    plain: reckoned.filter((each) => isUnsaid(each) && !isLoose(each.share)).map(({ share }) => share),
    left: left !== null && isPositive(left) && !isOpened && !isPartUnknown ? left : null,
    isRestTold: isPartUnknown && own.some(isRest),
  };
}

/** "All but 2 tbsp of the seeds … the remaining seeds", of 75 g: what is left is told, though nobody can say how much went in before. */
function keptBack(share: Share, { plain, pool, line }: Account): Shared | null {
  const [first, second, third] = plain;
  const kept = first?.portion?.but === true ? first.portion.amount : null;
  if (kept === null || second === undefined || third !== undefined || !isRest(second)) return null;
  return share === second ? { text: write(kept, pool, line.amounts.pools), doubt: false } : SOME;
}

function looseShare({ portion }: Share, { own, pool }: Account): Shared {
  // "Enough of the water" of 2-3 tbsp: the range leaves it to the cook already.
  const isWhole =
    pool === undefined ||
    pool.high !== null ||
    portion?.toEach === true ||
    portion?.asNeeded === true ||
    isAllOf(pool, portion?.loosely);
  return own.length === 1 && isWhole ? ALL : SOME;
}

/** A share that is a known part of the line. */
function knownShare(value: Rational, written: string | null, pool: Pool, account: Account): Shared {
  const { pools, further } = account.line.amounts;
  const most = pool.high ?? pool.low;
  if (compare(value, most) === 0 && further.length === 0) return ALL;
  // The zest of both lemons and the juice of one are no three lemons.
  const isOver = !account.isSplit && compare(account.known, most) > 0;
  return {
    text: written ?? writeValue(value, pool, pools),
    doubt: isOver && !account.line.extra && further.length === 0,
  };
}

/** A share in a measure that the line's own cannot be compared with. */
const foreignShare = (written: string, { pool, line, isRestTold }: Account): Shared => ({
  text: written,
  doubt:
    pool !== undefined &&
    pool.high === null &&
    !isContainer(pool) &&
    line.amounts.further.length === 0 &&
    !isRestTold,
});

/** The one use that takes all of the line: there is no other, or the others are only more of it. */
function takesAll(share: Share, { own, reckoned, plain, line, known }: Account): boolean {
  const [first, second] = plain;
  const isAlone =
    own.length === 1 ||
    (first !== undefined &&
      second === undefined &&
      reckoned.every((each) => each.share === first || isBeside(each.share, line, own)));
  return isAlone || (line.extra && share === first && compare(known, rational(0)) === 0);
}

/** The one use that takes what the others leave. */
function takesWhatIsLeft(share: Share, { plain, line, known }: Account): boolean {
  const rests = plain.filter(isRest);
  // "Half the sugar … the rest … dust with sugar" of "200 g sugar, plus extra to dust": the dusting is beside the amount.
  return plain.length === 1 || (line.extra && rests.length === 1 && share === rests[0] && isPositive(known));
}

/** A share of which no words say how much. */
function plainShare(share: Share, account: Account): Shared {
  const { own, pool, line, left } = account;
  if (isRest(share) && own.length === 1)
    return line.divided || pool === undefined ? { ...SOME, doubt: pool !== undefined } : ALL;
  if (takesAll(share, account)) return ALL;
  if (pool !== undefined && left !== null && takesWhatIsLeft(share, account))
    return { text: writeValue(left, pool, line.amounts.pools), doubt: false };
  // "1 tbsp of the water … the rest of it, or more, if it is dry" of 1-2 tbsp: how much is left to the cook, and told.
  const isOfRange = pool?.high != null && (share.portion === null || isRest(share));
  const isTold = account.isOpened || line.extra || account.isRestTold || isOfRange;
  return { ...SOME, doubt: pool !== undefined && !isTold };
}

function sharedOf(each: Reckoned, account: Account): Shared {
  const { share, value, written } = each;
  const kept = isUnsaid(each) ? keptBack(share, account) : null;
  if (kept !== null) return kept;
  if (isLoose(share)) return looseShare(share, account);
  if (value !== null && account.pool !== undefined) return knownShare(value, written, account.pool, account);
  return written !== null ? foreignShare(written, account) : plainShare(share, account);
}

/** What each of the uses that take from the line takes. */
export function shareSpending(spending: readonly Share[], line: LineToShare): Map<Share, Shared> {
  const [first] = line.amounts.pools;
  const [added] = line.amounts.further;
  const taken = new Set(spending.map((share) => share.taken));
  const all = (shares: readonly Share[]) => new Map(shares.map((share) => [share, ALL]));
  // "the zest and juice" in one place is all there is of it.
  const together = new Set(spending.map((share) => share.action)).size === 1;
  if (taken.size > 1 && !taken.has(null) && together && spending.every(({ portion }) => portion === null))
    return all(spending);
  const isSplit =
    taken.size > 1 ||
    (taken.size === 1 && !taken.has(null) && [...taken].some((part) => line.separable.has(part ?? "")));
  const parts = isSplit ? spending.filter((share) => isTakenFromEach(share, line)) : [];
  const result = new Map(parts.map((share) => [share, shareTaken(share, line)]));
  const own = spending.filter((share) => !result.has(share));
  if (
    added !== undefined &&
    own.length > 0 &&
    together &&
    own.every(({ portion }) => portion === null || portion.listed === true) &&
    own.some(({ portion }) => portion !== null)
  )
    return all(own);
  const isOfTwo = added !== undefined && first !== undefined && own.length > 1;
  const meant = isOfTwo ? own.map((share) => ofBoth(share, own, first, added)) : own;
  const account = accountOf(meant, line, isSplit);
  account.reckoned.forEach((each, at) => {
    const share = own[at];
    if (share !== undefined) result.set(share, sharedOf(each, account));
  });
  return result;
}
