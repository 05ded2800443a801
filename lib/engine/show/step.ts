/**
 * A step as every screen, sheet and voice shows it: its lines to do, each with what goes in there. Recipes from before there were actions
 * are shown by their sentences, with the step's ingredients beside them. Nothing else derives this.
 */
import { worthALook } from "@/lib/engine/check/summary";
import { labelsOf, labelWith } from "@/lib/engine/language/labels";
import { chipOf } from "@/lib/engine/lines/chip";
import { flatIngredients, ownIngredients } from "@/lib/engine/recipe/content";
import type { Ingredients, Receipt, ReceiptIssue, Step } from "@/lib/engine/recipe/formatted";
import { parseMarkup, plainText, writeMarkup, type MarkupToken } from "@/lib/engine/recipe/markup";
import { sentenceSpans } from "@/lib/engine/speak/spoken-text";
import { markAmounts } from "./marked-amounts";
import { withAmounts, type ShownWord } from "./mention-amounts";
import { withoutPartOpening } from "./part-opening";
import { unsaidOf } from "./said";

export type ShownChip = {
  /** The amount that goes in here, and the food: "1 tbsp olive oil". */
  text: string;
  /** What the shopping list has of it, where that is more: "of 3 tbsp". */
  of: string | null;
  /** What preparation did to it: "in wedges". */
  prepared: string | null;
  /** The text did not decide it. */
  guessed: boolean;
};

export type ShownLine = {
  /** Light markup. */
  text: string;
  /** Its words, and the amounts that are shown beside the names among them. */
  words: ShownWord[];
  chips: ShownChip[];
  /** The chips that only these amounts tell; a voice or a screen reader has the list instead. */
  told: ShownChip[];
  /** The chips that neither words nor amounts tell. */
  own: ShownChip[];
  /** Added by Plainspoon, not said by the source. */
  ours: boolean;
  /** Where the line stands in the plain text of all lines, as it is read aloud: `[start, end)`. */
  start: number;
  end: number;
};

export type ShownStep = {
  lines: ShownLine[];
  /** What the whole step uses, none twice. */
  chips: ShownChip[];
  /** Chips that belong to the step and to no line of it: in recipes without actions, and lines added by a cook. */
  loose: ShownChip[];
};

/**
 * The steps that are prepared before all cooking, and all others in the recipe's order. What is prepared later, the butter that is melted on
 * the second day, stays where it is done.
 */
export function preparedFirst(steps: readonly Step[]): { prep: Step[]; cooking: Step[] } {
  const first = steps.findIndex((step) => !step.isPrep);
  const count = first < 0 ? steps.length : first;
  return { prep: steps.slice(0, count), cooking: steps.slice(count) };
}

const bare = (text: string): ShownChip => ({ text, of: null, prepared: null, guessed: false });

function distinct(chips: readonly ShownChip[]): ShownChip[] {
  const seen = new Set<string>();
  return chips.filter(({ text }) => {
    const key = text.toLowerCase();
    return seen.has(key) ? false : Boolean(seen.add(key));
  });
}

/** The part of the tokens that stands in `[start, end)` of their plain text. */
function cutTokens(tokens: readonly MarkupToken[], start: number, end: number): MarkupToken[] {
  let at = 0;
  return tokens.flatMap((token) => {
    const from = Math.max(0, start - at);
    const to = Math.min(token.text.length, end - at);
    at += token.text.length;
    return to > from ? [{ ...token, text: token.text.slice(from, to) }] : [];
  });
}

/** A recipe from before there were actions: its sentences as lines, its ingredients beside them all. */
function fromSentences(step: Step, language: string): ShownStep {
  const tokens = parseMarkup(step.instruction);
  const chips = step.ingredients.map(bare);
  const lines = sentenceSpans(plainText(step.instruction)).map(({ start, end }) => {
    const ofLine = cutTokens(tokens, start, end);
    return {
      text: writeMarkup(ofLine),
      words: markAmounts(withAmounts(ofLine, chips, language).words, step.ingredients, language),
      chips: [],
      told: [],
      own: [],
      ours: false,
      start,
      end,
    };
  });
  return { lines, chips, loose: chips };
}

/** What a step shows; `list` is the shopping list for the same servings, `language` the recipe's. */
export function shownStep(step: Step, list: Ingredients, language: string): ShownStep {
  if (step.actions === undefined || step.actions.length === 0) return fromSentences(step, language);
  const texts = flatIngredients(list);
  let at = 0;
  const lines = step.actions.map((action): ShownLine => {
    const plain = plainText(action.text);
    const start = at;
    at += plain.length + 1;
    const chips = distinct(
      action.uses
        .filter(({ line }) => texts[line] !== undefined)
        .map(({ line, amount, guessed = false }) => {
          const chip = chipOf(texts[line] ?? "", amount);
          const of = chip.of === null ? null : labelWith(labelsOf(language).ofAll, chip.of);
          return { ...chip, of, prepared: step.isPrep ? null : chip.prepared, guessed };
        }),
    );
    const unsaid = unsaidOf(chips, plain);
    const { words, untold } = withAmounts(parseMarkup(action.text), unsaid, language);
    return {
      text: action.text,
      words: withoutPartOpening(
        markAmounts(
          words,
          chips.map((chip) => chip.text),
          language,
        ),
        step.section,
        language,
      ),
      chips,
      told: unsaid.filter((chip) => !untold.includes(chip)),
      own: untold,
      ours: action.ours === true,
      start,
      end: start + plain.length,
    };
  });
  const ofLines = lines.flatMap(({ chips }) => chips);
  const known = new Set(ofLines.map(({ text }) => text.toLowerCase()));
  const loose = step.ingredients.filter((text) => !known.has(text.toLowerCase())).map(bare);
  return { lines, chips: distinct([...ofLines, ...loose]), loose };
}

/** A stretch of a step as a page or a sheet has it: its words with their amounts, and what they use and do not tell. */
export type ShownParagraph = Pick<ShownLine, "words" | "told" | "own" | "ours">;

/** A step on a page: a paragraph for each line; a recipe from before there were lines keeps its one paragraph. */
export function shownParagraphs(step: Step, list: Ingredients, language: string): ShownParagraph[] {
  if (step.actions === undefined || step.actions.length === 0) {
    const unsaid = ownIngredients(step).map(bare);
    const { words, untold } = withAmounts(parseMarkup(step.instruction), unsaid, language);
    const told = unsaid.filter((chip) => !untold.includes(chip));
    return [{ words: markAmounts(words, step.ingredients, language), told, own: untold, ours: false }];
  }
  const { lines, loose } = shownStep(step, list, language);
  return lines.map(({ words, told, own, ours }, index) => ({
    words,
    told,
    own: index === lines.length - 1 ? [...own, ...loose] : own,
    ours,
  }));
}

/** True where every line of the step was added by Plainspoon. */
export const isOurs = (step: Step): boolean =>
  step.actions !== undefined && step.actions.length > 0 && step.actions.every(({ ours }) => ours === true);

/** At most three things to look at, the most harmful ones, and what stands behind "more". */
export function issuesToShow(receipt: Pick<Receipt, "issues">): {
  first: ReceiptIssue[];
  more: ReceiptIssue[];
} {
  const first = worthALook(receipt);
  return { first, more: worthALook(receipt, receipt.issues.length).slice(first.length) };
}

/** Those of them that stand beside the line `action` (from 0) of step `step`; an issue about a whole step stands at its first line. */
export const issuesAt = (issues: readonly ReceiptIssue[], step: number, action: number): ReceiptIssue[] =>
  issues.filter((issue) => issue.step === step && (issue.action ?? 0) === action);
