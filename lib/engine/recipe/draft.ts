/**
 * A recipe while it is edited: steps and ingredient lines with keys of their own, so that inserting, removing and moving keeps what
 * belongs together. Links between steps and list lines survive: they are kept by key and written back as positions.
 */
import type { FormattedContent, Ingredients, Step, StepUse } from "./formatted";

export type DraftLine = { key: string; text: string; group: "flat" | "refrigerated" | "other" };
export type DraftStep = Omit<Step, "uses" | "number"> & {
  key: string;
  uses: (Omit<StepUse, "line"> & { lineKey: string })[];
};
export type Draft = {
  title: string;
  description: string;
  servings: number | null;
  lines: DraftLine[];
  steps: DraftStep[];
};

export type DraftEvent =
  | { type: "title" | "description"; text: string }
  | { type: "servings"; typed: string }
  | { type: "line"; key: string; text: string }
  | { type: "add-line"; group: DraftLine["group"] }
  | { type: "remove-line"; key: string }
  | { type: "step"; key: string; text: string }
  | { type: "prep"; key: string; isPrep: boolean }
  | { type: "insert-step"; at: number }
  | { type: "remove-step"; key: string }
  | { type: "move-step"; key: string; by: -1 | 1 };

/** What is being edited. `n` counts the keys given out, so that a removed one never comes back. */
export type Editing = { draft: Draft; n: number; undo: Draft[] };

const UNDO_STEPS = 50;

function linesOf(ingredients: Ingredients): DraftLine[] {
  const keyed = (texts: readonly string[], group: DraftLine["group"]): DraftLine[] =>
    texts.map((text, index) => ({ key: `${group}${index}`, text, group }));
  return Array.isArray(ingredients)
    ? keyed(ingredients, "flat")
    : [...keyed(ingredients.refrigerated, "refrigerated"), ...keyed(ingredients.other, "other")];
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
  const steps = content.steps.map(({ uses = [], number, ...step }) => ({
    ...step,
    key: `s${number}`,
    uses: uses.flatMap(({ line, ...use }) => (lines[line] ? [{ ...use, lineKey: lines[line].key }] : [])),
  }));
  return { draft: { title, description, servings, lines, steps }, n: 1, undo: [] };
}

/** Spec cooks §5: a whole number of at least 1; anything else is 1. */
const servingsTyped = (typed: string): number => Math.max(1, Math.min(1000, Math.floor(Number(typed)) || 1));

function moved<T extends { key: string }>(list: readonly T[], key: string, by: -1 | 1): T[] {
  const from = list.findIndex((item) => item.key === key);
  const to = from + by;
  const [a, b] = [list[from], list[to]];
  if (!a || !b) return [...list];
  return list.map((item, index) => (index === from ? b : index === to ? a : item));
}

function changed(draft: Draft, event: DraftEvent, key: string): Draft {
  const step = (of: string, change: Partial<DraftStep>) => ({
    ...draft,
    steps: draft.steps.map((item) => (item.key === of ? { ...item, ...change } : item)),
  });
  switch (event.type) {
    case "title":
    case "description":
      return { ...draft, [event.type]: event.text };
    case "servings":
      return { ...draft, servings: servingsTyped(event.typed) };
    case "line":
      return renamed(draft, event.key, event.text);
    case "add-line":
      return { ...draft, lines: insertedLine(draft.lines, { key, text: "", group: event.group }) };
    case "remove-line":
      return removed(draft, event.key);
    case "step":
      return step(event.key, { instruction: event.text });
    case "prep":
      return step(event.key, { isPrep: event.isPrep });
    case "insert-step": {
      const blank: DraftStep = { key, instruction: "", ingredients: [], isPrep: false, uses: [] };
      return { ...draft, steps: [...draft.steps.slice(0, event.at), blank, ...draft.steps.slice(event.at)] };
    }
    case "remove-step":
      return { ...draft, steps: draft.steps.filter((item) => item.key !== event.key) };
    case "move-step":
      return { ...draft, steps: moved(draft.steps, event.key, event.by) };
  }
}

