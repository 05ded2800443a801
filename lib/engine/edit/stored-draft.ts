/** A stored recipe opened as a draft, whole or one step of it while cooking, and a draft as it is stored. */
import { chipTexts, chipText } from "@/lib/engine/lines/chip";
import type { Action, FormattedContent, Ingredients, Step } from "@/lib/engine/recipe/formatted";
import { receiptAfterEdit } from "./receipt";
import type { Draft, DraftAction, DraftLine, DraftShown, DraftStep, Editing } from "./draft";
import { findDurations } from "@/lib/engine/language/times/durations";
import { plainText } from "@/lib/engine/recipe/markup";

function linesOf(ingredients: Ingredients): DraftLine[] {
  const keyed = (texts: readonly string[], group: DraftLine["group"]): DraftLine[] =>
    texts.map((text, index) => ({ key: `${group}${index}`, text, group }));
  return Array.isArray(ingredients)
    ? keyed(ingredients, "flat")
    : [...keyed(ingredients.refrigerated, "refrigerated"), ...keyed(ingredients.other, "other")];
}

/** Whether `shown` begins with the line and goes on with something else than its words: "2 eggs (half)", not "2 eggshells". */
const beginsWith = (shown: string, line: string): boolean =>
  line !== "" && shown.startsWith(line) && !/^[\p{L}\p{N}]/u.test(shown.slice(line.length));

/** The ingredients of a step from before there were actions, each tied to the list line that its link at the same place names. */
function tied(step: Step, lines: readonly DraftLine[]): DraftShown[] {
  const isPaired = step.uses?.length === step.ingredients.length;
  return step.ingredients.map((text, index): DraftShown => {
    const used = isPaired
      ? [lines[step.uses?.[index]?.line ?? -1]]
      : (step.uses ?? []).map(({ line }) => lines[line]).filter((line) => line?.text === text);
    const [line] = used;
    if (line === undefined || used.length > 1 || !beginsWith(text, line.text)) return { lineKey: null, text };
    return { lineKey: line.key, tail: text.slice(line.text.length) };
  });
}

function opened(step: Step, lines: readonly DraftLine[]): DraftStep {
  const { number, instruction, isPrep, section, uses, actions } = step;
  const withKey = <Use extends { line: number }>({ line, ...use }: Use) => {
    const lineKey = lines[line]?.key;
    return lineKey === undefined ? [] : [{ ...use, lineKey }];
  };
  const key = `s${number}`;
  const common = { key, instruction, isPrep, ...(section !== undefined && { section }) };
  if (actions === undefined) {
    return { ...common, shown: tied(step, lines), ...(uses && { uses: uses.flatMap(withKey) }) };
  }
  const chips = new Set(
    chipTexts(
      actions.flatMap((action) => action.uses),
      lines.map(({ text }) => text),
    ),
  );
  return {
    ...common,
    actions: actions.map((action, index) => ({
      ...action,
      key: `${key}a${index}`,
      was: action.text,
      uses: action.uses.flatMap(({ others, ...use }) =>
        withKey(use).map((keyed) => ({
          ...keyed,
          ...(others && { otherKeys: others.flatMap((other) => lines[other]?.key ?? []) }),
        })),
      ),
    })),
    shown: step.ingredients.filter((text) => !chips.has(text)).map((text) => ({ lineKey: null, text })),
  };
}

/** Starts editing a recipe. */
export function startEditing({
  title,
  description,
  servings,
  content,
}: {
  title: string;
  description: string;
  servings: number | null;
  content: FormattedContent;
}): Editing {
  const lines = linesOf(content.ingredients);
  const steps = content.steps.map((step) => opened(step, lines));
  return { draft: { title, description, servings, lines, steps }, n: 1, undo: [] };
}

type Place = (lineKey: string) => number | undefined;

function storedAction({ was, uses, ours, seconds, ...action }: DraftAction, place: Place): Action {
  const text = action.text.trim();
  const isAsItWas = text === was?.trim();
  return {
    text,
    uses: uses.flatMap(({ lineKey, otherKeys, ...use }) => {
      const line = place(lineKey);
      const others = otherKeys?.flatMap((key) => place(key) ?? []);
      return line === undefined ? [] : [{ line, ...use, ...(others && { others }) }];
    }),
    seconds: isAsItWas ? seconds : statedSeconds(text),
    ...(isAsItWas && ours ? { ours } : {}),
  };
}

/** A step without its keys, its links as positions in the list; those to lines that are gone go too. */
function stored(step: DraftStep, number: number, place: Place, texts: readonly string[]): Step {
  const { isPrep, section, uses, shown } = step;
  const own = shown.flatMap((item) => {
    if (item.lineKey === null) return [item.text];
    const line = place(item.lineKey);
    return line === undefined ? [] : [`${texts[line] ?? ""}${item.tail}`];
  });
  const links = uses?.flatMap(({ lineKey, ...use }) => {
    const line = place(lineKey);
    return line === undefined ? [] : [{ ...use, line }];
  });
  const actions = step.actions
    ?.filter(({ text }) => text.trim() !== "")
    .map((action) => storedAction(action, place));
  const ofActions = chipTexts(actions?.flatMap((action) => action.uses) ?? [], texts);
  return {
    number,
    instruction: actions ? actions.map(({ text }) => text).join(" ") : step.instruction.trim(),
    ingredients: [...ofActions, ...own],
    isPrep,
    ...(links !== undefined && { uses: links }),
    ...(actions !== undefined && { actions }),
    ...(section !== undefined && { section }),
  };
}

/** The edited recipe as it is stored: blank lines and steps dropped, steps numbered from 1, the receipt of what still holds. */
export function finish(draft: Draft, content: FormattedContent): FormattedContent {
  const lines = draft.lines.filter((line) => line.text.trim() !== "");
  const texts = lines.map((line) => line.text.trim());
  const group = (name: DraftLine["group"]) => texts.filter((_text, index) => lines[index]?.group === name);
  const isFlat = draft.lines.every((line) => line.group === "flat");
  const position = new Map(lines.map((line, index) => [line.key, index]));
  const steps = draft.steps
    .map((step) => stored(step, 0, (key) => position.get(key), texts))
    .filter((step) => step.instruction !== "")
    .map((step, index) => ({ ...step, number: index + 1 }));
  const edited = {
    ...content,
    title: draft.title.trim(),
    description: draft.description.trim(),
    servings: draft.servings,
    ingredients: isFlat ? group("flat") : { refrigerated: group("refrigerated"), other: group("other") },
    steps,
  };
  return receiptAfterEdit(content, edited);
}

/** The times of a line that a cook waits for, in seconds; ranges by their lower end. */
const statedSeconds = (text: string): number[] =>
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
