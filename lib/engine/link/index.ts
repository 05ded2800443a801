/**
 * Links each step to the lines of the shopping list that it uses, and says how much of each.
 * Unlinked rather than guessed: a line that no step names stays unplaced, and the receipt says so.
 */
import type { StepUse } from "@/lib/engine/recipe/formatted";
import { parseIngredientLine, type IngredientLine } from "@/lib/engine/lines/ingredient-line";
import { modelLine, type LineModel } from "./line-names";
import { guessUnplaced } from "./last-chance";
import { Linker, type Use } from "./linker";
import { LineIndex, readStep } from "./read-step";
import { sharesOf, type Measure } from "./shares";

export type LinkInput = {
  title: string | null;
  /** `parsed` spares reading the line again, where it was read before. */
  ingredients: readonly { text: string; section?: string; parsed?: IngredientLine }[];
  steps: readonly { text: string; section?: string }[];
};

/** `mentions` are offsets into the step's text, `[start, end)`, in order, none overlapping; `line` is 0-based in the given order. */
export type LinkedStep = {
  uses: StepUse[];
  mentions: { start: number; end: number; line: number }[];
  /** Lines that the step only makes ready ("peel the apples"). */
  readied: number[];
  /** Lines that the step may well mean but does not plainly name: the receipt says so. */
  unsure: number[];
};

/** Uses of one line that are shared out; the shares of more would mean nothing. */
const MOST_USES = 100;

const measureOf = (text: string): Measure | null => {
  const { quantity, unit, quantityMax } = parseIngredientLine(text);
  return quantity === null || quantityMax !== null ? null : { quantity, unit };
};

/** The shares of all uses, in the same order. */
function shareOut(uses: readonly Use[], lines: readonly LineModel[]): StepUse[] {
  const shares = new Map<Use, StepUse>();
  const byLine = new Map<number, Use[]>();
  for (const use of uses) byLine.set(use.line, [...(byLine.get(use.line) ?? []).slice(-MOST_USES), use]);
  for (const line of lines) {
    const mine = byLine.get(line.index);
    if (mine === undefined) continue;
    const name = line.names[0]?.words.join(" ") ?? "";
    const given = sharesOf(mine, line.whole, (amount) => measureOf(`${amount} ${name}`), line.divided);
    mine.forEach((use, index) => {
      const share = given[index];
      if (share !== undefined) shares.set(use, share);
    });
  }
  return uses.map((use) => shares.get(use) ?? { line: use.line, share: null });
}

/** Links the steps of one recipe. Linear in the recipe's size but for lines × step words; never throws. Uses are in the order of the text. */
export function linkSteps(recipe: LinkInput): LinkedStep[] {
  const lines = recipe.ingredients.map((line, index) =>
    modelLine(line.text, index, line.section, line.parsed),
  );
  const index = new LineIndex(lines);
  const steps = recipe.steps.map((step) => readStep(step, index));
  const linker = new Linker(lines, steps);
  linker.readNames();
  linker.readWeak();
  const guesses = guessUnplaced(steps, linker.unplaced);
  for (const { step, line, from, to } of guesses) linker.addGuess(step, line, from, to);
  const inOrder = [...linker.uses].sort(
    (a, b) =>
      a.step - b.step ||
      (a.start < 0 ? Infinity : a.start) - (b.start < 0 ? Infinity : b.start) ||
      a.line - b.line,
  );
  const shares = shareOut(inOrder, lines);
  const linked = steps.map((): LinkedStep => ({ uses: [], mentions: [], readied: [], unsure: [] }));
  inOrder.forEach((use, at) => {
    const step = linked[use.step];
    const share = shares[at];
    if (step === undefined || share === undefined) return;
    if (!step.uses.some((each) => each.line === use.line)) step.uses.push(share);
    if (use.readied) step.readied.push(use.line);
  });
  for (const { step, line, start, end } of [...linker.uses, ...linker.echoes].sort(
    (a, b) => a.start - b.start,
  )) {
    const mentions = linked[step]?.mentions;
    if (mentions !== undefined && end > start && start >= (mentions[mentions.length - 1]?.end ?? 0))
      mentions.push({ start, end, line });
  }
  for (const { step, line } of guesses) linked[step]?.unsure.push(line.index);
  return linked;
}
