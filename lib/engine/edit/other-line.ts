/** Where two lines of the list are possible, the cook takes the other one: "Use 85 g butter instead". */
import { chipText, chipTexts } from "@/lib/engine/lines/chip";
import { flatIngredients } from "@/lib/engine/recipe/content";
import type { Action, FormattedContent, Receipt, ReceiptIssue, Step } from "@/lib/engine/recipe/formatted";

/** `step` is the step's number; `action`, `use` and `line` count from 0. */
export type OtherLine = { step: number; action: number; use: number; line: number };

/** The choice that an issue offers, or null when it offers none that is still there. */
export function choiceOf(
  content: FormattedContent,
  { step, action, instead }: ReceiptIssue,
): OtherLine | null {
  if (step === undefined || action === undefined || instead === undefined) return null;
  const uses = content.steps.find(({ number }) => number === step)?.actions?.[action]?.uses ?? [];
  const use = uses.findIndex(({ line }) => line === instead.line);
  const isThere = flatIngredients(content.ingredients)[instead.other] !== undefined;
  return use < 0 || !isThere ? null : { step, action, use, line: instead.other };
}

/** A step whose chips follow its actions; what was shown beside them stays. */
function withChips(before: Step, actions: Action[], lines: readonly string[]): Step {
  const chips = (of: readonly Action[]) =>
    chipTexts(
      of.flatMap(({ uses }) => uses),
      lines,
    );
  const old = new Set(chips(before.actions ?? []));
  return {
    ...before,
    actions,
    ingredients: [...chips(actions), ...before.ingredients.filter((text) => !old.has(text))],
  };
}

/**
 * The recipe with the other line in that use. Where the other line was guessed for one other place, that place takes the first one's, so
 * that neither is used twice. The receipt forgets what was asked; its other issues stay. Null when there is no such use or line.
 */
export function takeOtherLine(content: FormattedContent, choice: OtherLine): FormattedContent | null {
  const lines = flatIngredients(content.ingredients);
  const from = content.steps.find(({ number }) => number === choice.step)?.actions?.[choice.action]?.uses[
    choice.use
  ];
  if (from === undefined || lines[choice.line] === undefined || from.line === choice.line) return null;
  const guesses = content.steps.flatMap(({ number, actions = [] }) =>
    actions.flatMap(({ uses }, action) =>
      uses.flatMap(({ line, guessed }, use) =>
        guessed && line === choice.line ? [{ step: number, action, use }] : [],
      ),
    ),
  );
  const swapped = guesses.length === 1 ? guesses[0] : undefined;
  const lineAt = (step: number, action: number, use: number): number | null => {
    const is = (place: { step: number; action: number; use: number } | undefined) =>
      place?.step === step && place.action === action && place.use === use;
    if (is(choice)) return choice.line;
    return is(swapped) ? from.line : null;
  };
  const steps = content.steps.map((step) => {
    const { number, actions } = step;
    if (actions === undefined || (number !== choice.step && number !== swapped?.step)) return step;
    const taken = actions.map((action, index) => ({
      ...action,
      uses: action.uses.map((use, place) => {
        const line = lineAt(number, index, place);
        return line === null ? use : { line, amount: use.amount };
      }),
    }));
    return withChips(step, taken, lines);
  });
  const isAnswered = ({ step, action, instead, lines: about }: ReceiptIssue) =>
    (step === choice.step && action === choice.action && instead?.line === from.line) ||
    (swapped !== undefined &&
      step === swapped.step &&
      action === swapped.action &&
      instead?.line === choice.line) ||
    (step === undefined && about?.length === 1 && about[0] === choice.line);
  const { receipt } = content;
  if (receipt === undefined) return { ...content, steps };
  const issues = receipt.issues.filter((issue) => !isAnswered(issue));
  return { ...content, steps, receipt: counted({ ...receipt, issues }, steps) };
}

/** The receipt with what is placed and decided counted anew. */
function counted(receipt: Receipt, steps: readonly Step[]): Receipt {
  const uses = steps.flatMap(({ actions = [] }) => actions.flatMap((action) => action.uses));
  const placed = new Set(uses.map(({ line }) => line)).size;
  const { ingredients } = receipt;
  return {
    ...receipt,
    ingredients: {
      ...ingredients,
      placed: Math.max(ingredients.placed, Math.min(ingredients.total, placed)),
    },
    ...(receipt.uses && {
      uses: { ...receipt.uses, decided: receipt.uses.total - uses.filter(({ guessed }) => guessed).length },
    }),
  };
}

/** What the cook reads on the button: "85 g butter", and the whole line where the two lines would read alike. */
export function choiceText({ ingredients, steps }: FormattedContent, choice: OtherLine): string {
  const lines = flatIngredients(ingredients);
  const use = steps.find(({ number }) => number === choice.step)?.actions?.[choice.action]?.uses[choice.use];
  const textOf = (line: number | undefined) => chipText(lines[line ?? -1] ?? "", use?.amount ?? "all");
  const text = textOf(choice.line);
  return text === textOf(use?.line) ? (lines[choice.line] ?? text) : text;
}
