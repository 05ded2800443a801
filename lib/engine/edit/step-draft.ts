/** Changing one step while cooking: the other steps, and what this one knows besides, stay as they are stored. */
import { findDurations } from "@/lib/engine/language/durations";
import { chipText, chipTexts } from "@/lib/engine/lines/chip";
import type { Action, Step } from "@/lib/engine/recipe/formatted";
import { plainText } from "@/lib/engine/recipe/markup";

/** The times of a line that a cook waits for, in seconds; ranges by their lower end. */
export const statedSeconds = (text: string): number[] =>
  findDurations(plainText(text))
    .filter(({ isTimer }) => isTimer)
    .map(({ minutes }) => Math.round(minutes * 60))
    .filter((seconds) => seconds > 0);

/** A line to do; `from` is the stored action's place, null for one that was added. */
export type ActionDraft = { from: number | null; text: string };
/** What the step uses, as it is shown; `from` is its place there, null for one that was added. */
export type IngredientDraft = { from: number | null; text: string };

export type StepDraft = {
  /** One line for each action; a step from before there were any is one text. */
  actions: ActionDraft[];
  isPrep: boolean;
  lines: IngredientDraft[];
};

export const draftOf = (step: Step): StepDraft => ({
  actions: (step.actions ?? [{ text: step.instruction }]).map(({ text }, from) => ({ from, text })),
  isPrep: step.isPrep,
  lines: step.ingredients.map((text, from) => ({ from, text })),
});

const isBlank = ({ text }: { text: string }) => text.trim() === "";

/** True when nothing is left to do in the step. */
export const isEmpty = (draft: StepDraft): boolean => draft.actions.every(isBlank);

/** The ingredients of the draft that stand as they stood: by their words, for a link holds as long as they do. */
function untouched(step: Step, draft: StepDraft): Set<number> {
  const same = draft.lines.filter(
    ({ from, text }) => from !== null && text.trim() === step.ingredients[from],
  );
  return new Set(same.flatMap(({ from }) => from ?? []));
}

/** A step of single lines: links go where the line that was shown for them goes. */
function changedActions(
  step: Step,
  actions: readonly Action[],
  draft: StepDraft,
  list: readonly string[],
): Step {
  const kept = untouched(step, draft);
  const shown = new Set(step.ingredients.filter((_text, index) => kept.has(index)));
  const changed = draft.actions
    .filter((line) => !isBlank(line))
    .map(({ from, text: typed }): Action => {
      const text = typed.trim();
      const stored = from === null ? undefined : actions[from];
      if (stored === undefined) return { text, uses: [], seconds: statedSeconds(text) };
      const uses = stored.uses.filter(({ line, amount }) => shown.has(chipText(list[line] ?? "", amount)));
      if (text === stored.text) return { ...stored, uses };
      return { text, uses, seconds: statedSeconds(text) };
    });
  const chips = chipTexts(
    changed.flatMap(({ uses }) => uses),
    list,
  );
  const own = draft.lines
    .map(({ text }) => text.trim())
    .filter((text) => text !== "" && !chips.includes(text));
  return {
    ...step,
    instruction: changed.map(({ text }) => text).join(" "),
    isPrep: draft.isPrep,
    ingredients: [...chips, ...own],
    actions: changed,
  };
}

/** For each stored link the place of the ingredient that is shown for it, or null. */
function shownFor({ uses = [], ingredients }: Step, list: readonly string[]): (number | null)[] {
  if (uses.length === ingredients.length) return uses.map((_use, index) => index);
  const open = new Set(ingredients.keys());
  return uses.map(({ line }) => {
    const text = list[line];
    const place = [...open].find((index) => text !== undefined && ingredients[index]?.startsWith(text));
    if (place === undefined) return null;
    open.delete(place);
    return place;
  });
}

/** A step from before there were actions; a link goes when the ingredient that was shown for it does. */
function changedText(step: Step, draft: StepDraft, list: readonly string[]): Step {
  const lines = draft.lines.filter((line) => !isBlank(line));
  const kept = new Set(lines.map(({ from }) => from));
  const shown = shownFor(step, list);
  const uses = step.uses?.filter((_use, index) => shown[index] === null || kept.has(shown[index] ?? null));
  return {
    ...step,
    instruction: draft.actions
      .map(({ text }) => text.trim())
      .filter(Boolean)
      .join(" "),
    isPrep: draft.isPrep,
    ingredients: lines.map(({ text }) => text.trim()),
    ...(uses !== undefined && { uses }),
  };
}

/** All steps with the one at `index` (from 0) changed; `list` is the shopping list. */
export const withStep = (
  steps: readonly Step[],
  index: number,
  draft: StepDraft,
  list: readonly string[],
): Step[] =>
  steps.map((step, at) => {
    if (at !== index) return step;
    return step.actions === undefined
      ? changedText(step, draft, list)
      : changedActions(step, step.actions, draft, list);
  });

/** True when another window left this step as it was, so that both changes can stand. */
export const isSameStep = (one: Step | undefined, other: Step | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.instruction === other.instruction &&
  one.isPrep === other.isPrep &&
  JSON.stringify(one.ingredients) === JSON.stringify(other.ingredients);
