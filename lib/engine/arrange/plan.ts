/**
 * Applies a plan to a formatted recipe: a plan says by numbers only which sentence uses which line and how much of it, where a step is divided,
 * what is preparation and what is kept cold. It has no words, so nothing of the source can be rewritten through it.
 */
import { markMentions, parseMarkup } from "@/lib/engine/recipe/markup";
import type { FormattedContent, Step, StepUse } from "@/lib/engine/recipe/formatted";
import { splitSentences } from "@/lib/engine/language/sentences";

/** A step's ingredient as the cook reads it: the line, and how much of it when that is not all. */
const stepIngredient = (line: string, use: StepUse): string =>
  use.label === undefined ? line : `${line} (${use.label})`;

/** Sentences and lines by their numbers in `PlanSheet`. */
export type Plan = {
  uses: { sentence: number; line: number; share: number | null }[];
  /** Sentences that begin a step of their own. */
  splits: number[];
  /** Sentences whose step is done before cooking begins. */
  prep: number[];
  /** Lines kept in the refrigerator or freezer; none leaves the groups as they are. */
  cold: number[];
};

/** What a planner is shown: the shopping list, and the sentences of the steps, each with the number of its step (from 1). */
export type PlanSheet = { lines: string[]; sentences: { step: number; text: string }[] };

type Part = { step: Step; from: number; to: number; text: string };

/** Shares that words can name. A share whose words the step does not have is not told: it would be the planner's own claim. */
const SHARE_LABELS: readonly [number, string][] = [
  [1 / 4, "a quarter"],
  [1 / 3, "a third"],
  [1 / 2, "half"],
  [2 / 3, "two thirds"],
  [3 / 4, "three quarters"],
];
const EXACT = 0.02;

const listOf = ({ ingredients }: FormattedContent): string[] =>
  Array.isArray(ingredients) ? ingredients : [...ingredients.refrigerated, ...ingredients.other];

/** The sheet for a formatted recipe. Linear; never throws. */
export function planSheet(content: FormattedContent): PlanSheet {
  return {
    lines: listOf(content),
    sentences: partsOf(content).map(({ step, text }) => ({ step: step.number, text })),
  };
}

/**
 * The recipe with the plan applied, without a receipt: the caller checks it against the source. Null when the plan names a sentence or a line
 * that is not there, or uses more of a line than there is.
 */
export function applyPlan(content: FormattedContent, plan: Plan): FormattedContent | null {
  const parts = partsOf(content);
  const lines = listOf(content);
  if (!isWithin(plan, parts.length, lines.length) || usesTooMuch(plan, lines.length)) return null;
  const starts = new Set(plan.splits);
  const prep = new Set(plan.prep);
  const groups: { indices: number[]; step: Step }[] = [];
  parts.forEach(({ step }, index) => {
    const last = groups.at(-1);
    if (last && last.step === step && !(starts.has(index) && isDivisible(step))) last.indices.push(index);
    else groups.push({ indices: [index], step });
  });
  const { ingredients, place } = regroup(content, lines, plan.cold);
  const steps = groups.map(({ indices, step }, at): Step => {
    const text = indices.map((index) => parts[index]?.text ?? "").join(" ");
    const uses = usesOf(plan, new Set(indices), step, text);
    return {
      ...step,
      number: at + 1,
      instruction: instructionOf(step, parts, indices),
      isPrep: step.isPrep || indices.some((index) => prep.has(index)),
      ingredients: uses.map((use) => stepIngredient(lines[use.line] ?? "", use)),
      uses: uses.map((use) => ({ ...use, line: place[use.line] ?? use.line })),
    };
  });
  const inOrder = [...steps.filter(({ isPrep }) => isPrep), ...steps.filter(({ isPrep }) => !isPrep)];
  return {
    ...content,
    receipt: undefined,
    ingredients,
    steps: inOrder.map((step, at) => ({ ...step, number: at + 1 })),
  };
}

function partsOf(content: FormattedContent): Part[] {
  return content.steps.flatMap((step) => {
    const plain = parseMarkup(step.instruction)
      .map(({ text }) => text)
      .join("");
    let from = 0;
    return splitSentences(plain).map((text): Part => {
      const at = Math.max(from, plain.indexOf(text, from));
      from = at + text.length;
      return { step, from: at, to: from, text };
    });
  });
}

