/** How much of a line goes in at each of its uses: exact, in the line's own unit and style, so that the parts add up to the line. */
import { add, compare, isPositive, rational, subtract, type Rational } from "@/lib/engine/recipe/rational";
import { withParted } from "./parted-eggs";
import { isContainer, poolFor, reckon, write, writeValue, type Share } from "./reckon";
import type { LineAmounts } from "./line-amounts";
import type { Portion } from "./portion";
import { exactText, type Exact } from "./exact";

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

const SOME: Shared = { text: "some", doubt: false };
const ALL: Shared = { text: "all", doubt: false };

/** "1 tbsp of the oil", "half of it", "the remaining oil": also what only greases takes that much then. */
const saysHowMuch = ({ amount, fraction, kind }: Portion): boolean =>
  amount !== null || fraction !== null || kind === "rest";

/** What each use takes, in the order given. */
export function shareOut(given: readonly Share[], whole: LineToShare): Shared[] {
  const { shares, parted } = withParted(given, whole);
  const line = { ...whole, parted };
  const { amounts, extra } = line;
  const { pools } = amounts;
  const result = new Map<Share, Shared>();
  const cooked = shares.filter((share) => !share.readied);
  const takers = cooked.filter(({ aside, portion }) => !aside || (portion !== null && saysHowMuch(portion)));
  const spending = takers.length > 0 ? takers : cooked;
  for (const share of shares) {
    if (spending.includes(share)) continue;
    const stated = reckon([share], pools[0], pools)[0];
    const part = stated?.value === null || stated?.value === undefined ? null : stated;
    result.set(
      share,
      part !== null &&
        pools[0] !== undefined &&
        part.value !== null &&
        compare(part.value, pools[0].low) !== 0
        ? { text: part.written ?? writeValue(part.value, pools[0], pools), doubt: false }
        : // "20 g butter for the dish" greases it and does nothing else.
          share.aside && (extra || shares.length > 1)
          ? SOME
          : ALL,
    );
  }
  for (const [share, shared] of shareSpending(spending, line)) result.set(share, shared);
  // "Soak the porcini in 200 ml of the stock … the rest of the stock": what is made ready in it is no rest.
  const [only, another] = spending;
  const [pool] = pools;
  if (only?.portion?.kind === "rest" && another === undefined && pool !== undefined && pool.high === null) {
    const before = shares
      .slice(0, shares.indexOf(only))
      .filter(({ readied, portion }) => readied && portion !== null);
    const left = reckon(before, pool, pools).reduce<Rational | null>(
      (sum, { value }) => (sum === null || value === null ? null : subtract(sum, value)),
      pool.low,
    );
    if (
      before.length > 0 &&
      left !== null &&
      isPositive(left) &&
      only.taken === null &&
      only.portion.amount === null
    )
      result.set(only, { text: writeValue(left, pool, pools), doubt: false });
  }
  // "Cube the rest … rub in the cubed butter": what is made ready is what goes in next.
  shares.forEach((share, at) => {
    const next =
      share.readied && share.portion?.kind === "rest"
        ? shares.slice(at).find((other) => spending.includes(other))
        : undefined;
    const taken = next === undefined ? undefined : result.get(next);
    if (taken !== undefined) result.set(share, taken);
  });
  // "Brush the rim with egg … brush with the rest of the egg": nobody can say how much the rim took.
  shares.forEach((share, at) => {
    const brushed = shares.slice(0, at).some(({ aside, readied }) => aside && !readied);
    if (brushed && !extra && share.portion?.kind === "rest" && result.get(share) === ALL)
      result.set(share, SOME);
  });
  if (takers.length === 0 && extra && spending.length > 0)
    for (const share of spending) if (share.aside && share.portion === null) result.set(share, SOME);
  return shares.map((share) => result.get(share) ?? SOME);
}

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

/**
 * What a use takes of a line with a second amount, "225 g flour plus 1 tbsp", where another use takes the other one: what states neither
 * takes the one that no use states; of two that say nothing the first takes the first.
 */
