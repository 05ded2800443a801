/** How much of a line each of its uses takes. What the text does not say stays unsaid; shares of one line add up to at most 1. */
import { convertUnit } from "@/lib/engine/language/units";
import type { StepUse } from "@/lib/engine/recipe/formatted";
import type { Portion } from "./portion";

/** One use of a line as the text names it, in the order of the recipe. `readied`: the food is only made ready here and used later. */
export type NamedUse = { line: number; portion: Portion | null; readied: boolean };
/** Amount of a line or of a portion, in its own unit (null: counted). */
export type Measure = { quantity: number; unit: string | null };

const round = (share: number) => Math.round(share * 1000) / 1000;

function fractionOf(
  portion: Portion,
  whole: Measure | null,
  measure: (amount: string) => Measure | null,
): number | null {
  if (portion.fraction !== null) return portion.fraction;
  if (portion.amount === null || whole === null || whole.quantity <= 0) return null;
  const part = measure(portion.amount);
  const quantity = part === null ? null : convertUnit(part.quantity, part.unit, whole.unit);
  if (quantity === null || quantity <= 0) return null;
  const share = quantity / whole.quantity;
  return share <= 1 + 1e-6 ? Math.min(1, share) : null;
}

function labelOf(portion: Portion, share: number | null, counted: boolean): string | undefined {
  if (portion.kind === "rest") return "the rest";
  if (share !== null && share >= 1) return undefined;
  if (portion.kind === "more") return portion.label;
  if (portion.amount !== null && /\b(?:inch|inches|cm|mm)\b/i.test(portion.amount)) return undefined;
  if (portion.amount !== null) return `${portion.amount} of ${counted ? "them" : "it"}`;
  return portion.label.replace(/\s+of(?:\s+the)?$/i, "");
}

/**
 * The shares of one line's uses, in the order given. A single use without a stated portion takes all (1); several without one share null.
 * @param whole the line's own amount, null when it states none
 * @param measure reads a portion's amount ("1/4 cup"), null when it cannot
 * @param divided the line says that it is used in several places, so a single use is not all of it
 */
export function sharesOf(
  uses: readonly NamedUse[],
  whole: Measure | null,
  measure: (amount: string) => Measure | null,
  divided: boolean,
): StepUse[] {
  const spent = uses.some((use) => !use.readied) ? uses.filter((use) => !use.readied) : uses.slice(0, 1);
  const counted = whole !== null && whole.unit === null;
  const shares = new Map<NamedUse, number | null>();
  for (const use of spent) {
    const stated =
      use.portion === null || use.portion.kind === "rest" ? null : fractionOf(use.portion, whole, measure);
    shares.set(use, stated);
  }
  const rest = spent.filter((use) => use.portion?.kind === "rest");
  const others = spent.filter((use) => use.portion?.kind !== "rest").map((use) => shares.get(use) ?? null);
  const known = others.reduce<number>((sum, share) => sum + (share ?? 0), 0);
  const [only] = spent;
  if (spent.length === 1 && only !== undefined && only.portion === null && !divided) shares.set(only, 1);
  const [last] = rest;
  if (
    rest.length === 1 &&
    last !== undefined &&
    others.length > 0 &&
    others.every((share) => share !== null) &&
    known < 1
  )
    shares.set(last, 1 - known);
  const total = [...shares.values()].reduce<number>((sum, share) => sum + (share ?? 0), 0);
  const consistent = total <= 1 + 1e-6;
  return uses.map((use) => {
    const share = consistent ? (shares.get(use) ?? null) : null;
    const label = use.portion === null ? undefined : labelOf(use.portion, share, counted);
    return {
      line: use.line,
      share: share === null ? null : round(share),
      ...(label === undefined ? {} : { label }),
    };
  });
}