function isWithin({ uses, splits, prep, cold }: Plan, sentences: number, lines: number): boolean {
  const below = (most: number) => (value: number) => Number.isInteger(value) && value >= 0 && value < most;
  return (
    uses.every(({ sentence, line }) => below(sentences)(sentence) && below(lines)(line)) &&
    [...splits, ...prep].every(below(sentences)) &&
    cold.every(below(lines))
  );
}

function usesTooMuch({ uses }: Plan, lines: number): boolean {
  const used = new Array<number>(lines).fill(0);
  for (const { line, share } of uses) {
    if (share !== null && (share <= 0 || share > 1)) return true;
    used[line] = (used[line] ?? 0) + (share ?? 0);
  }
  return used.some((sum) => sum > 1 + EXACT);
}

/** A step with other marks than mentions stays whole. */
const isDivisible = (step: Step): boolean =>
  parseMarkup(step.instruction).every(({ kind }) => kind !== "bold");

function instructionOf(step: Step, parts: readonly Part[], indices: readonly number[]): string {
  const from = parts[indices[0] ?? 0]?.from ?? 0;
  const to = parts[indices.at(-1) ?? 0]?.to ?? 0;
  const whole = parts.filter((part) => part.step === step).length === indices.length;
  if (whole) return step.instruction;
  let at = 0;
  const mentions: { start: number; end: number }[] = [];
  const tokens = parseMarkup(step.instruction);
  for (const { kind, text } of tokens) {
    if (kind === "mention" && at >= from && at + text.length <= to)
      mentions.push({ start: at - from, end: at - from + text.length });
    at += text.length;
  }
  const plain = tokens.map(({ text }) => text).join("");
  return markMentions(plain.slice(from, to), mentions);
}

/** The uses of one step, once a line; a step that the plan says nothing about keeps those it has; the rules' own share and words stay where the plan agrees with them. */
function usesOf(plan: Plan, indices: Set<number>, step: Step, text: string): StepUse[] {
  const uses = new Map<number, StepUse>();
  for (const { sentence, line, share } of plan.uses) {
    if (!indices.has(sentence)) continue;
    const known = step.uses?.find((use) => use.line === line);
    const earlier = uses.get(line);
    const sum = earlier ? addShares(earlier.share, share) : share;
    const agrees = known && (sum === null || known.share === null || Math.abs(known.share - sum) < EXACT);
    uses.set(line, agrees ? known : statedShare(line, sum, text));
  }
  return uses.size === 0 ? (step.uses ?? []) : [...uses.values()];
}

const addShares = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.min(1, a + b);

/** The share as a use of the step states it: all of the line, or a part that the step's own words name. */
function statedShare(line: number, share: number | null, text: string): StepUse {
  if (share === null || share > 1 - EXACT) return { line, share };
  if (/\b(?:rest|remaining)\b/i.test(text)) return { line, share, label: "the rest" };
  const label = SHARE_LABELS.find(([value]) => Math.abs(value - share) < EXACT)?.[1];
  const named =
    label !== undefined && label.split(" ").every((word) => new RegExp(`\\b${word}\\b`, "i").test(text));
  return named ? { line, share, label } : { line, share: null };
}

/** The groups as the plan has them, and for each old place in the list the new one. */
function regroup(
  content: FormattedContent,
  lines: readonly string[],
  cold: readonly number[],
): { ingredients: FormattedContent["ingredients"]; place: number[] } {
  const same = lines.map((_, index) => index);
  if (cold.length === 0 || Array.isArray(content.ingredients))
    return { ingredients: content.ingredients, place: same };
  const chosen = new Set(cold);
  const order = [...same.filter((index) => chosen.has(index)), ...same.filter((index) => !chosen.has(index))];
  const place = new Array<number>(lines.length);
  order.forEach((index, at) => (place[index] = at));
  const texts = order.map((index) => lines[index] ?? "");
  return {
    ingredients: { refrigerated: texts.slice(0, chosen.size), other: texts.slice(chosen.size) },
    place,
  };
}
