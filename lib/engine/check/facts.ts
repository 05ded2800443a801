/** Times and temperatures that the source states, counted against those of the actions, and timers against the words beside them. */
import type { SourceRecipe } from "@/lib/engine/recipe/source";
import type { ReadAction } from "./actions";
import { quantitiesIn, statedAs, type Quantity, type Sort } from "./quantities";
import type { Report } from "./report";

export type Count = { checked: number; matching: number };

/** How many of the source's times or temperatures the actions state too; each is counted as often as it stands there. */
export function compareStated(
  source: SourceRecipe,
  actions: readonly ReadAction[],
  sort: Sort,
  language: string,
): Count {
  const rest = new Map<string, number>();
  for (const action of actions) {
    if (action.ours || action.fromList) continue;
    for (const each of action.quantities)
      if (each.sort === sort) rest.set(statedAs(each), (rest.get(statedAs(each)) ?? 0) + 1);
  }
  const stated = source.instructions.flatMap(({ text }) =>
    quantitiesIn(text, language).filter((each) => each.sort === sort),
  );
  let matching = 0;
  for (const each of stated) {
    const left = rest.get(statedAs(each)) ?? 0;
    if (left === 0) continue;
    rest.set(statedAs(each), left - 1);
    matching += 1;
  }
  return { checked: stated.length, matching };
}

/** Reports a temperature of an action that we added and that the source does not state. */
export function checkOurs(
  source: SourceRecipe,
  actions: readonly ReadAction[],
  language: string,
  report: Report,
): void {
  const ours = actions.filter((action) => action.ours);
  if (ours.length === 0) return;
  const heats = new Set(
    source.instructions.flatMap(({ text }) => quantitiesIn(text, language).map((each) => each.low)),
  );
  for (const { quantities, step, action, text } of ours) {
    if (quantities.every((each) => heats.has(each.low))) continue;
    report({
      kind: "invented",
      message: `The original does not state what step ${step} says.`,
      step,
      action,
      text,
    });
  }
}

/** Seconds that the words of an action can mean: each time by either end, and neighbouring ones together. */
function secondsIn(times: readonly Quantity[]): number[] {
  return times.flatMap((time, i) => {
    const following = times[i + 1];
    return [time.low, time.high, ...(following === undefined ? [] : [time.low + following.low])];
  });
}

/** Reports timers that ring at a time which their action does not state. */
export function checkTimers(actions: readonly ReadAction[], report: Report): void {
  for (const { seconds, quantities, step, action, text } of actions) {
    const stated = secondsIn(quantities.filter((each) => each.sort === "time"));
    for (const timer of seconds) {
      if (stated.length === 0 || stated.some((each) => Math.abs(each - timer) <= 1)) continue;
      report({
        kind: "altered",
        message: `The timer of step ${step} rings at a time that the step does not state.`,
        step,
        action,
        text,
      });
      break;
    }
  }
}