function ofBoth(share: Share, all: readonly Share[], first: Exact, added: Exact): Share {
  const { portion } = share;
  if (portion !== null && (portion.amount !== null || portion.fraction !== null || portion.kind === "open"))
    return share;
  const isSaid = ({ low, unit }: Exact) =>
    all.some(({ portion: other }) => other?.amount?.unit === unit && compare(other.amount.low, low) === 0);
  const [one, two] = [isSaid(first), isSaid(added)];
  if (one && two) return share;
  const amount = one || (!two && (portion !== null || share !== all[0])) ? added : first;
  return { ...share, portion: { kind: "part", fraction: null, amount, start: portion?.start ?? -1 } };
}

/** "With the pinch of salt" of "1 pinch of salt": the line's own measure, and as many of it. */
const isAllOf = (pool: Exact, said: Exact | undefined): boolean =>
  said !== undefined && said.unit === pool.unit && pool.high === null && compare(said.low, pool.low) === 0;

function shareSpending(spending: readonly Share[], line: LineToShare): Map<Share, Shared> {
  const { amounts, extra, divided } = line;
  const { pools } = amounts;
  const result = new Map<Share, Shared>();
  const taken = new Set(spending.map((share) => share.taken));
  // "the zest and juice" in one place is all there is of it.
  const together = new Set(spending.map((share) => share.action)).size === 1;
  if (taken.size > 1 && !taken.has(null) && together && spending.every(({ portion }) => portion === null))
    return new Map(spending.map((share) => [share, ALL]));
  const split =
    taken.size > 1 ||
    (taken.size === 1 && !taken.has(null) && [...taken].some((part) => line.separable.has(part ?? "")));
  let own = spending.filter((share) => {
    // "Half juiced, half sliced": the list says how much of it is juice.
    const counted =
      share.portion?.amount?.unit === null &&
      (share.portion.listed === true || compare(share.portion.amount.low, rational(1)) >= 0);
    if (
      split &&
      share.taken !== null &&
      (!counted || line.separable.has(share.taken)) &&
      (share.portion?.amount?.unit ?? null) === null
    ) {
      result.set(share, shareTaken(share, line));
      return false;
    }
    return true;
  });
  const [added] = amounts.further;
  const meant = new Map<Share, Share>();
  if (
    added !== undefined &&
    own.length > 0 &&
    together &&
    own.every(({ portion }) => portion === null || portion.listed === true) &&
    own.some(({ portion }) => portion !== null)
  )
    return new Map(own.map((share) => [share, ALL]));
  if (added !== undefined && pools[0] !== undefined && own.length > 1) {
    const [first] = pools;
    const told = own.map((share) => ofBoth(share, own, first, added));
    told.forEach((share, at) => meant.set(share, own[at] ?? share));
    own = told;
  }
  const stated = own
    .map(({ portion }) => portion?.amount ?? null)
    .find((amount) => amount !== null && amount.unit !== null);
  const pool = (stated === undefined || stated === null ? undefined : poolFor(pools, stated)) ?? pools[0];
  const reckoned = reckon(own, pool, [...pools, ...amounts.further]);
  // "more oil" and "a little extra" are beside the line's amount; what is left to the cook cannot be reckoned with.
  const loose = (share: Share) =>
    (share.portion?.kind === "more" && share.portion.amount === null && share.portion.fraction === null) ||
    share.portion?.kind === "open" ||
    share.portion?.ofOpen === true;
  const plain = reckoned.filter(
    ({ share, value, written }) => value === null && written === null && !loose(share),
  );
  const opened = reckoned.some(
    ({ share }) => share.portion?.kind === "open" || share.portion?.ofOpen === true,
  );
  const known = reckoned.reduce(
    (total, { value }) => (value === null ? total : add(total, value)),
    rational(0),
  );
  const left = pool === undefined || pool.high !== null ? null : subtract(pool.low, known);
  // Cups of a tin that is sold by weight: nobody can say what they leave.
  const isUnsummed = reckoned.some(({ value, written }) => value === null && written !== null);
  // "2 tbsp of the sugar … the remaining sugar", of 80 g: nobody can say how much that is, and nothing is in doubt.
  const isRestTold = isUnsummed && reckoned.some(({ share }) => share.portion?.kind === "rest");
  // "All but 2 tbsp of the seeds … the remaining seeds", of 75 g: what is left is told, though nobody can say how much went in before.
  const keptBack =
    plain.length === 2 && plain[0]?.share.portion?.but === true && plain[1]?.share.portion?.kind === "rest"
      ? plain[0].share.portion.amount
      : null;
  // "Half the sugar … the rest … dust with sugar" of "200 g sugar, plus extra to dust": the dusting is beside the amount.
  const [onlyRest, otherRest] = extra
    ? plain.filter(({ share }) => share.portion?.kind === "rest").map(({ share }) => share)
    : [];
  const alone =
    own.length === 1 ||
    (plain.length === 1 &&
      reckoned.every(
        ({ share }) =>
          share === plain[0]?.share || (share.portion?.kind === "more" && share.portion.amount === null),
      ));
  for (const { share, value, written } of reckoned) {
    if (keptBack !== null && value === null && written === null) {
      const text = share === plain[1]?.share ? write(keptBack, pool, pools) : SOME.text;
      result.set(share, { text, doubt: false });
    } else if (loose(share)) {
      result.set(
        share,
        own.length === 1 &&
          // "Enough of the water" of 2-3 tbsp: the range leaves it to the cook already.
          (pool === undefined ||
            pool.high !== null ||
            share.portion?.toEach === true ||
            share.portion?.asNeeded === true ||
            isAllOf(pool, share.portion?.loosely))
          ? ALL
          : SOME,
      );
    } else if (value !== null && pool !== undefined) {
      // The zest of both lemons and the juice of one are no three lemons.
      const over = !split && compare(known, pool.high ?? pool.low) > 0;
      const whole = compare(value, pool.high ?? pool.low) === 0 && amounts.further.length === 0;
      result.set(
        share,
        whole
          ? ALL
          : { text: written ?? writeValue(value, pool, pools), doubt: over && !extra && added === undefined },
      );
    } else if (written !== null) {
      result.set(share, {
        text: written,
        doubt:
          pool !== undefined &&
          pool.high === null &&
          !isContainer(pool) &&
          amounts.further.length === 0 &&
          !isRestTold,
      });
    } else if (share.portion?.kind === "rest" && own.length === 1) {
      result.set(share, divided || pool === undefined ? { ...SOME, doubt: pool !== undefined } : ALL);
    } else if (
      alone ||
      (extra &&
        share === plain[0]?.share &&
        isPositive(left ?? rational(1)) &&
        compare(known, rational(0)) === 0)
    ) {
      result.set(share, ALL);
    } else if (
      plain.length === 1 &&
      !opened &&
      !isUnsummed &&
      left !== null &&
      pool !== undefined &&
      isPositive(left)
    ) {
      result.set(share, { text: writeValue(left, pool, pools), doubt: false });
    } else if (
      otherRest === undefined &&
      share === onlyRest &&
      !opened &&
      !isUnsummed &&
      pool !== undefined &&
      left !== null &&
      isPositive(left) &&
      compare(left, pool.low) < 0
    ) {
      result.set(share, { text: writeValue(left, pool, pools), doubt: false });
    } else {
      // "1 tbsp of the water … the rest of it, or more, if it is dry" of 1-2 tbsp: how much is left to the cook, and told.
      const ofRange = pool?.high != null && (share.portion === null || share.portion.kind === "rest");
      result.set(share, {
        ...SOME,
        doubt: pool !== undefined && !opened && !extra && !isRestTold && !ofRange,
      });
    }
  }
  for (const [share, own] of meant) result.set(own, result.get(share) ?? SOME);
  return result;
}
