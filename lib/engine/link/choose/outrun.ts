/** A method with one heading, which tells more than the part that the heading names. */
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { groupNamed, likeness, type Group } from "./group-names";

/** So many times the actions below the heading name what only another part has. */
const FEWEST_FOODS = 2;

/**
 * "Pudding:" above all of the method, where foods that only the list's meringue has are named below it: the heading says where that part
 * begins, and not where it ends. Never where another heading stands in the method.
 */
export function outrunsHeading(
  actions: readonly ReadAction[],
  groups: readonly Group[],
  groupOfLine: readonly number[],
): boolean {
  const headings = new Set(actions.map(({ part }) => part));
  headings.delete(undefined);
  const [only] = headings;
  if (only === undefined || headings.size > 1) return false;
  const heading = groupNamed(only);
  const headed = groups.findIndex((group) => likeness(heading, group) === 1);
  if (headed < 0) return false;
  const others = actions
    .filter(({ part }) => part === only)
    .flatMap(({ phrases }) => phrases)
    .filter(({ passing, options: [first, second] }) => {
      const isPlain = !passing && first !== undefined && !first.weak && second === undefined;
      const group = isPlain ? (groupOfLine[first.line] ?? -1) : -1;
      return group >= 0 && group !== headed && (groups[group]?.words.size ?? 0) > 0;
    });
  const foods = new Set(others.map(({ options }) => options[0]?.line));
  return foods.size >= FEWEST_FOODS;
}