/** A changed line changes in the steps that carry it, too: they show its words. */
function renamed(draft: Draft, key: string, text: string): Draft {
  const before = draft.lines.find((line) => line.key === key)?.text;
  if (before === undefined) return draft;
  const carry = (item: DraftStep): DraftStep =>
    item.uses.some((use) => use.lineKey === key)
      ? {
          ...item,
          ingredients: item.ingredients.map((shown) =>
            shown.startsWith(before) ? text + shown.slice(before.length) : shown,
          ),
        }
      : item;
  return {
    ...draft,
    lines: draft.lines.map((line) => (line.key === key ? { ...line, text } : line)),
    steps: draft.steps.map(carry),
  };
}

/** A removed line goes out of the steps that carry it, too. */
function removed(draft: Draft, key: string): Draft {
  const text = draft.lines.find((line) => line.key === key)?.text ?? "";
  const without = (item: DraftStep): DraftStep => ({
    ...item,
    ingredients: text === "" ? item.ingredients : item.ingredients.filter((shown) => !shown.startsWith(text)),
    uses: item.uses.filter((use) => use.lineKey !== key),
  });
  return {
    ...draft,
    lines: draft.lines.filter((line) => line.key !== key),
    steps: draft.steps.map((item) => (item.uses.some((use) => use.lineKey === key) ? without(item) : item)),
  };
}

function insertedLine(lines: readonly DraftLine[], line: DraftLine): DraftLine[] {
  const last = lines.findLastIndex((other) => other.group === line.group);
  const at = last >= 0 ? last + 1 : line.group === "refrigerated" ? 0 : lines.length;
  return [...lines.slice(0, at), line, ...lines.slice(at)];
}

/** The editing after an event. Whatever takes something away can be undone. */
export function edit(editing: Editing, event: DraftEvent): Editing {
  const draft = changed(editing.draft, event, `n${editing.n}`);
  const removes = event.type === "remove-line" || event.type === "remove-step" || event.type === "move-step";
  return {
    draft,
    n: editing.n + 1,
    undo: removes ? [...editing.undo.slice(-UNDO_STEPS), editing.draft] : editing.undo,
  };
}

/** Takes back the last removal, move or change of version. */
export function undo(editing: Editing): Editing {
  const draft = editing.undo[editing.undo.length - 1];
  return draft ? { ...editing, draft, undo: editing.undo.slice(0, -1) } : editing;
}

/** Editing another window's version, from which Undo leads back to what was typed here. */
export function switchTo(editing: Editing, other: Editing): Editing {
  return { ...other, undo: [...editing.undo, editing.draft] };
}

/** Whether two versions read the same to a cook: then two windows agree, and there is nothing to choose. */
export function readsTheSame(one: FormattedContent, other: FormattedContent): boolean {
  const words = ({ title, description, servings, ingredients, steps }: FormattedContent) =>
    JSON.stringify([
      title.trim(),
      description.trim(),
      servings,
      Array.isArray(ingredients) ? ingredients : [ingredients.refrigerated, ingredients.other],
      steps.map(({ instruction, isPrep }) => [instruction.trim(), isPrep]),
    ]);
  return words(one) === words(other);
}

/** A step without its key, its links as positions in the list; those to lines that are gone go too. */
function stored(step: DraftStep, number: number, position: ReadonlyMap<string, number>): Step {
  const { instruction, ingredients, isPrep, section } = step;
  const links = step.uses.flatMap(({ lineKey, ...use }) => {
    const line = position.get(lineKey);
    return line === undefined ? [] : [{ ...use, line }];
  });
  return {
    number,
    instruction: instruction.trim(),
    ingredients,
    isPrep,
    uses: links,
    ...(section !== undefined && { section }),
  };
}

/** The edited recipe as it is stored: blank lines and steps dropped, steps numbered from 1. */
export function finish(draft: Draft, content: FormattedContent): FormattedContent {
  const lines = draft.lines.filter((line) => line.text.trim() !== "");
  const texts = (group: DraftLine["group"]) =>
    lines.filter((line) => line.group === group).map((line) => line.text.trim());
  const isFlat = draft.lines.every((line) => line.group === "flat");
  const position = new Map(lines.map((line, index) => [line.key, index]));
  const steps = draft.steps
    .filter((step) => step.instruction.trim() !== "")
    .map((step, index) => stored(step, index + 1, position));
  return {
    ...content,
    title: draft.title.trim(),
    description: draft.description.trim(),
    servings: draft.servings,
    ingredients: isFlat ? texts("flat") : { refrigerated: texts("refrigerated"), other: texts("other") },
    steps,
  };
}
