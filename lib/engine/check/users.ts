/** Which actions use a line of the list, found once for all of its lines. */
import type { ReadAction } from "@/lib/engine/check/reading/actions";
import type { ListLine } from "@/lib/engine/check/reading/list-lines";

/** For each line those of `actions` that use it, in their order. */
export function usersOf<Action extends Pick<ReadAction, "uses">>(
  actions: readonly Action[],
): (line: ListLine) => readonly Action[] {
  const users = new Map<number, Action[]>();
  for (const action of actions)
    for (const line of new Set(action.uses.map((use) => use.line))) {
      const own = users.get(line);
      if (own === undefined) users.set(line, [action]);
      else own.push(action);
    }
  return (line) => users.get(line.index) ?? [];
}
