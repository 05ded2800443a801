/** A step as every screen, sheet and voice shows it, with the amounts that stand in its words marked. */
import { worthALook } from "@/lib/engine/check/summary";
import { amountInLanguage } from "@/lib/engine/language/quantities";
import { COOK_MODE } from "@/lib/engine/language/cook-mode";
import { labelsOf, labelWith } from "@/lib/engine/language/labels";
import { LINKING } from "@/lib/engine/language/linking";
import { tokenize } from "@/lib/engine/language/tokens";
import { unitAt } from "@/lib/engine/language/units";
import { chipOf } from "@/lib/engine/lines/chip";
import { flatIngredients, ownIngredients } from "@/lib/engine/recipe/content";
import type { Ingredients, Receipt, ReceiptIssue, Step } from "@/lib/engine/recipe/formatted";
import { type MarkupToken, parseMarkup, plainText, writeMarkup } from "@/lib/engine/recipe/markup";
import { sentenceSpans } from "@/lib/engine/speak/spoken-text";
import { unsaidOf } from "./chips-said";
import { withoutPartOpening } from "./easier-reading";
import { type ShownWord, withAmounts } from "./mention-amounts";

// An ingredient that an instruction names with its amount ("900 g beef", "3 garlic cloves") is marked as a whole: what a cook looks for in
// a sentence is how much of what. Only the mark grows; the words stay the recipe's.

/** Of the words before a mention, how far back an amount is looked for. */
const BEFORE_CHARS = 40;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Where the amount begins that ends right before a mention, "2 tbsp of the " included; -1 where none stands there. */
function amountStart(before: string, language: string): number {
  const from = Math.max(0, before.length - BEFORE_CHARS);
  const tokens = tokenize(before.slice(from));
  // The first may be the rest of a word that was cut.
  for (let i = from > 0 ? 1 : 0; i < tokens.length; i += 1) {
    const amount = amountInLanguage(tokens, i, language);
    if (!amount) continue;
    let rest = unitAt(tokens, amount.end)?.end ?? amount.end;
    while (COOK_MODE.betweenAmountAndName.has(tokens[rest]?.lower ?? "")) rest += 1;
    if (rest === tokens.length) return from + (tokens[i]?.start ?? 0);
  }
  return -1;
}

/** How much of the words behind a mention still belongs to what goes in: " cloves" behind "3 garlic". */
function restOfName(marked: string, behind: string, said: readonly string[]): number {
  const lower = marked.toLowerCase();
  const after = behind.toLowerCase();
  const rests = said
    .map((text) => text.toLowerCase())
    .filter((text) => text.startsWith(lower))
    .map((text) => text.slice(lower.length))
    .filter((rest) => after.startsWith(rest) && !LETTER_OR_DIGIT.test(after[rest.length] ?? ""));
  return Math.max(0, ...rests.map((rest) => rest.length));
}

/** The words with each amount that stands at a mention inside its mark. `said`: what goes in, as its line names it; `language`: the recipe's. */
export function markAmounts(
  words: readonly ShownWord[],
  said: readonly string[],
  language: string,
): ShownWord[] {
  const marked = words.map((word) => ({ ...word }));
  marked.forEach((word, index) => {
    if (word.kind !== "mention") return;
    const [before, behind] = [marked[index - 1], marked[index + 1]];
    // "a floured surface" is one surface, and no flour is counted.
    const isWork = LINKING.greased[word.text.toLowerCase()] !== undefined;
    const start = before?.kind === "text" && !isWork ? amountStart(before.text, language) : -1;
    if (before && start >= 0) {
      word.text = before.text.slice(start) + word.text;
      before.text = before.text.slice(0, start);
    }
    const rest = behind?.kind === "text" ? restOfName(word.text, behind.text, said) : 0;
    if (behind && rest > 0) {
      word.text += behind.text.slice(0, rest);
      behind.text = behind.text.slice(rest);
    }
  });
  return marked.filter(({ text }) => text !== "");
}

// A step as every screen, sheet and voice shows it: its lines to do, each with what goes in there. Recipes from before there were actions
// are shown by their sentences, with the step's ingredients beside them. Nothing else derives this.

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
