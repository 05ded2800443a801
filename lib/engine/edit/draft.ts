/**
 * A recipe while it is edited: ingredient lines, steps and their single lines with keys of their own, so that inserting, removing and
 * moving keeps what belongs together. What a step uses is tied to lines by key, never by their words: whatever is typed into one line
 * changes no other.
 */
import type { Action, ActionUse, FormattedContent, Step, StepUse } from "@/lib/engine/recipe/formatted";
import { type MarkupToken, parseMarkup, writeMarkup } from "@/lib/engine/recipe/markup";

export type DraftLine = { key: string; text: string; group: "flat" | "refrigerated" | "other" };

/** One thing to do. `was` is the text it had when the editing began; null for one that was added. */
export type DraftAction = Omit<Action, "uses"> & {
  key: string;
  was: string | null;
  uses: (Omit<ActionUse, "line" | "others"> & { lineKey: string; otherKeys?: string[] })[];
};

/** What a step shows as its ingredient: a list line with what stands behind it ("2 eggs" + " (half)"), or words of its own. */
export type DraftShown = { lineKey: string; tail: string } | { lineKey: null; text: string };

export type DraftStep = Pick<Step, "isPrep" | "section"> & {
  key: string;
  /** The whole text, where the step has no actions. */
  instruction: string;
  /** In recipes from before there were actions: undefined. */
  actions?: DraftAction[];
  /** What is shown beside the actions' own chips; all of it where there are no actions. */
  shown: DraftShown[];
  uses?: (Omit<StepUse, "line"> & { lineKey: string })[];
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
  | { type: "action"; step: string; key: string; text: string }
  | { type: "add-action"; step: string }
  | { type: "remove-action"; step: string; key: string }
  | { type: "move-action"; step: string; key: string; by: -1 | 1 }
  | { type: "prep"; key: string; isPrep: boolean }
  | { type: "insert-step"; at: number }
  | { type: "remove-step"; key: string }
  | { type: "move-step"; key: string; by: -1 | 1 };

/** What is being edited. `n` counts the keys given out, so that a removed one never comes back. */
export type Editing = { draft: Draft; n: number; undo: Draft[] };

const UNDO_STEPS = 50;

/** A whole number of at least 1; anything else is 1. */
const servingsTyped = (typed: string): number => Math.max(1, Math.min(1000, Math.floor(Number(typed)) || 1));

function moved<T extends { key: string }>(list: readonly T[], key: string, by: -1 | 1): T[] {
  const from = list.findIndex((item) => item.key === key);
  const to = from + by;
  const [a, b] = [list[from], list[to]];
  if (!a || !b) return [...list];
  return list.map((item, index) => (index === from ? b : index === to ? a : item));
}

const blankAction = (key: string): DraftAction => ({ key, text: "", was: null, uses: [], seconds: [] });

/** A step to write: in lines, unless the recipe is from before there were any. */
function blankStep(draft: Draft, key: string): DraftStep {
  const hasLines = draft.steps.length === 0 || draft.steps.some(({ actions }) => actions !== undefined);
  const blank = { key, instruction: "", isPrep: false, shown: [] };
  return hasLines ? { ...blank, actions: [blankAction(`${key}a`)] } : blank;
}

function changed(draft: Draft, event: DraftEvent, key: string): Draft {
  const step = (of: string, change: (step: DraftStep) => Partial<DraftStep>) => ({
    ...draft,
    steps: draft.steps.map((item) => (item.key === of ? { ...item, ...change(item) } : item)),
  });
  switch (event.type) {
    case "title":
    case "description":
      return { ...draft, [event.type]: event.text };
    case "servings":
      return { ...draft, servings: servingsTyped(event.typed) };
    case "line":
      return {
        ...draft,
        lines: draft.lines.map((line) => (line.key === event.key ? { ...line, text: event.text } : line)),
      };
    case "add-line":
      return { ...draft, lines: insertedLine(draft.lines, { key, text: "", group: event.group }) };
    case "remove-line":
      return { ...draft, lines: draft.lines.filter((line) => line.key !== event.key) };
    case "step":
      return step(event.key, () => ({ instruction: event.text }));
    case "action":
      return step(event.step, ({ actions = [] }) => ({
        actions: actions.map((action) =>
          action.key === event.key ? { ...action, text: event.text } : action,
        ),
      }));
    case "add-action":
      return step(event.step, ({ actions = [] }) => ({ actions: [...actions, blankAction(key)] }));
    case "remove-action":
      return step(event.step, ({ actions = [] }) => ({
        actions: actions.filter((action) => action.key !== event.key),
      }));
    case "move-action":
      return step(event.step, ({ actions = [] }) => ({ actions: moved(actions, event.key, event.by) }));
    case "prep":
      return step(event.key, () => ({ isPrep: event.isPrep }));
    case "insert-step": {
      const { steps } = draft;
      return {
        ...draft,
        steps: [...steps.slice(0, event.at), blankStep(draft, key), ...steps.slice(event.at)],
      };
    }
    case "remove-step":
      return { ...draft, steps: draft.steps.filter((item) => item.key !== event.key) };
    case "move-step":
      return { ...draft, steps: moved(draft.steps, event.key, event.by) };
  }
}

function insertedLine(lines: readonly DraftLine[], line: DraftLine): DraftLine[] {
  const last = lines.findLastIndex((other) => other.group === line.group);
  const at = last >= 0 ? last + 1 : line.group === "refrigerated" ? 0 : lines.length;
  return [...lines.slice(0, at), line, ...lines.slice(at)];
}

/** The editing after an event. Whatever takes something away or moves it can be undone. */
export function edit(editing: Editing, event: DraftEvent): Editing {
  const draft = changed(editing.draft, event, `n${editing.n}`);
  const isUndone = /^(?:remove|move)-/.test(event.type);
  return {
    draft,
    n: editing.n + 1,
    undo: isUndone ? [...editing.undo.slice(-UNDO_STEPS), editing.draft] : editing.undo,
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
      steps.map(({ instruction, isPrep, actions }) => [
        instruction.trim(),
        isPrep,
        actions?.map(({ text, uses }) => [text, uses.map(({ line, amount }) => [line, amount])]),
      ]),
    ]);
  return words(one) === words(other);
}

// An instruction as a cook edits it: in plain words. Its marks are kept by what they mark.

const LETTER = /[\p{L}\p{N}]/u;

/** Where `words` stand in `text` from `from` on, with no letter or number around them; -1 for nowhere. */
function placeOf(words: string, text: string, from: number): number {
  for (let at = text.indexOf(words, from); at >= 0 && words !== ""; at = text.indexOf(words, at + 1)) {
    if (!LETTER.test(text[at - 1] ?? "") && !LETTER.test(text[at + words.length] ?? "")) return at;
  }
  return -1;
}

/**
 * What was typed in place of the plain words of `instruction`, with the marks whose words are still there, in their order. A cook who
 * types marks has them as they were typed.
 */
export function retyped(instruction: string, typed: string): string {
  if (typed.includes("**")) return typed;
  const tokens: MarkupToken[] = [];
  let at = 0;
  for (const { kind, text } of parseMarkup(instruction)) {
    if (kind === "text") continue;
    const place = placeOf(text, typed, at);
    if (place < 0) continue;
    if (place > at) tokens.push({ kind: "text", text: typed.slice(at, place) });
    tokens.push({ kind, text });
    at = place + text.length;
  }
  if (at < typed.length) tokens.push({ kind: "text", text: typed.slice(at) });
  return writeMarkup(tokens);
}
