/**
 * What a recipe states beside its list: times and temperatures, counted against those of the actions; timers against the words beside
 * them; title, description, servings and total time; and signs that were not read.
 */
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import type { SourceRecipe } from "@/lib/engine/recipe/stages";
import { CHECKING, SENTENCES } from "@/lib/engine/language/receipt";
import type { ReadAction } from "@/lib/engine/check/reading/actions";
import { quantitiesIn, statedAs, type Quantity, type Sort } from "@/lib/engine/check/reading/quantities";
import { secondsOf } from "@/lib/engine/check/reading/numbers";
import type { Report } from "./report";
import { tokensOf } from "@/lib/engine/check/reading/tokens";

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
      message: SENTENCES.oursNotStated(step),
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
  for (const { seconds, quantities, stems, step, action, text } of actions) {
    const stated = secondsIn(quantities.filter((each) => each.sort === "time"));
    // "adding the kale for the last minute"
    stems.forEach((stem, at) => {
      const last = CHECKING.last.has(stem) ? secondsOf(stems[at + 1] ?? "") : undefined;
      if (last !== undefined) stated.push(last);
    });
    // "10 minutes on the bottom and another 15 in the middle": what a bare number counts where a time is told too.
    const bare = quantities.filter((each) => each.sort === "amount" && each.unit === null);
    if (stated.length > 0) stated.push(...bare.flatMap(({ low, high }) => [low * 60, high * 60]));
    for (const timer of seconds) {
      if (stated.length === 0 || stated.some((each) => Math.abs(each - timer) <= 1)) continue;
      report({
        kind: "altered",
        message: SENTENCES.timerNotStated(step),
        step,
        action,
        text,
      });
      break;
    }
  }
}

const UNREADABLE = /\uFFFD+|[\u0000-\u0008\u000E-\u001F]+/;

const same = (a: string, b: string) => tokensOf(a).join(" ") === tokensOf(b).join(" ");

/** Reports a title, description, servings or time that the source does not state so. */
export function checkHead(
  source: SourceRecipe,
  content: FormattedContent,
  language: string,
  report: Report,
): void {
  if (source.title !== null && !same(source.title, content.title)) {
    report({
      kind: "altered",
      message: SENTENCES.titleChanged(content.title),
      text: source.title,
    });
  }
  const description = source.description ?? "";
  if (!same(description, content.description)) {
    if (content.description === "")
      report({ kind: "lost", message: SENTENCES.descriptionGone, text: description });
    else if (description === "") report({ kind: "invented", message: SENTENCES.descriptionInvented });
    else report({ kind: "altered", message: SENTENCES.descriptionChanged, text: description });
  }
  if (content.servings !== null) {
    const stated = quantitiesIn(source.yield ?? "", language);
    const [, between] = /(?<!\d)(\d{1,2})\/\d/.exec(source.yield ?? "") ?? [];
    // "4/5 people": four or five of them.
    if (
      Number(between) !== content.servings &&
      !stated.some((each) => each.low === content.servings || each.high === content.servings)
    ) {
      const message = SENTENCES.servingsNotStated(content.servings);
      report(
        source.yield === null
          ? { kind: "invented", message }
          : { kind: "altered", message, text: source.yield },
      );
    }
  }
  if (content.totalMinutes !== undefined && content.totalMinutes !== source.totalMinutes)
    report({ kind: "invented", message: SENTENCES.totalNotStated });
  for (const note of source.notes ?? [])
    if (!content.notes?.some((each) => same(each, note)))
      report({ kind: "lost", message: SENTENCES.noteGone, text: note });
}

/** Reports lines with signs that the reading failed: replacement and control characters. */
export function checkReadable(source: SourceRecipe, report: Report): void {
  for (const { text } of [...source.ingredients, ...source.instructions]) {
    if (UNREADABLE.test(text)) report({ kind: "unreadable", message: SENTENCES.unreadable, text });
  }
}
