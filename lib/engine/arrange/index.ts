/** Arranges linked actions into steps: preparation first, then stretches of one to three actions. */
import type { IngredientLine } from "@/lib/engine/lines/ingredient-line";
import type { ArrangedStep, LinkedAction } from "@/lib/engine/recipe/stages";
import { prepFromList } from "./prep";

const MOST_ACTIONS = 3;

/** The steps of a recipe, in the order to cook by. Never throws. */
export function arrangeSteps(
  lines: readonly IngredientLine[],
  actions: readonly LinkedAction[],
): ArrangedStep[] {
  const steps: ArrangedStep[] = prepFromList(lines, new Set()).map((prep) => ({
    preparation: true,
    actions: [
      {
        text: prep.text,
        instruction: -1,
        opensSentence: true,
        preparation: true,
        seconds: [],
        uses: prep.lines.map((line) => ({ line, amount: "all", decidedBy: "name" })),
        mentions: [],
      },
    ],
  }));
  for (const action of actions) {
    const last = steps.at(-1);
    const joins =
      last !== undefined &&
      last.preparation === action.preparation &&
      last.part === action.part &&
      last.actions.length < MOST_ACTIONS &&
      last.actions[0]?.instruction === action.instruction;
    if (joins) last.actions.push(action);
    else
      steps.push({
        ...(action.part === undefined ? {} : { part: action.part }),
        preparation: action.preparation,
        actions: [action],
      });
  }
  return steps;
}
