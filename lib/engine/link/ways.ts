/** Recipes with two ways to do the same work, "Slow cooker" and "Oven": each way takes its lines as if the other were not there. */
import { sharesWork, waysOf } from "@/lib/engine/language/part-names";
import type { Action, LinkedAction } from "@/lib/engine/recipe/stages";

/** The lines that go in on one way. */
const linesOf = (linked: readonly LinkedAction[]): ReadonlySet<number> =>
  new Set(linked.flatMap(({ uses }) => uses.map(({ line }) => line)));

/**
 * What `link` makes of the actions, each way linked with what is done whichever way is taken; that is shown as the first way leaves it.
 * Null where there are no ways, or where they are work one after another.
 */
export function linkEachWay(
  actions: readonly Action[],
  link: (actions: readonly Action[]) => LinkedAction[],
): LinkedAction[] | null {
  const ways = waysOf(actions);
  if (ways === null) return null;
  const linked: LinkedAction[] = [];
  const taken: ReadonlySet<number>[] = [];
  for (let way = 1; way <= Math.max(...ways); way += 1) {
    const places = actions.flatMap((_action, at) => (ways[at] === 0 || ways[at] === way ? [at] : []));
    const own = link(places.map((at) => actions[at] as Action));
    const isOwn = (at: number): boolean => ways[places[at] ?? 0] === way;
    taken.push(linesOf(own.filter((_action, at) => isOwn(at))));
    own.forEach((action, at) => {
      if (way === 1 || isOwn(at)) linked[places[at] ?? 0] = action;
    });
  }
  const [first, ...others] = taken;
  return first !== undefined && others.every((other) => sharesWork(first, other)) ? linked : null;
}
