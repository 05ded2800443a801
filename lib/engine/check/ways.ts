/** A recipe with two ways to do the same work is judged as it is cooked: one way at a time. */
import { sharesWork, waysOf } from "@/lib/engine/language/ways";
import type { ReadAction } from "./reading/actions";

const linesOf = (actions: readonly ReadAction[]): ReadonlySet<number> =>
  new Set(actions.flatMap(({ uses }) => uses.map(({ line }) => line)));

/** The actions of each way with those that are done whichever way is taken; all of them once, where there are no ways. */
export function eachWay(actions: readonly ReadAction[]): (readonly ReadAction[])[] {
  const ways = waysOf(actions.map(({ section }) => ({ part: section })));
  if (ways === null) return [actions];
  const numbers = Array.from({ length: Math.max(...ways) }, (_none, at) => at + 1);
  const [first, ...others] = numbers.map((way) => linesOf(actions.filter((_action, at) => ways[at] === way)));
  if (first === undefined || !others.every((other) => sharesWork(first, other))) return [actions];
  return numbers.map((way) => actions.filter((_action, at) => ways[at] === 0 || ways[at] === way));
}
